import { expect, test } from 'vitest'
import { swatchAt } from './card-colour.ts'

// With 16 pixels per rem, the dots are 12 wide and 12 apart; the first one begins at 103.
const line = { left: 100, height: 20 }

test.each([
  [103, 0],
  [114, 0],
  [120, 0],
  [122, 1],
  [127, 1],
  [138, 1],
  [175, 3],
  [97, 0],
  [0, 0],
])('a press at %i is on the swatch %i, the nearest one', (clientX, index) => {
  expect(swatchAt(clientX, line)).toBe(index)
})

test('a press on a page with larger text is on the nearest swatch too', () => {
  expect(swatchAt(103 + 2 * 36 + 9, { left: 100, height: 30 })).toBe(2)
})
