import type { APIRequestContext } from '@playwright/test'
import { offerNow } from './shop-api.ts'

export type ListedProduct = { id: number; style: string; slug: string; colour: string }

/** The products of a listing page in order, read from its HTML. */
export async function listedProducts(request: APIRequestContext, path: string): Promise<ListedProduct[]> {
  const html = await (await request.get(path)).text()
  return [...html.matchAll(/<article[^>]*data-style="(\w+)"[\s\S]*?href="[^"]*\/p\/(\d+)\/([^/"]+)\/([^"?]+)/g)].map(
    ([, style = '', id, slug = '', colour = '']) => ({
      id: Number(id),
      style,
      slug,
      colour: decodeURIComponent(colour).replaceAll('_', ' '),
    }),
  )
}

/**
 * The API's response to quick add for a product: its purchasable variants. Variants without tracked stock count as
 * having many units.
 */
export type QuickOffer = {
  sizes: string[]
  lengths: string[]
  variants: { id: number; size: string; length: string; units: number }[]
}

export async function quickOffer(
  request: APIRequestContext,
  product: { id: number; colour: string },
): Promise<QuickOffer> {
  const offer = await offerNow(request, product)
  return {
    sizes: offer.sizes,
    lengths: offer.lengths,
    variants: offer.variants.map(([variantId, , size, length, , , units]) => ({
      id: variantId,
      size: offer.sizes[size] ?? '',
      length: offer.lengths[length] ?? '',
      units: units ?? 1000,
    })),
  }
}
