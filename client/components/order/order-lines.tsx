import { formatMoney } from '../../../shared/domain/money.ts'
import type { OrderLine } from '../../../shared/domain/order.ts'
import * as messages from '../../../shared/messages/en.ts'

export function OrderLines({ lines }: { lines: OrderLine[] }) {
  return (
    <ul className="order-lines">
      {lines.map((line) => (
        <li key={line.id}>
          <div>
            <p className="order-lines__name">{line.name}</p>
            <p className="order-lines__options">
              {line.options.map(({ value }) => value).join(', ')}
              {line.options.length > 0 && ' · '}
              {messages.order.quantity} {line.quantity}
            </p>
          </div>
          <p>{formatMoney(line.total)}</p>
        </li>
      ))}
    </ul>
  )
}
