/** Decimal places of currencies that do not have two. */
const exponents: Readonly<Record<string, number>> = { JPY: 0, KRW: 0, BHD: 3, KWD: 3, OMR: 3 }

const storedDigits = 2

/**
 * An amount in hundredths of the major unit as integer minor units of its currency, as payment providers take it: yen
 * have no minor unit, a Kuwaiti dinar has a thousand (D-112).
 *
 * @throws RangeError if the amount is not a whole number of minor units
 */
export function minorUnits({ amount, currency }: { amount: number; currency: string }): number {
  const value = amount * 10 ** ((exponents[currency] ?? storedDigits) - storedDigits)
  if (!Number.isInteger(value)) throw new RangeError(`${amount / 100} ${currency} is not a whole number of minor units`)
  return value
}

/** The reverse of `minorUnits`. */
export function hundredths({ value, currency }: { value: number; currency: string }): number {
  return value / 10 ** ((exponents[currency] ?? storedDigits) - storedDigits)
}
