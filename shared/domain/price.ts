import type { Money } from './money.ts'

/** What a shopper is shown: `special` is set only when it is below `price` (D-58). */
export type Price = { price: Money; special: Money | null }

export function currentPrice({ price, special }: Price): Money {
  return special ?? price
}
