import { type Money, moneyFromDecimal } from './money.ts'
import type { ShownPrice } from './price.ts'
import type { Currency } from '#shared/markets.ts'

/** The custom field with the lowest prices of the last 30 days, such as `EUR 39.00, GBP 35.00`. */
export const lowestPriceField = 'lowest_price_30_days'

/** The lowest price in the currency, if the text of the field has one (D-348). */
export function readLowestPrice(text: string | null, currency: Currency): Money | null {
  const entries = (text ?? '').split(',').map((entry) => /^([A-Z]{3}) (\d{1,7}\.\d{2})$/.exec(entry.trim()))
  const amount = entries.find((entry) => entry?.[1] === currency)?.[2]
  return amount === undefined ? null : moneyFromDecimal(Number(amount), currency)
}

/** What a product was sold for before its reduction. Without a reduction it is not said. */
export function lowestBefore(product: { price: ShownPrice | null; lowestPrice?: Money }): Money | null {
  return (product.price?.special && product.lowestPrice) ?? null
}
