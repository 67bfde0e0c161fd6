import { expect, test } from 'vitest'
import { type Purpose, reserveOf, type Usage } from './reserve.ts'

const purposes: Purpose[] = ['browsing', 'selling', 'paying']
const usages: Usage[] = ['light', 'medium', 'heavy']

test('the last fifth of a quota is for shoppers who pay, and the fifth before it for those who fill a bag', () => {
  expect(purposes.map((purpose) => reserveOf(purpose, 'light'))).toEqual([0.4, 0.2, 0])
})

test('who has used more leaves more, so that even a stranger who pays leaves enough for a new shopper', () => {
  for (const purpose of purposes) {
    const shares = usages.map((usage) => reserveOf(purpose, usage))
    expect(shares.toSorted((a, b) => a - b)).toEqual(shares)
    expect(new Set(shares).size).toBe(3)
  }
  expect(reserveOf('paying', 'heavy')).toBeGreaterThan(reserveOf('selling', 'light'))
})
