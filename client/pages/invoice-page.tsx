import { Fragment } from 'react'
import { AddressLines } from '../components/address-lines.tsx'
import { optionTexts } from '../components/order/option-texts.ts'
import { OrderTotals } from '../components/order/order-totals.tsx'
import { presentFacts } from '../components/present/present-facts.ts'
import { OrderDate } from './account/order-date.tsx'
import { formatMoney } from '#shared/domain/money.ts'
import type { Order, OrderAddress } from '#shared/domain/order.ts'
import { platformText } from '#shared/domain/platform-text.ts'
import type { Market } from '#shared/markets.ts'
import { orderPage as messages } from '#shared/messages/order-page.ts'
import * as shop from '#shared/messages/shop.ts'

type InvoicePageProps = {
  market: Market
  order: Order
  /** Lines that name the seller. */
  seller: readonly string[]
  /** The page of the order. */
  back: string
}

/** The invoice of an order, for the screen and for paper. Its amounts are those of the order's page. */
export function InvoicePage({ market, order, seller, back }: InvoicePageProps) {
  const { id, placedAt, billing, deliveries, paymentMethod, taxInside } = order
  return (
    <div className="invoice">
      <header className="invoice__head">
        <h1>{messages.invoiceOf(id)}</h1>
        <address>
          {seller.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
      </header>
      <dl className="invoice__facts">
        <dt>{shop.order.placedOn}</dt>
        <dd>
          <OrderDate market={market} date={placedAt} />
        </dd>
        {paymentMethod !== '' && (
          <>
            <dt>{shop.order.payment}</dt>
            <dd>{platformText(paymentMethod)}</dd>
          </>
        )}
        {presentFacts(order.present).map(({ label, fact }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{fact}</dd>
          </Fragment>
        ))}
      </dl>
      <div className="invoice__addresses">
        <Address title={messages.billedTo} address={billing} />
        {deliveries.map((delivery) => (
          <Address key={delivery.id} title={shop.order.deliverTo} address={delivery.address} />
        ))}
      </div>
      <InvoiceLines market={market} order={order} />
      <OrderTotals order={order} />
      {taxInside.amount > 0 && <p>{messages.taxInside(formatMoney(taxInside))}</p>}
      <p className="invoice__back">
        <a href={back}>{messages.backToOrder}</a>
      </p>
    </div>
  )
}

function InvoiceLines({ market, order: { id, lines } }: Pick<InvoicePageProps, 'market' | 'order'>) {
  return (
    <table className="invoice__lines">
      <caption className="visually-hidden">{messages.linesOf(id)}</caption>
      <thead>
        <tr>
          {[messages.article, shop.order.quantity, messages.each, shop.order.total].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <th scope="row">
              {line.name}
              <small>
                {[line.sku, ...optionTexts(line, market).map(({ text }) => text)].filter(Boolean).join(' · ')}
              </small>
            </th>
            <td data-label={shop.order.quantity}>{line.quantity}</td>
            <td data-label={messages.each}>{formatMoney(line.price)}</td>
            <td data-label={shop.order.total}>{formatMoney(line.total)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Address({ title, address }: { title: string; address: OrderAddress }) {
  return (
    <section>
      <h2>{title}</h2>
      <AddressLines place={{ ...address, lines: [address.name, ...address.lines] }} />
    </section>
  )
}
