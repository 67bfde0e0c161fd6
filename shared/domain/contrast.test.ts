import fc from 'fast-check'
import { expect, test } from 'vitest'
import { contrastRatio } from './contrast.ts'

test('the contrast is 21 for black on white and 1 for a colour on itself [PDP-40]', () => {
  expect(contrastRatio('#000', '#ffffff')).toBe(21)
  expect(contrastRatio('#b01e1e', '#B01E1E')).toBe(1)
})

test('the contrast of grey on white agrees with the published example', () => {
  expect(contrastRatio('#767676', '#fff')).toBeCloseTo(4.54, 2)
})

test.each(['red', '#12345', 'url(x)', '', '#ffffff;color:red'])(
  'the contrast of %j is null, because it is not a hex colour',
  (colour) => {
    expect(contrastRatio(colour, '#fff')).toBeNull()
  },
)

test('the contrast does not depend on which colour is the text', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
  fc.assert(
    fc.property(hex, hex, (one, other) => {
      expect(contrastRatio(one, other)).toBe(contrastRatio(other, one))
    }),
  )
})
