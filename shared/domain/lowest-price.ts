import { type Money, moneyFromDecimal } from './money.ts'
import type { ShownPrice } from './price.ts'
import type { Currency } from '#shared/markets.ts'

/** The custom field with the lowest prices of the last 30 days, such as `EUR 39.00, GBP 35.00`. */
const field = 'lowest_price_30_days'

/** The lowest price before a reduction, if the merchant entered one in the currency (D-348). */
export function lowestPrice(
  { price, customFields }: { price: ShownPrice | null; customFields: Readonly<Record<string, string>> },
  currency: Currency,
): Money | null {
  if (!price?.special) return null
  const entries = (customFields[field] ?? '')
    .split(',')
    .map((entry) => /^([A-Z]{3}) (\d{1,7}\.\d{2})$/.exec(entry.trim()))
  const amount = entries.find((entry) => entry?.[1] === currency)?.[2]
  return amount === undefined ? null : moneyFromDecimal(Number(amount), currency)
}
