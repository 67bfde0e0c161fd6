import type { APIRequestContext } from '@playwright/test'

export type ListedProduct = { id: number; style: string; slug: string; colour: string }

/** The products of a listing page in order, read from its HTML. */
export async function listedProducts(request: APIRequestContext, path: string): Promise<ListedProduct[]> {
  const html = await (await request.get(path)).text()
  return [...html.matchAll(/<article[^>]*data-style="(\w+)"[\s\S]*?href="[^"]*\/p\/(\d+)\/([^/"]+)\/([^"?]+)/g)].map(([, style = '', id, slug = '', colour = '']) => ({
    id: Number(id),
    style,
    slug,
    colour: decodeURIComponent(colour).replaceAll('_', ' '),
  }))
}
