import { isStars, type StarCounts } from '#shared/domain/review.ts'

/** Reviews that were counted with a number of stars. With `hasMore` there are more than `count`. */
export type StarGroup = { stars: number; count: number; hasMore: boolean }

/**
 * How many reviews have each number of stars. The platform counts none of them, but the total and the sum of the stars
 * say how many there are in up to two groups that were not counted to their end; `null` if there are more.
 */
export function starCountsOf(groups: readonly StarGroup[], total: { count: number; sum: number }): StarCounts | null {
  const known = groups.filter(({ hasMore }) => !hasMore)
  const [first, second, ...others] = groups.filter(({ hasMore }) => hasMore)
  const count = total.count - known.reduce((sum, group) => sum + group.count, 0)
  const sum = total.sum - known.reduce((stars, group) => stars + group.count * group.stars, 0)
  if (others.length > 0) return null
  const solved = !first
    ? []
    : !second
      ? [{ ...first, count }]
      : [
          { ...first, count: (sum - second.stars * count) / (first.stars - second.stars) },
          { ...second, count: (sum - first.stars * count) / (second.stars - first.stars) },
        ]
  const all = [...known, ...solved]
  const isRight =
    all.every((group) => Number.isInteger(group.count)) &&
    solved.every(({ count: found, stars }) => found > (groups.find((group) => group.stars === stars)?.count ?? 0)) &&
    all.reduce((found, group) => found + group.count, 0) === total.count
  return isRight ? countsOf(all) : null
}

function countsOf(groups: readonly { stars: number; count: number }[]): StarCounts {
  const counts: StarCounts = { 5: 0, 4: 0, 3: 0, 2: 0, 1: 0 }
  for (const { stars, count } of groups) if (isStars(stars)) counts[stars] += count
  return counts
}
