import type { Currency } from '../markets.ts'
import { amountText } from '#shared/messages/money.ts'

/** Integer minor units (pennies, cents) with their currency. */
export type Money = { amount: number; currency: Currency }

const digits = 2
const scale = 10 ** digits

export function money(amount: number, currency: Currency): Money {
  return { amount, currency }
}

/**
 * Parses a vendor's decimal (number or string, major units) and rounds it down to minor units by its decimal digits.
 * 19.99 becomes 1999, although its binary float is smaller.
 *
 * @throws RangeError if it is not a finite decimal
 */
export function moneyFromDecimal(decimal: number | string, currency: Currency): Money {
  const text = typeof decimal === 'number' ? decimalText(decimal) : decimal.trim()
  const match = /^(-?)(\d+)(?:\.(\d*))?$/.exec(text)
  if (!match) throw new RangeError(`Not a decimal amount: ${text}`)
  const [, sign, whole = '0', fraction = ''] = match
  const minorUnits = Number(whole) * scale + Number(fraction.slice(0, digits).padEnd(digits, '0'))
  const isExact = !/[1-9]/.test(fraction.slice(digits))
  const amount = sign === '-' ? -minorUnits - (isExact ? 0 : 1) : minorUnits
  return { amount: amount === 0 ? 0 : amount, currency }
}

/** Major units as a JSON number, as vendors' APIs use them. */
export function toDecimal({ amount }: Money): number {
  return Number((amount / scale).toFixed(digits))
}

export function addMoney(a: Money, b: Money): Money {
  return { amount: a.amount + b.amount, currency: a.currency }
}

export function multiplyMoney(a: Money, quantity: number): Money {
  return { amount: a.amount * quantity, currency: a.currency }
}

/** Whole percent saved, rounded down. */
export function percentOff(price: Money, special: Money): number {
  if (price.amount <= 0 || special.amount >= price.amount) return 0
  return Math.floor(((price.amount - special.amount) * 100) / price.amount)
}

/** Price with pennies: `£39.50`, `£40.00`. */
export function formatMoney({ amount, currency }: Money): string {
  return amountText(amount / scale, currency, digits)
}

/** Tile price: drops a trailing `.00`. */
export function formatTileMoney({ amount, currency }: Money): string {
  return amountText(amount / scale, currency, amount % scale === 0 ? 0 : digits)
}

/** Round amount in a sentence: no pennies (D-169). An amount between two is rounded up, so that a promise holds. */
export function formatRoundMoney({ amount, currency }: Money): string {
  return amountText(Math.ceil(amount / scale), currency, 0)
}

/** Plain decimal notation of a number, without an exponent. */
function decimalText(value: number): string {
  const text = String(value)
  return /e/i.test(text) ? value.toFixed(20) : text
}
