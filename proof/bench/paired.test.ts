import { expect, test } from 'vitest'
import { compare, leastRounds, medianOf } from './paired.ts'

const steady = [100, 102, 101, 99, 100, 103, 100]

test('a difference of the same sign in each of seven rounds is not noise', () => {
  const slower = steady.map((value, round) => value + 5 + round)
  expect(compare(slower, steady)).toEqual({ median: 8, chance: 2 / 128, isNoise: false })
  expect(compare(steady, slower)).toEqual({ median: -8, chance: 2 / 128, isNoise: false })
  expect(leastRounds).toBe(7)
})

test('differences are noise if there are six rounds, if one round of seven disagrees, and if there are none', () => {
  expect(compare([9, 9, 9, 9, 9, 9], [1, 2, 3, 4, 5, 6])).toMatchObject({ chance: 2 / 64, isNoise: true })
  // Sums of 0, 1 and 2 are as far from the middle, and as many on the other side: six of the 128 signs.
  expect(compare([1, -2, 3, 4, 5, 6, 7], [0, 0, 0, 0, 0, 0, 0])).toMatchObject({ chance: 6 / 128, isNoise: true })
  expect(compare(steady, steady)).toEqual({ median: 0, chance: 1, isNoise: true })
})

test('one very slow round weighs no more than its rank', () => {
  const oneSlow = [9000, ...steady.slice(1)]
  expect(compare(oneSlow, steady)).toMatchObject({ median: 0, isNoise: true })
  expect(compare([-9000, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], Array<number>(11).fill(0)).isNoise).toBe(true)
})

test('equal differences share the mean of their ranks', () => {
  // Ranks 1.5, 1.5 and 3: of the eight signs, three have a sum of 1.5 at most and three of 4.5 at least.
  expect(compare([1, -1, 5], [0, 0, 0]).chance).toBe(6 / 8)
})

test('the median of an even number of values is between the two in the middle', () => {
  expect(medianOf([4, 1, 3])).toBe(3)
  expect(medianOf([4, 1, 3, 2])).toBe(2.5)
})
