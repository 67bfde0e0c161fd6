import type { CartFact, Units } from '../api/cart-fact.ts'
import type { Ecommerce, EventCart, EventItem, ShopEvent } from '#shared/analytics/events.ts'
import { itemVariant } from '#shared/analytics/item-variant.ts'
import { maxEventItems } from '#shared/analytics/settings.ts'
import { cartQuantity, type Cart } from '#shared/domain/cart.ts'
import { multiplyMoney, toDecimal } from '#shared/domain/money.ts'
import { priceBeforeSale, unitPrice } from '#shared/domain/price-cart.ts'
import { baseSku } from '#shared/domain/product.ts'
import { brand } from '#shared/merchant.ts'

/** The event of a fact about the cart. Prices are the platform's, before promotions. Part of the analytics chunk. */
export function toCartEvent({ event, cart, ...fact }: CartFact): ShopEvent {
  if (event === 'add-to-cart' && 'added' in fact)
    return { event, ecommerce: ecommerceOfAddition(fact), cart: eventCart(cart) }
  if (event === 'add-to-cart' || event === 'remove_from_cart')
    return { event, ecommerce: ecommerceOf('units' in fact ? fact.units : [], cart), cart: eventCart(cart) }
  if (event === 'view_cart') return { event, ecommerce: ecommerceOfCart(cart), cart: eventCart(cart) }
  const coupon = cart.coupons.map(({ code }) => code).join(',')
  return { event, ecommerce: { ...ecommerceOfCart(cart), ...(coupon && { coupon }), ...fact } } as ShopEvent
}

/** The cart of analytics: no items and value 0 for an empty cart (TRK-18). */
export function eventCart(cart: Cart): EventCart {
  const { value = 0, items } = ecommerceOfCart(cart)
  return { quantity: cartQuantity(cart), value, currency: cart.currency, items }
}

/** Units of cart lines as an event's items. */
export function ecommerceOf(units: readonly Units[], { currency }: Pick<Cart, 'currency'>): Ecommerce {
  const value = units.reduce((sum, { line, quantity }) => sum + unitPrice(line).amount * quantity, 0)
  return { currency, value: toDecimal({ amount: value, currency }), items: units.slice(0, maxEventItems).map(itemOf) }
}

function ecommerceOfCart(cart: Cart): Ecommerce {
  return ecommerceOf(
    cart.lineItems.map((line) => ({ line, quantity: line.quantity })),
    cart,
  )
}

/** The added product with the prices of its line, or with those that the page showed if the line is unknown. */
function ecommerceOfAddition({ added, line }: Pick<Extract<CartFact, { added: object }>, 'added' | 'line'>): Ecommerce {
  const { sku, name, colour, size, length, quantity } = added
  const original = line ? priceBeforeSale(line) : added.price
  const price = line ? unitPrice(line) : (added.specialPrice ?? added.price)
  const item = {
    item_id: baseSku(sku),
    ...(line && { product_id: line.productId }),
    sku,
    item_name: name,
    item_brand: brand,
    item_variant: [colour, size, length].filter((part) => part !== null).join(' / '),
    price: toDecimal(price),
    original_price: toDecimal(original),
    on_sale: price.amount < original.amount,
    quantity,
  }
  return { currency: price.currency, value: toDecimal(multiplyMoney(price, quantity)), items: [item] }
}

function itemOf({ line, quantity }: Units): EventItem {
  const price = unitPrice(line)
  const original = priceBeforeSale(line)
  return {
    item_id: baseSku(line.sku),
    product_id: line.productId,
    sku: line.sku,
    item_name: line.name,
    item_brand: brand,
    ...itemVariant(line),
    price: toDecimal(price),
    original_price: toDecimal(original),
    on_sale: price.amount < original.amount,
    quantity,
  }
}
