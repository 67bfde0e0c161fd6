import { present, untilDone } from './recorded-fetch.ts'
import { sandboxServices } from './sandbox.ts'
import { openShop } from './shop.ts'
import type { CartEntity } from '#shared/domain/cart-entity-schema.ts'
import type { PlatformProduct, PlatformVariant } from '#shared/domain/product.ts'
import type { Promotions, PromotionsOutcome } from '#shared/domain/promotions.ts'
import { type Market, markets } from '#shared/markets.ts'

export type Synced = { cart: CartEntity; promotions: Promotions | null; outcome: PromotionsOutcome }
export type Sellable = { product: PlatformProduct; variant: PlatformVariant }

/** A browser in a market, with functions that add items to the cart and sync promotions. */
export function openPromotionsShop({
  market = markets.en,
  ...options
}: Parameters<typeof openShop>[0] & { market?: Market } = {}) {
  const shop = openShop(options)
  return {
    shop,
    call: (operation: string, argument: object = {}) => shop.call(operation, argument, market.prefix),
    add: ({ product, variant }: Sellable, quantity = 1) =>
      shop.call(
        'addCartItems',
        { data: { line_items: [{ product_id: product.id, variant_id: variant.id, quantity }] } },
        market.prefix,
      ),
    async callPromotions(operation: 'sync' | 'applyCoupon' | 'removeCoupon', argument: object = {}): Promise<Synced> {
      return (await shop.api(`${market.prefix}/api/promotions/${operation}`, argument)).json<Synced>()
    },
  }
}

/** The first products of a category: for each, one variant with at least `units` in stock. */
export async function findSellable(
  market: Market,
  path: readonly string[],
  { maximum, units = 9 }: { maximum: number; units?: number },
): Promise<Sellable[]> {
  const { services } = sandboxServices()
  let categories = await services.catalogue.categoryTree({ market }, untilDone())
  let categoryId = 0
  for (const name of path) {
    const category = present(
      categories.find((each) => each.name.toLowerCase() === name),
      `category ${name}`,
    )
    categoryId = category.id
    categories = category.children
  }
  const { products } = await services.catalogue.listing(
    { market, categoryId, refinements: { color: [], size: [] }, sort: 'featured', page: 1 },
    untilDone(),
  )
  const sold: Sellable[] = []
  for (const { id } of products) {
    if (sold.length === maximum) break
    const product = await services.catalogue.product({ market, id }, untilDone())
    const variant = product?.variants.find(({ isPurchasable, stock }) => isPurchasable && (stock ?? 0) >= units)
    if (product?.isAvailable && product.modifiers.length === 0 && variant) sold.push({ product, variant })
  }
  return sold
}
