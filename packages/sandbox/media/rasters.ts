import type { SandboxRequest } from '../env.ts'

/** The WebP of a drawing. `none` if the drawing itself is the response. */
export type Raster = { status: 'ready'; body: ReadableStream | null } | { status: 'waiting' } | { status: 'none' }

/** The vendor's `qlt=default` for WebP. */
const defaultQuality = 80

/** Finds the WebP of a drawing if the request accepts one: `fmt=auto` decides by the browser, `fmt=webp` asks for it. */
export async function findRaster(c: SandboxRequest, svg: string, query: URLSearchParams): Promise<Raster> {
  const { RASTERS: service } = c.env
  const format = query.getAll('fmt').at(-1)
  const isAccepted = format === 'webp' || (format === 'auto' && c.req.header('accept')?.includes('image/webp'))
  if (!service || !isAccepted) return { status: 'none' }
  const response = await service.fetch(`http://rasters/?quality=${qualityOf(query)}`, { method: 'POST', body: svg })
  if (response.status === 200) return { status: 'ready', body: response.body }
  return { status: 'waiting' }
}

function qualityOf(query: URLSearchParams): number {
  const quality = Number(query.getAll('fmt.webp.qlt').at(-1) ?? query.getAll('qlt').at(-1))
  return quality >= 1 && quality <= 100 ? Math.round(quality) : defaultQuality
}
