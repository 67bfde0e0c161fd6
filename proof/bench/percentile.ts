/** The smallest value that at least this share of the values does not exceed. @throws RangeError if there are none */
export function percentile(values: readonly number[], share: number): number {
  const value = values.toSorted((a, b) => a - b)[Math.ceil(values.length * share) - 1]
  if (value === undefined) throw new RangeError('No values were measured.')
  return value
}
