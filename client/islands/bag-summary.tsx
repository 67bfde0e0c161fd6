import { cartTotals } from '../../shared/domain/cart.ts'
import type { CartEntity } from '../../shared/domain/cart-entity-schema.ts'
import { formatMoney, type Money } from '../../shared/domain/money.ts'
import * as messages from '../../shared/messages/en.ts'
import { hasPendingQuantitiesAtom } from '../atoms/quantities.ts'
import { defineIsland } from '../runtime/define-island.tsx'
import { useVisitorValue } from '../runtime/use-visitor-value.ts'
import { CheckoutLink } from './bag/checkout-link.tsx'
import { useBagPage } from './bag/use-bag-page.ts'

/** Totals of the bag page and the way to the checkout; follows the lines. */
function BagSummary({ cart: entity, prefix }: { cart: CartEntity; prefix: string }) {
  const { cart } = useBagPage(entity)
  const isPending = useVisitorValue(hasPendingQuantitiesAtom, false)
  const { subtotal, special } = cartTotals(cart)
  const saved = subtotal.amount - special.amount
  return (
    <section className="bag-summary" aria-labelledby="bag-summary-title" aria-busy={isPending}>
      <h2 id="bag-summary-title">{messages.bag.summary}</h2>
      <dl className="totals">
        <Row label={messages.bag.subtotal} value={subtotal} />
        {saved > 0 && <Row label={messages.bag.saved} value={{ ...subtotal, amount: saved }} />}
        <Row label={messages.bag.total} value={special} isTotal />
      </dl>
      <p className="bag-summary__note">{messages.bag.deliveryLater}</p>
      <CheckoutLink className="button button--wide" prefix={prefix} />
    </section>
  )
}

function Row({ label, value, isTotal = false }: { label: string; value: Money; isTotal?: boolean }) {
  return (
    <div className={isTotal ? 'totals__row totals__row--total' : 'totals__row'}>
      <dt>{label}</dt>
      <dd>{formatMoney(value)}</dd>
    </div>
  )
}

export default defineIsland('bag-summary', 'load', BagSummary)
