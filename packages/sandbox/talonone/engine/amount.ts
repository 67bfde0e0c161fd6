/**
 * Money inside the engine: an integer of ten-thousandths of the major unit. A whole percentage of a price with two
 * decimals is therefore exact, and unrounded as in the vendor's responses (10% of 99.99 is 9.999).
 */
export type Amount = number

const scale = 10_000

/** Converts a decimal of the wire to the nearest ten-thousandth. */
export function toAmount(decimal: number): Amount {
  return Math.round(decimal * scale)
}

export function toDecimal(amount: Amount): number {
  return amount / scale
}

/**
 * A whole percentage of an amount, rounded down. Calculated in two parts, so that no intermediate result exceeds the
 * safe integers.
 */
export function percentOf(amount: Amount, percent: number): Amount {
  return Math.floor(amount / 100) * percent + Math.floor(((amount % 100) * percent) / 100)
}

export function sumOf(amounts: Iterable<Amount>): Amount {
  let sum = 0
  for (const amount of amounts) sum += amount
  return sum
}
