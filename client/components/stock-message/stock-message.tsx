import type { StockLevel } from '#shared/domain/stock.ts'
import * as messages from '#shared/messages/shop.ts'

/** 'Currently unavailable', 'Sold Out' or the low stock message; nothing if there is enough stock. */
export function StockMessage({ level }: { level: StockLevel }) {
  if (level === 'available') return null
  return <p className={`stock-message stock-message--${level}`}>{texts()[level]}</p>
}

const texts = () => ({
  unavailable: messages.bag.unavailable,
  'sold-out': messages.bag.soldOut,
  low: messages.bag.low,
})
