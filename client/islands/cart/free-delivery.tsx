import { formatMoney, money, type Money } from '#shared/domain/money.ts'
import { freeDelivery } from '#shared/messages/delivery-terms.ts'

/** How far the bag is from free standard delivery, in words and as a bar. */
export function FreeDelivery({ from, subtotal }: { from: Money; subtotal: Money }) {
  const missing = from.amount - subtotal.amount
  return (
    <div className="free-delivery">
      <p>{missing > 0 ? freeDelivery.missing(formatMoney(money(missing, from.currency))) : freeDelivery.reached}</p>
      <progress max={from.amount} value={Math.min(subtotal.amount, from.amount)} aria-hidden="true" />
    </div>
  )
}
