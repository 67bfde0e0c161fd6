import { formatMoney, type Money } from '#shared/domain/money.ts'
import type { Order } from '#shared/domain/order.ts'
import * as messages from '#shared/messages/shop.ts'

export function OrderTotals({ order }: { order: Order }) {
  return (
    <dl className="totals">
      <Row label={messages.bag.subtotal} text={formatMoney(order.subtotal)} />
      {order.discount.amount > 0 && (
        <Row
          label={[messages.order.discount, ...order.discountNames].join(' · ')}
          text={`−${formatMoney(order.discount)}`}
        />
      )}
      <Row label={messages.order.delivery} text={shippingText(order.shipping)} />
      {order.fees.amount > 0 && <Row label={messages.order.fees} text={formatMoney(order.fees)} />}
      {order.tax.amount > 0 && <Row label={messages.order.tax} text={formatMoney(order.tax)} />}
      <Row label={messages.bag.total} text={formatMoney(order.total)} isTotal />
    </dl>
  )
}

function Row({ label, text, isTotal = false }: { label: string; text: string; isTotal?: boolean }) {
  return (
    <div className={isTotal ? 'totals__row totals__row--total' : 'totals__row'}>
      <dt>{label}</dt>
      <dd>{text}</dd>
    </div>
  )
}

function shippingText(shipping: Money): string {
  return shipping.amount === 0 ? messages.order.free : formatMoney(shipping)
}
