import type { PriceDisplay } from './promotions.ts'

/**
 * Display of a line's promotional price. If all units save the same whole percentage: was and now with the percentage.
 * If they save the same amount: was and now with the amount. If units differ, as in '3 for 2': a label only.
 */
export function priceDisplay(price: number, savings: readonly number[]): PriceDisplay | null {
  const [first = 0] = savings
  if (savings.every((saving) => saving === 0)) return null
  if (savings.some((saving) => saving !== first)) return 'microLabel'
  return isWholePercent(price, first) ? 'percentOffWasNowPrice' : 'moneyOffWasNowPrice'
}

/** True if the saving is a whole percentage of the price, rounded up to minor units. */
function isWholePercent(price: number, saving: number): boolean {
  const percent = Math.floor((saving * 100) / price)
  return percent > 0 && Math.ceil((price * percent) / 100) === saving
}
