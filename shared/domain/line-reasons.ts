import type { LineItem } from './cart.ts'
import { money, multiplyMoney, type Money } from './money.ts'
import { unitPrice } from './price-cart.ts'
import type { LinePrice, Offer, PriceDisplay } from './promotions.ts'

/** Why a line costs what it costs, all its units together. */
export type LineReasons = {
  each: Money
  list: Money
  /** What the shop's sale price takes off; `null` where there is none. */
  saleSaving: Money | null
  offers: Offer[]
  now: Money
  display: PriceDisplay | null
}

/** `price` is the engine's; one of another quantity or price is of an earlier bag, and is not heard. */
export function explainLine(line: LineItem, price: LinePrice | null): LineReasons {
  const list = multiplyMoney(line.listPrice, line.quantity)
  const sold = multiplyMoney(unitPrice(line), line.quantity)
  const isCurrent = price !== null && price.before.amount === sold.amount
  return {
    each: line.listPrice,
    list,
    saleSaving: sold.amount < list.amount ? money(list.amount - sold.amount, list.currency) : null,
    offers: isCurrent ? price.offers : [],
    now: isCurrent ? price.now : sold,
    display: isCurrent ? price.display : null,
  }
}
