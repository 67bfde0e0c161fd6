import type { ProductView } from '../../components/product-view.ts'
import { categoryLevels } from '#shared/analytics/category-levels.ts'
import type { Ecommerce } from '#shared/analytics/events.ts'
import { toDecimal } from '#shared/domain/money.ts'
import { currentPrice } from '#shared/domain/price.ts'
import { brand } from '#shared/merchant.ts'

/** The page's product for analytics. A hidden price is left out. `value` is the price of one unit. */
export function viewedProduct({ product, colour, crumbs, market }: ProductView): Ecommerce {
  const { price } = product
  const value = price && toDecimal(currentPrice(price))
  return {
    currency: market.currency,
    ...(value !== null && { value }),
    items: [
      {
        item_id: product.style,
        product_id: product.id,
        item_name: product.name,
        item_brand: brand,
        ...categoryLevels(crumbs.slice(1, -1).map(({ label }) => label)),
        ...(colour !== null && { item_variant: colour }),
        ...(price && value !== null && { price: value, original_price: toDecimal(price.price) }),
        on_sale: price !== null && price.special !== null,
        quantity: 1,
      },
    ],
  }
}
