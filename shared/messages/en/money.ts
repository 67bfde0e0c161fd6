import type { Currency } from '../../markets.ts'

const locales = { GBP: 'en-GB', USD: 'en-US', EUR: 'en-IE' } as const satisfies Record<Currency, string>
const formats = new Map<string, Intl.NumberFormat>()

/** Writes an amount of major units: `£39.50`. Each currency as its own country writes it in English. */
export function amountText(amount: number, currency: Currency, digits: number): string {
  const key = `${currency}${digits}`
  let format = formats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(locales[currency], {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
    formats.set(key, format)
  }
  return format.format(amount)
}
