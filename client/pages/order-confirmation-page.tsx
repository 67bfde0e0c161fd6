import type { ReactNode } from 'react'
import type { Order, OrderStage } from '../../shared/domain/order.ts'
import { marketPath } from '../../shared/markets.ts'
import * as messages from '../../shared/messages/en.ts'
import type { PageBase } from '../../shared/views.ts'
import { OrderAddressCard } from '../components/order/order-address.tsx'
import { OrderLines } from '../components/order/order-lines.tsx'
import { OrderTotals } from '../components/order/order-totals.tsx'
import { type OrderAccountView, OrderAccount } from './order-account.tsx'
import { orderPurchase } from './order-purchase.ts'

/**
 * `order` is `null` without proof that the visitor placed it; the page then shows its number only (D-01). The page says
 * thanks for placed orders only.
 */
export type OrderConfirmationView = PageBase & {
  orderId: number
  stage: OrderStage
  order: Order | null
  account: OrderAccountView | null
}

/** The order confirmation. Without proof that the visitor placed the order it shows only its number (D-01). */
export function OrderConfirmationPage({ market, orderId, stage, order, account }: OrderConfirmationView) {
  if (stage !== 'placed') return <NotPlaced market={market} orderId={orderId} stage={stage} />
  return (
    <Confirmation orderId={orderId} title={messages.order.thanks} text={<Placed email={order?.email} />}>
      {order && (
        <div className="order-confirmation__order" data-purchase={JSON.stringify(orderPurchase(order))}>
          <OrderLines lines={order.lines} />
          <div>
            <OrderTotals order={order} />
            {order.shippingAddress && <OrderAddressCard address={order.shippingAddress} />}
          </div>
        </div>
      )}
      {order && account && <OrderAccount market={market} order={order} account={account} />}
      <ContinueLink href={marketPath(market, '/')} label={messages.order.keepShopping} />
    </Confirmation>
  )
}

/** An order that was not paid for, or was cancelled, gets no thanks. */
function NotPlaced({
  market,
  orderId,
  stage,
}: Pick<OrderConfirmationView, 'market' | 'orderId'> & { stage: Exclude<OrderStage, 'placed'> }) {
  const isUnfinished = stage === 'unfinished'
  return (
    <Confirmation
      orderId={orderId}
      title={messages.order[stage]}
      text={isUnfinished ? messages.order.unfinishedText : messages.order.cancelledText}
    >
      <ContinueLink
        href={marketPath(market, isUnfinished ? '/bag' : '/')}
        label={isUnfinished ? messages.order.toBag : messages.order.keepShopping}
      />
    </Confirmation>
  )
}

function Confirmation({
  orderId,
  title,
  text,
  children,
}: {
  orderId: number
  title: string
  text: ReactNode
  children: ReactNode
}) {
  return (
    <div className="order-confirmation">
      <header className="order-confirmation__header">
        <p className="order-confirmation__number">
          {messages.order.number} {orderId}
        </p>
        <h1>{title}</h1>
        <p>{text}</p>
      </header>
      {children}
    </div>
  )
}

function Placed({ email }: { email: string | undefined }) {
  if (email === undefined) return messages.order.placedPlain
  return (
    <>
      {messages.order.placed} <b>{email}</b>.
    </>
  )
}

function ContinueLink({ href, label }: { href: string; label: string }) {
  return (
    <p>
      <a className="button" href={href}>
        {label}
      </a>
    </p>
  )
}
