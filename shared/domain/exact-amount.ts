import type { Money } from './money.ts'

/**
 * An unrounded amount of the promotions engine (10% of 99.99 is 9.999) as an integer of millionths of the major unit.
 * Errors of binary floats are far below a millionth.
 */
export type ExactAmount = number

const scale = 1_000_000
const minorUnits = 100

/** @throws RangeError if the amount is too large to be exact, or not a number */
export function exactAmount(decimal: number): ExactAmount {
  const amount = Math.round(decimal * scale)
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not an amount: ${decimal}`)
  return amount
}

/**
 * Minor units of a discount. The remaining price is rounded down, so that the shopper gains the fraction of a penny
 * (D-42).
 */
export function minorUnitsOff(discount: ExactAmount): number {
  return Math.ceil((discount * minorUnits) / scale)
}

export function exactOfMoney({ amount }: Money): ExactAmount {
  return amount * (scale / minorUnits)
}

/** Major units as a JSON number. */
export function decimalOf(amount: ExactAmount): number {
  return amount / scale
}
