import type { ReactNode } from 'react'
import { OnlyAddress } from '../components/order/order-address.tsx'
import { OrderItems } from '../components/order/order-items.tsx'
import { OrderPresent } from '../components/order/order-present.tsx'
import { OrderTotals } from '../components/order/order-totals.tsx'
import { ReturnsLink } from '../components/order/returns-link.tsx'
import { Sentence } from '../components/sentence/sentence.tsx'
import { helpHref } from '../components/service-links.ts'
import { OrderDate } from './account/order-date.tsx'
import { type OrderAccountView, OrderAccount } from './order-account.tsx'
import { orderPurchase } from './order-purchase.ts'
import { deliveryPeriodText } from '#shared/delivery-dates.ts'
import type { DeliveryPeriod } from '#shared/domain/dispatch.ts'
import type { Order, OrderStage } from '#shared/domain/order.ts'
import { platformText } from '#shared/domain/platform-text.ts'
import { bagPath, marketPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'
import type { PageBase } from '#shared/views.ts'

/**
 * `order` is `null` without proof that the visitor placed it; the page then shows its number only (D-01). The page says
 * thanks for placed orders only.
 */
export type OrderConfirmationView = PageBase & {
  orderId: number
  stage: OrderStage
  order: Order | null
  expected: DeliveryPeriod | null
  /** `null` if the market's setting does not say. */
  returnDays: number | null
  helpLink: string | null
  account: OrderAccountView | null
}

/** The order confirmation. Without proof that the visitor placed the order it shows only its number (D-01). */
export function OrderConfirmationPage({
  market,
  mediaBase,
  orderId,
  stage,
  order,
  expected,
  returnDays,
  helpLink,
  account,
}: OrderConfirmationView) {
  if (stage !== 'placed') return <NotPlaced market={market} orderId={orderId} stage={stage} />
  return (
    <Confirmation orderId={orderId} title={messages.order.thanks} text={<Placed email={order?.email} />}>
      {order && (
        <div className="order-confirmation__order" data-purchase={JSON.stringify(orderPurchase(order))}>
          <OrderItems order={order} market={market} mediaBase={mediaBase} />
          <div>
            <OrderTotals order={order} />
            <OnlyAddress order={order} />
            <OrderPresent present={order.present} />
            <OrderFacts market={market} order={order} expected={expected} />
          </div>
        </div>
      )}
      <NextSteps
        market={market}
        isDelivered={order?.deliveries.length !== 0}
        returnDays={returnDays}
        helpLink={helpLink}
      />
      {order && account && <OrderAccount market={market} order={order} account={account} />}
      <ContinueLink href={marketPath(market, '/')} label={messages.order.keepShopping} />
    </Confirmation>
  )
}

/** The date of the order, and how and when it is delivered, and how it is paid. */
function OrderFacts({ market, order, expected }: { market: Market; order: Order; expected: DeliveryPeriod | null }) {
  const facts = [
    { label: messages.order.placedOn, fact: <OrderDate market={market} date={order.placedAt} /> },
    {
      label: messages.order.deliveryMethod,
      fact: [...new Set(order.deliveries.map(({ method }) => platformText(method)))].join(', '),
    },
    { label: messages.order.expected, fact: expected && deliveryPeriodText(expected, market.iso) },
    { label: messages.order.payment, fact: platformText(order.paymentMethod) },
  ]
  return (
    <dl className="order-confirmation__facts">
      {facts
        .filter(({ fact }) => fact)
        .map(({ label, fact }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
    </dl>
  )
}

function NextSteps({
  market,
  isDelivered,
  returnDays,
  helpLink,
}: Pick<OrderConfirmationView, 'market' | 'returnDays' | 'helpLink'> & { isDelivered: boolean }) {
  return (
    <section className="order-confirmation__next" aria-labelledby="order-next-title">
      <h2 id="order-next-title">{messages.order.nextTitle}</h2>
      <ol>
        {isDelivered && <li>{messages.order.nextSent}</li>}
        {isDelivered && (
          <li>
            <ReturnsLink market={market} returnDays={returnDays} />
          </li>
        )}
        <li>
          {messages.order.nextHelp} <a href={helpHref(market, { helpLink })}>{messages.shell.help}</a>
        </li>
      </ol>
    </section>
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
        href={marketPath(market, isUnfinished ? bagPath : '/')}
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
        <p className="order-confirmation__number">{messages.order.heading(orderId)}</p>
        <h1>{title}</h1>
        <p>{text}</p>
      </header>
      {children}
    </div>
  )
}

function Placed({ email }: { email: string | undefined }) {
  if (email === undefined) return messages.order.placedPlain
  return <Sentence text={messages.order.placed} parts={{ email: <b>{email}</b> }} />
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
