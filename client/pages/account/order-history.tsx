import { OrderDate } from './order-date.tsx'
import { OrderStatusLabel } from './order-status.tsx'
import { formatMoney } from '#shared/domain/money.ts'
import type { OrderSummary } from '#shared/domain/order.ts'
import { orderPath } from '#shared/links.ts'
import { type Market, marketPath } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'

/** The customer's orders, latest first. A table on wide screens; cards with labels on phones. */
export function OrderHistory({ market, orders }: { market: Market; orders: readonly OrderSummary[] }) {
  const { order } = messages
  if (orders.length === 0) {
    return (
      <>
        <p>{order.none}</p>
        <p>
          <a className="button" href={marketPath(market, '/')}>
            {order.keepShopping}
          </a>
        </p>
      </>
    )
  }
  return (
    <>
      <p>{order.window}</p>
      <table className="order-history">
        <thead>
          <tr>
            {[order.number, order.date, order.status, order.items, order.total].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {orders.map(({ id, placedAt, status, itemCount, total }) => (
            <tr key={id}>
              <th scope="row" data-label={order.number}>
                <a href={marketPath(market, orderPath(id))}>
                  <span className="visually-hidden">{order.view} </span>
                  {id}
                </a>
              </th>
              <td>
                <OrderDate market={market} date={placedAt} />
              </td>
              <td className="order-history__status">
                <OrderStatusLabel status={status} />
              </td>
              <td className="order-history__items" data-label={order.items}>
                {itemCount}
              </td>
              <td className="order-history__total">{formatMoney(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
