import { cartTotals } from '../../../shared/domain/cart.ts'
import { formatMoney } from '../../../shared/domain/money.ts'
import { marketPath } from '../../../shared/markets.ts'
import { messages } from '../../../shared/messages/en.ts'
import type { BagView } from '../../../shared/views.ts'

export function BagSummary({ view }: { view: BagView }) {
  const { subtotal, special } = cartTotals(view.cart)
  const saved = subtotal.amount - special.amount
  return (
    <section className="bag-summary" aria-labelledby="bag-summary-title">
      <h2 id="bag-summary-title">{messages.bag.summary}</h2>
      <dl className="totals">
        <div className="totals__row">
          <dt>{messages.bag.subtotal}</dt>
          <dd>{formatMoney(subtotal)}</dd>
        </div>
        {saved > 0 && (
          <div className="totals__row">
            <dt>{messages.bag.saved}</dt>
            <dd>{formatMoney({ ...subtotal, amount: saved })}</dd>
          </div>
        )}
        <div className="totals__row totals__row--total">
          <dt>{messages.bag.total}</dt>
          <dd>{formatMoney(special)}</dd>
        </div>
      </dl>
      <p className="bag-summary__note">{messages.bag.deliveryLater}</p>
      <a className="button button--wide" href={marketPath(view.market, '/checkout-identity')} data-checkout="">
        {messages.bag.checkout}
      </a>
    </section>
  )
}
