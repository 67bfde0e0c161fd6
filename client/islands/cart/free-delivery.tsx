import { type Cart, needsShipping } from '#shared/domain/cart.ts'
import { formatMoney, money, type Money } from '#shared/domain/money.ts'
import { freeDelivery } from '#shared/messages/delivery-terms.ts'

type FreeDeliveryProps = {
  /** In minor units; `null` if the market does not say. */
  from: number | null
  cart: Cart
  subtotal: Money
}

/** How far the cart is from free standard delivery, in words and as a bar. Nothing is said if nothing is sent. */
export function FreeDelivery({ from, cart, subtotal: { amount, currency } }: FreeDeliveryProps) {
  if (!from || !needsShipping(cart)) return null
  return (
    <p>
      <span>
        {amount < from ? freeDelivery.missing(formatMoney(money(from - amount, currency))) : freeDelivery.reached}
      </span>
      <progress max={from} value={Math.min(amount, from)} aria-hidden="true" />
    </p>
  )
}
