import type { WishlistFact } from '../api/record-event.ts'
import { ecommerceOf } from '../atoms/cart-events.ts'
import { pageProduct } from '../runtime/page-product.ts'
import { cardItem, ecommerceOfCards, placeOf, readCard } from '../runtime/product-card-data.ts'
import type { Ecommerce } from '#shared/analytics/events.ts'
import { brand } from '#shared/merchant.ts'

/** The saved product: from its cart line, its card, or its page. Otherwise it has only its id. */
export function wishlistProduct({ item, line }: WishlistFact, page: Document = document): Ecommerce {
  const { productId } = item
  if (line) return ecommerceOf([{ line, quantity: 1 }], { currency: line.listPrice.currency })
  const shown = pageProduct(page)
  if (shown?.items[0]?.product_id === productId) return shown
  const card = page.querySelector<HTMLElement>(`.product-card[data-product="${productId}"]`)
  if (!card) return { items: [{ item_id: String(productId), product_id: productId, item_name: '', item_brand: brand }] }
  const place = placeOf(card, page)
  return ecommerceOfCards([cardItem(readCard(card), place)], place)
}
