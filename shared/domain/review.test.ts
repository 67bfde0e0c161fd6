import { expect, test } from 'vitest'
import { isStars, publicName, ratingOf, roundedAverage } from './review.ts'

test.each([
  [{ count: 3, sum: 13 }, 4.3],
  [{ count: 1, sum: 5 }, 5],
  [{ count: 8, sum: 35 }, 4.4],
])('the mean is the sum of the stars by the number of reviews: %o is %d [REV-01]', (summary, average) => {
  const rating = ratingOf(summary)
  expect(rating?.count).toBe(summary.count)
  expect(rating && roundedAverage(rating)).toBe(average)
})

test.each([
  { count: 0, sum: 0 },
  { count: 2, sum: 11 },
  { count: 3, sum: 0 },
  { count: -1, sum: -4 },
  { count: Number.NaN, sum: 4 },
])('there is no rating without a review or of numbers that cannot be right: %o [REV-01]', (summary) => {
  expect(ratingOf(summary)).toBeNull()
})

test('a review has one to five whole stars', () => {
  expect([0, 1, 5, 6, 4.5, Number.NaN].map(isStars)).toEqual([false, true, true, false, false, false])
})

test.each([
  [{ firstName: 'Ada', lastName: 'Lovelace' }, 'Ada L.'],
  [{ firstName: ' Ada ', lastName: ' ' }, 'Ada'],
  [{ firstName: '', lastName: 'élan' }, 'É.'],
])('a customer’s review shows the first name and an initial: %o is %s [REV-06]', (customer, name) => {
  expect(publicName(customer)).toBe(name)
})
