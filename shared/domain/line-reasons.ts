import type { LineItem } from './cart.ts'
import { money, multiplyMoney, type Money } from './money.ts'
import { priceBeforeSale, unitPrice } from './price-cart.ts'
import type { LinePrice, AppliedPromotion, PriceDisplay } from './promotions.ts'

/** How the price of a line with all its units comes about. */
export type LineReasons = {
  /** Prices before the sale, of a unit and of all units. */
  each: Money
  full: Money
  /** Saving by the shop's sale price; `null` if there is none. */
  saleSaving: Money | null
  applied: AppliedPromotion[]
  now: Money
  display: PriceDisplay | null
}

/**
 * `price` is the engine's. It is ignored if it is for another quantity or price, because it then belongs to an earlier
 * state of the cart.
 */
export function explainLine(line: LineItem, price: LinePrice | null): LineReasons {
  const each = priceBeforeSale(line)
  const full = multiplyMoney(each, line.quantity)
  const sold = multiplyMoney(unitPrice(line), line.quantity)
  const isCurrent = price !== null && price.before.amount === sold.amount
  return {
    each,
    full,
    saleSaving: sold.amount < full.amount ? money(full.amount - sold.amount, full.currency) : null,
    applied: isCurrent ? price.applied : [],
    now: isCurrent ? price.now : sold,
    display: isCurrent ? price.display : null,
  }
}
