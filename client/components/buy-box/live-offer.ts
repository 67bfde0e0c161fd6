import type { LiveProduct } from '../../data/product.ts'
import type { ProductOffer } from '#shared/domain/offer.ts'

/** The facts that a page shows for a product in a colour. `asOf` is when the server read them, in seconds since 1970. */
export type ShownOffer = { offer: ProductOffer; isOnSale: boolean; asOf: number }

/** How long a page counts as fresh, in seconds: as long as the page cache serves it without revalidation. */
const freshSeconds = 30

/** True if a page may be outdated. A wrong clock only costs a request. */
export function isOld({ asOf }: Pick<ShownOffer, 'asOf'>, now: number): boolean {
  return Math.abs(now / 1000 - asOf) > freshSeconds
}

/**
 * The newer of the page's facts and the Worker's response. Sizes and lengths stay those of the page, so that nothing
 * moves. A variant that is missing from the response cannot be bought.
 */
export function newerOffer(page: ShownOffer, live: LiveProduct | undefined): ShownOffer {
  if (!live || live.asOf < page.asOf) return page
  const liveVariants = new Map(live.offer.variants.map((variant) => [variant[0], variant]))
  const variants = page.offer.variants.map((variant): ProductOffer['variants'][number] => {
    const [id, sku, size, length, price, special, units] = variant
    const current = liveVariants.get(id)
    return current
      ? [id, sku, size, length, current[4], current[5], current[6], current[7]]
      : [id, sku, size, length, price, special, units, 0]
  })
  const { preOrder } = live.offer
  return { offer: { ...page.offer, preOrder, variants }, isOnSale: live.isOnSale, asOf: live.asOf }
}
