import fc from 'fast-check'
import { expect, test } from 'vitest'
import { starCountsOf } from './star-counts.ts'

const maxCounted = 50
const totalOf = (counts: readonly number[]) => ({
  count: counts.reduce((sum, count) => sum + count, 0),
  sum: counts.reduce((sum, count, stars) => sum + count * stars, 0),
})
const groupsOf = (counts: readonly number[]) =>
  counts.map((count, stars) => ({ stars, count: Math.min(count, maxCounted), hasMore: count > maxCounted }))

test('the counts are those of the reviews, also if up to two of the numbers have more than one page [REV-03]', () => {
  const counts = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 6, maxLength: 6 })
  fc.assert(
    fc.property(counts, (all) => {
      const [, one, two, three, four, five] = all
      const isKnown = all.filter((count) => count > maxCounted).length < 3
      const expected = isKnown ? { 1: one, 2: two, 3: three, 4: four, 5: five } : null
      expect(starCountsOf(groupsOf(all), totalOf(all))).toEqual(expected)
    }),
  )
})

test('numbers that contradict each other give no counts [REV-03]', () => {
  const groups = groupsOf([0, 1, 2, 3, 60, 80])
  expect(starCountsOf(groups, { count: 3, sum: 9 })).toBeNull()
  // One of the two would have fewer than were listed.
  expect(starCountsOf(groups, { count: 146, sum: 14 + 4 * 20 + 5 * 120 })).toBeNull()
  expect(starCountsOf(groupsOf([0, 0, 0, 0, 1, 2]), { count: 4, sum: 14 })).toBeNull()
})
