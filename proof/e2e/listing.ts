import type { APIRequestContext } from '@playwright/test'
import { markets } from '#shared/markets.ts'

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

type CompactVariant = [
  id: number,
  sku: string,
  size: number,
  length: number,
  price: number,
  special: number | null,
  units: number | null,
]

export async function quickOffer(
  request: APIRequestContext,
  { id, colour }: { id: number; colour: string },
): Promise<QuickOffer> {
  const origin = process.env['SHOP'] ?? ''
  const response = await request.post('/api/bigcommerce/getProductById', {
    headers: { origin, 'x-bigcommerce-channel-id': String(markets.en.defaultChannelId) },
    data: [{ entityId: id, color: colour }],
  })
  const { offer }: { offer: { sizes: string[]; lengths: string[]; variants: CompactVariant[] } } = await response.json()
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
