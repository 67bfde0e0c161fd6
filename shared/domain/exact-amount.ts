import type { Money } from './money.ts'

/**
 * Money of the promotions engine, which does not round (10% off 99.99 is 9.999): an integer of millionths of the major
 * unit. Noise of binary floats lies far below a millionth.
 */
export type ExactAmount = number

const scale = 1_000_000
const minorUnits = 100

/** @throws RangeError when it is no amount that can be counted exactly. */
export function exactAmount(decimal: number): ExactAmount {
  const amount = Math.round(decimal * scale)
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not an amount: ${decimal}`)
  return amount
}

/**
 * Minor units that a discount takes off: what is left of a price is floored, so a fraction of a penny goes to the
 * shopper (D-42).
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
