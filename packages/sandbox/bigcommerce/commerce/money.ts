import { type Currency, currencyRow } from '../../catalogue/currencies.ts'
import type { Language } from '../../catalogue/languages.ts'

/** Converts minor units to the JSON number of carts and checkouts: 1999 becomes 19.99. */
export function toWireNumber(minor: number) {
  return minor / 100
}

/** Converts minor units to the four-decimal string of v2 orders: 1999 becomes `"19.9900"`. */
export function toWireString(minor: number) {
  const digits = String(Math.abs(minor)).padStart(3, '0')
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}00`
}

/** Converts a decimal amount of a request to minor units, rounded to the nearest. */
export function fromWireNumber(amount: number) {
  return Math.round(amount * 100)
}

/** Formats an amount for people, such as `£19.99`, or `19,99 €` in German. */
export function formatMoney(minor: number, currency: Currency, language: Language = 'en') {
  if (language === 'de') return (minor / 100).toLocaleString('de-DE', { style: 'currency', currency })
  const digits = String(Math.abs(minor)).padStart(3, '0')
  const pounds = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',')
  return `${minor < 0 ? '−' : ''}${currencyRow(currency).symbol}${pounds}.${digits.slice(-2)}`
}

/** The tax in a tax-inclusive amount, in minor units. */
export function includedTax(minor: number, currency: Currency) {
  const percent = currencyRow(currency).includedTaxPercent
  return Math.round((minor * percent) / (100 + percent))
}

/** The tax that is added to an amount, in minor units. */
export function addedTax(minor: number, percent = 0) {
  return Math.round((minor * percent) / 100)
}

export function isTaxIncluded(currency: Currency) {
  return currencyRow(currency).includedTaxPercent > 0
}

/**
 * Splits `total` in proportion to `weights`, in whole minor units. The shares add up to it exactly; the largest
 * remainders get the units that rounding leaves. `total` is at most the sum of the weights, so no share exceeds its
 * weight.
 */
export function allocate(total: number, weights: readonly number[]) {
  const sum = weights.reduce((added, weight) => added + weight, 0)
  if (sum === 0) return weights.map(() => 0)
  const shares = weights.map((weight) => Math.floor((total * weight) / sum))
  const byRemainder = weights
    .map((weight, index) => ({ index, remainder: (total * weight) % sum }))
    .toSorted((one, other) => other.remainder - one.remainder || one.index - other.index)
  const left = total - shares.reduce((added, share) => added + share, 0)
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}
