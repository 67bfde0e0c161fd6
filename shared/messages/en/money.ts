import { type Currency, currencyFormats } from '../../markets.ts'

const formats = new Map<string, { format: Intl.NumberFormat; texts: Map<number, string> }>()
const maxTexts = 2000

/**
 * Writes an amount of major units: `£39.50`. Each currency as its own country writes it in English. A shop has few
 * prices, so the texts are kept.
 */
export function amountText(amount: number, currency: Currency, digits: number): string {
  const key = `${currency}${digits}`
  let known = formats.get(key)
  if (!known) {
    const format = new Intl.NumberFormat(currencyFormats[currency].locale, {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    })
    known = { format, texts: new Map() }
    formats.set(key, known)
  }
  const { format, texts } = known
  const shown = texts.get(amount)
  if (shown !== undefined) return shown
  const text = format.format(amount)
  if (texts.size < maxTexts) texts.set(amount, text)
  return text
}
