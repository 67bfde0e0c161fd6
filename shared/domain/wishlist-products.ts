import { moneyFromDecimal } from './money.ts'
import { stockLevel } from './stock.ts'
import type { WishlistEntity } from './wishlist-entity.ts'
import type { WishlistProduct } from './wishlist.ts'

/** Maps the products of an entity to saved products. */
export function toWishlistProducts({ wishlist_product_data }: WishlistEntity): WishlistProduct[] {
  return wishlist_product_data.data.map(
    ({ product_id, variant_id, price, options, is_withdrawn, pre_order, needs_choice, purchasable, ...product }) => ({
      ...product,
      colour: options.colour,
      size: options.size,
      ...(options.size_name !== undefined && { sizeName: options.size_name }),
      length: options.length,
      productId: product_id,
      variantId: variant_id,
      price: price && {
        price: moneyFromDecimal(price.regular, price.currency),
        special: price.special === null ? null : moneyFromDecimal(price.special, price.currency),
      },
      level: is_withdrawn ? 'unavailable' : stockLevel(product.stock),
      preOrder: pre_order,
      needsChoice: needs_choice,
      isPurchasable: purchasable,
    }),
  )
}
