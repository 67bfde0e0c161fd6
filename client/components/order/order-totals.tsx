import { formatMoney, type Money } from '#shared/domain/money.ts'
import { type Order, paidOtherwise } from '#shared/domain/order.ts'
import * as messages from '#shared/messages/shop.ts'

/** The amounts of an order. The rows add up to the total, and those below it to what was paid by other means. */
export function OrderTotals({ order }: { order: Order }) {
  const { subtotal, discount, discountNames, shipping, fees, tax, total } = order
  return (
    <dl className="totals">
      <Row label={messages.bag.subtotal} text={formatMoney(subtotal)} />
      <AmountRow label={[messages.order.discount, ...discountNames].join(' · ')} amount={discount} isTakenOff />
      <Row label={messages.order.delivery} text={shippingText(shipping)} />
      <AmountRow label={messages.order.fees} amount={fees} />
      <AmountRow label={messages.order.tax} amount={tax} />
      <Row label={messages.bag.total} text={formatMoney(total)} isTotal />
      <Payment order={order} />
      <AmountRow label={messages.order.refunded} amount={order.refunded} isTakenOff />
    </dl>
  )
}

/** How the total was paid, if not in one way. */
function Payment({ order }: { order: Order }) {
  const { storeCredit, giftCertificates, status } = order
  if (storeCredit.amount + giftCertificates.amount === 0) return null
  const isOpen = status === 'Open' || status === 'Pending'
  return (
    <>
      <AmountRow label={messages.order.giftCertificates} amount={giftCertificates} isTakenOff />
      <AmountRow label={messages.order.storeCredit} amount={storeCredit} isTakenOff />
      {order.stage !== 'cancelled' && (
        <Row label={isOpen ? messages.order.toPay : messages.order.paid} text={formatMoney(paidOtherwise(order))} />
      )}
    </>
  )
}

/** No row without an amount. */
function AmountRow({ label, amount, isTakenOff }: { label: string; amount: Money | null; isTakenOff?: boolean }) {
  if (!amount || amount.amount === 0) return null
  return <Row label={label} text={`${isTakenOff ? '−' : ''}${formatMoney(amount)}`} />
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
