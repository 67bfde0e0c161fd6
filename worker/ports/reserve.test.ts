import { expect, test } from 'vitest'
import { type Purpose, reserveOf } from './reserve.ts'

const purposes: Purpose[] = ['browsing', 'selling', 'paying', 'charging']

test('the last fifth of a quota is for shoppers who pay, and the fifth before it for those who fill a bag', () => {
  expect(purposes.map((purpose) => reserveOf(purpose, 0))).toEqual([0.4, 0.2, 0, 0])
})

test.each(purposes)('a network that has used more calls leaves more: %s', (purpose) => {
  const shares = [0, 9, 20, 40, 70, 1000].map((calls) => reserveOf(purpose, calls))
  expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  expect(shares.at(-1)).toBe(0.65)
})

test('a first purchase needs no more than the last fifth of a quota, in the hosted checkout or with a wallet', () => {
  expect(reserveOf('selling', 9)).toBe(0.2)
  expect(reserveOf('paying', 9)).toBe(0)
  expect(reserveOf('charging', 42)).toBe(0)
})
