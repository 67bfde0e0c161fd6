import type { StockLevel } from '#shared/domain/stock.ts'
import * as messages from '#shared/messages/shop.ts'

/** 'Sold Out' or the low stock message; nothing if there is enough stock. */
export function StockMessage({ level }: { level: StockLevel }) {
  if (level === 'available') return null
  return (
    <p className={`stock-message stock-message--${level}`}>
      {level === 'sold-out' ? messages.bag.soldOut : messages.bag.low}
    </p>
  )
}
