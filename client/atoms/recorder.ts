import { brand } from '../../shared/brand.ts'
import type { LineItem } from '../../shared/domain/cart.ts'
import { toDecimal } from '../../shared/domain/money.ts'
import { unitPrice } from '../../shared/domain/price-cart.ts'
import { baseSku } from '../../shared/domain/product.ts'
import { recordEvent, type ShopEvent } from '../api/record-event.ts'
import type { AddedToCart } from './added-to-cart.ts'
import { atom } from './jotai.ts'

/** Records analytics events. Tests pass their own. */
export const recorderAtom = atom<{ record: (event: ShopEvent) => void }>({ record: recordEvent })

/** The analytics event of an addition to the cart. Prices are the line's prices before promotions. */
export function additionEvent(added: Omit<AddedToCart, 'lineItemQuantity'>, line: LineItem | null): ShopEvent {
  const { sku, name, colour, size, length, quantity } = added
  const price = line?.listPrice ?? added.price
  const current = line ? unitPrice(line) : (added.specialPrice ?? added.price)
  return {
    event: 'add-to-cart',
    item_id: baseSku(sku),
    ...(line && { product_id: line.productId }),
    sku,
    item_name: name,
    item_brand: brand,
    item_variant: [colour, size, length].filter((part) => part !== null).join(' / '),
    price: toDecimal(current),
    original_price: toDecimal(price),
    on_sale: current.amount < price.amount,
    currency: price.currency,
    quantity,
  }
}
