import fc from 'fast-check'
import { expect, test } from 'vitest'
import { excerpt } from './excerpt.ts'

test.each([
  ['Soft wool.', 10, 'Soft wool.'],
  ['Soft wool, warm hands', 15, 'Soft wool…'],
  ['Soft wool, warm hands', 16, 'Soft wool, warm…'],
  ['Soft wool. Cut long', 13, 'Soft wool.'],
  ['Unbreakable', 5, 'Unbr…'],
  ['🧶🧶🧶🧶', 3, '🧶🧶…'],
])('the excerpt of %j with at most %i characters is %j [D-65]', (text, limit, expected) => {
  expect(excerpt(text, limit)).toBe(expected)
})

test('an excerpt has at most as many characters as asked, ends no word early, and shows that it was cut [D-65]', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{1,9}[.,]?$/), { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(words, fc.integer({ min: 12, max: 155 }), (list, limit) => {
      const text = list.join(' ')
      fc.pre(text.length > limit)
      const cut = excerpt(text, limit)
      expect(cut.length).toBeLessThanOrEqual(limit)
      expect(cut).toMatch(/[.…]$/)
      expect(text).toMatch(new RegExp(`^${cut.replace(/…$/, '').replaceAll('.', '\\.')}[ ,]`))
    }),
  )
})
