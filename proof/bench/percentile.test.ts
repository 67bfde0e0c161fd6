import { expect, test } from 'vitest'
import { percentile } from './percentile.ts'

const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)

test('a percentile is the smallest value that the share of the values does not exceed', () => {
  expect([percentile(hundred, 0.5), percentile(hundred, 0.98), percentile(hundred, 1)]).toEqual([50, 98, 100])
  expect(percentile([8], 0.98)).toBe(8)
})

test('there is no percentile of nothing', () => {
  expect(() => percentile([], 0.5)).toThrow('No values were measured.')
})
