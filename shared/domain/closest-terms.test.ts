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
  ])('the corrections of %j are %j', (term, expected) => {
    expect(closestTerms(term, known, 3)).toEqual(expected)
  })
})

describe('edit distance', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 })

  test('the edit distance counts a swap of neighbouring letters as one edit', () => {
    expect(editDistance('drses', 'dress')).toBe(1)
  })

  test('the edit distance is 0 for equal words, symmetric, and at most the length of the longer word', () => {
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
