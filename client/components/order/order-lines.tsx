import { orderLineOptions, orderLinePicture } from './order-line.ts'
import { imageUrl, productImageSize } from '#shared/domain/media.ts'
import { formatMoney } from '#shared/domain/money.ts'
import type { OrderLine } from '#shared/domain/order.ts'
import type { Market } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'

export function OrderLines({ lines, market, mediaBase }: { lines: OrderLine[]; market: Market; mediaBase: string }) {
  return (
    <ul className="order-lines">
      {lines.map((line) => (
        <li key={line.id}>
          <img src={imageUrl(orderLinePicture(line, mediaBase), 200)} alt="" loading="lazy" {...productImageSize} />
          <div>
            <p className="order-lines__name">{line.name}</p>
            <p className="order-lines__options">
              {orderLineOptions(line, market).join(', ')}
              {line.options.length > 0 && ' · '}
              {messages.order.quantity} {line.quantity}
            </p>
          </div>
          <p>{line.total.amount === 0 ? messages.order.free : formatMoney(line.total)}</p>
        </li>
      ))}
    </ul>
  )
}
