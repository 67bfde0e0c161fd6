import { expect, test } from 'vitest'
import { withoutSizes } from './search.ts'

test.each([
  ['size 12 dress', ['12'], 'dress'],
  ['Dress  Size 12', ['12'], 'Dress'],
  ['red xl hoodie', ['XL'], 'red hoodie'],
  ['large shirt', ['L'], null],
  ['size 12', ['12'], null],
  ['dress', [], null],
])('%j without the sizes %j is %j, or null if that cannot be told', (query, sizes, rest) => {
  expect(withoutSizes(query, sizes, 'size')).toBe(rest)
})
