/** Differences that chance makes less often than this count as real. With seven rounds, all must agree. */
const chanceLimit = 0.02
/** With fewer rounds, chance makes any difference more often than the limit. */
export const leastRounds = 7

export type Comparison = { median: number; chance: number; isNoise: boolean }

/**
 * Compares two sides that were measured in the same rounds, by Wilcoxon's signed-rank test, exact and two-sided. Each
 * round gives one difference, because a computer that is busy slows both sides of a round. The test uses the ranks of
 * the differences, so that one slow round does not decide. It counts all signs that the ranks could have, because there
 * are too few rounds for an approximation. `median` is the median difference, `chance` the share of those signs whose
 * sum is at least as far from the middle.
 */
export function compare(ours: readonly number[], theirs: readonly number[]): Comparison {
  const all = ours.map((value, round) => {
    const other = theirs[round] ?? Number.NaN
    return value === other ? 0 : value - other
  })
  const changed = all.filter((difference) => difference !== 0)
  const ranks = doubledRanks(changed.map(Math.abs))
  const total = sum(ranks)
  const above = sum(ranks.filter((_, index) => (changed[index] ?? 0) > 0))
  const ways = waysToReach(ranks)
  const extreme = sum(ways.slice(0, Math.min(above, total - above) + 1))
  const chance = Math.min(1, (2 * extreme) / sum(ways))
  return { median: medianOf(all), chance, isNoise: !(chance < chanceLimit) }
}

/** The median; of an even number of values, the mean of the two in the middle. */
export function medianOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2
}

/** Ranks from 1, twice as large to stay whole: equal values share the mean of their ranks. */
function doubledRanks(values: readonly number[]): number[] {
  return values.map((value) => {
    const smaller = values.filter((other) => other < value).length
    return 2 * smaller + values.filter((other) => other === value).length + 1
  })
}

/** By sum: how many choices of the ranks have it. */
function waysToReach(ranks: readonly number[]): number[] {
  const ways = Array.from({ length: sum(ranks) + 1 }, (_, reached) => Number(reached === 0))
  for (const rank of ranks)
    for (let reached = ways.length - 1; reached >= rank; reached -= 1)
      ways[reached] = (ways[reached] ?? 0) + (ways[reached - rank] ?? 0)
  return ways
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
