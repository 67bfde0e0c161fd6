import { type Request, Response } from 'miniflare'
import type { RasterStore } from './raster-store.ts'

/** The binding by which the sandbox gets WebP pictures: 200 with the picture, or 202 while it is being made. */
export function rasterService(store: RasterStore): (request: Request) => Promise<Response> {
  return async (request) => {
    const quality = Number(new URL(request.url).searchParams.get('quality'))
    const found = store.find(await request.text(), quality)
    return found ? new Response(found) : new Response(null, { status: 202 })
  }
}
