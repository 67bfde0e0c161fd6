import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { closestTerms, editDistance } from './closest-terms.ts'

describe('corrections', () => {
  const known = ['dresses', 'midi dresses', 'denim', 'mugs', 'jumpers']

  test.each([
    ['dreses', ['dresses']],
    ['Drsseses', ['dresses']],
    ['jumprs', ['jumpers']],
    ['mugz', ['mugs']],
    ['drexs', ['dresses']],
    ['jumpr', ['jumpers']],
    ['submarine', []],
    ['dresses', []],
    ['', []],
  ])('%s may have been meant as %j', (term, expected) => {
    expect(closestTerms(term, known, 3)).toEqual(expected)
  })
})

describe('edit distance', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })

  test('counts a swap of neighbours once', () => {
    expect(editDistance('drses', 'dress')).toBe(1)
  })

  test('is none for the same word, the same both ways, and no more than the longer word', () => {
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(editDistance(one, one)).toBe(0)
        expect(editDistance(one, other)).toBe(editDistance(other, one))
        expect(editDistance(one, other)).toBeLessThanOrEqual(Math.max(one.length, other.length))
        expect(editDistance(one, other)).toBeGreaterThanOrEqual(Math.abs(one.length - other.length))
      }),
    )
  })
})
