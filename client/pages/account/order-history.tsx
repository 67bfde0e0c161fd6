import { PiecePicture } from '../../components/order/piece-picture.tsx'
import { OrderDate } from './order-date.tsx'
import { OrderStatusLabel } from './order-status.tsx'
import { formatMoney } from '#shared/domain/money.ts'
import type { OrderSummary } from '#shared/domain/order.ts'
import { marketPath, orderHistoryPath, orderPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'

/** The shown part of the history. `pages` counts the pages of all orders; those of 12 months are on one. */
export type OrderHistoryView = { orders: readonly OrderSummary[]; isComplete: boolean; page: number; pages: number }

type OrderHistoryProps = OrderHistoryView & { market: Market; mediaBase: string }

/** The customer's orders, latest first. A table on wide screens; cards with labels on phones. */
export function OrderHistory({ market, mediaBase, orders, isComplete, page, pages }: OrderHistoryProps) {
  const { order } = messages
  const otherView = (
    <a href={marketPath(market, orderHistoryPath({ isComplete: !isComplete }))}>
      {isComplete ? order.showWindow : order.showAll}
    </a>
  )
  if (orders.length === 0) {
    return (
      <>
        <p>
          {isComplete ? (
            order.noneEver
          ) : (
            <>
              {order.none} {otherView}
            </>
          )}
        </p>
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
      <p>
        {isComplete ? order.everyOrder : order.window} {otherView}
      </p>
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
          {orders.map((summary) => (
            <OrderRow key={summary.id} {...{ summary, market, mediaBase }} />
          ))}
        </tbody>
      </table>
      {pages > 1 && (
        <nav className="order-history__pages" aria-label={order.pages}>
          {page > 1 && (
            <a rel="prev" href={marketPath(market, orderHistoryPath({ isComplete, page: page - 1 }))}>
              {order.newer}
            </a>
          )}
          {page < pages && (
            <a rel="next" href={marketPath(market, orderHistoryPath({ isComplete, page: page + 1 }))}>
              {order.older}
            </a>
          )}
        </nav>
      )}
    </>
  )
}

type OrderRowProps = Pick<OrderHistoryProps, 'market' | 'mediaBase'> & { summary: OrderSummary }

function OrderRow({ summary, market, mediaBase }: OrderRowProps) {
  const { order } = messages
  const { id, placedAt, status, itemCount, pieces, total } = summary
  return (
    <tr>
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
        <span className="order-history__pieces">
          {pieces.map((piece) => (
            <PiecePicture key={piece.id} piece={piece} mediaBase={mediaBase} />
          ))}
        </span>
      </td>
      <td className="order-history__total">{formatMoney(total)}</td>
    </tr>
  )
}
