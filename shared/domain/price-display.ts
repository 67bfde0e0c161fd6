import type { PriceDisplay } from './promotions.ts'

/**
 * How a line's promotional price is shown: all units cheaper by one whole percentage as was and now with the percent;
 * all cheaper by the same otherwise with the money saved; a label alone where units differ, as in '3 for 2'.
 */
export function priceDisplay(price: number, savings: readonly number[]): PriceDisplay | null {
  const [first = 0] = savings
  if (savings.every((saving) => saving === 0)) return null
  if (savings.some((saving) => saving !== first)) return 'microLabel'
  return isWholePercent(price, first) ? 'percentOffWasNowPrice' : 'moneyOffWasNowPrice'
}

/** Whether some whole percentage of the price, rounded up to the minor unit, is the saving. */
function isWholePercent(price: number, saving: number): boolean {
  const percent = Math.floor((saving * 100) / price)
  return percent > 0 && Math.ceil((price * percent) / 100) === saving
}
