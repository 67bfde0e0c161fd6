import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Rgba, contrastOf, layered, neededContrast, parseColour } from './contrast.ts'

const white: Rgba = [255, 255, 255, 1]
const black: Rgba = [0, 0, 0, 1]
const channel = fc.integer({ min: 0, max: 255 })
const colour = fc.tuple(channel, channel, channel, fc.constant(1))

test.each([
  ['rgb(1, 2, 3)', [1, 2, 3, 1]],
  ['rgba(1, 2, 3, 0.5)', [1, 2, 3, 0.5]],
  ['rgb(1 2 3 / 0.25)', [1, 2, 3, 0.25]],
  ['color(srgb 1 0 0.2)', [255, 0, 51, 1]],
  ['color(display-p3 1 0 0)', null],
  ['transparent', null],
])('the computed colour %s is parsed if it is supported [D-128]', (computed, expected) => {
  expect(parseColour(computed)).toEqual(expected)
})

test.each([
  [black, white, 21],
  [white, white, 1],
  [[119, 119, 119, 1], white, 4.48],
  [[118, 118, 118, 1], white, 4.54],
] as [Rgba, Rgba, number][])('contrast of %j and %j is %d [D-128]', (one, other, expected) => {
  expect(contrastOf(one, other)).toBeCloseTo(expected, 2)
})

test('contrast is between 1 and 21, in either order of the colours [D-128]', () => {
  fc.assert(
    fc.property(colour, colour, (one, other) => {
      const contrast = contrastOf(one, other)
      expect(contrast).toBe(contrastOf(other, one))
      expect(contrast >= 1 && contrast <= 21.0001).toBe(true)
    }),
  )
})

test('a half-transparent layer is halfway to its background', () => {
  expect(layered([0, 0, 0, 0.5], white)).toEqual([127.5, 127.5, 127.5, 1])
  expect(layered([9, 9, 9, 0], white)).toEqual(white)
  expect(layered(black, white)).toEqual(black)
})

test('large text needs less contrast [D-128]', () => {
  expect([
    neededContrast({ size: 16, weight: 700 }),
    neededContrast({ size: 19, weight: 700 }),
    neededContrast({ size: 19, weight: 400 }),
    neededContrast({ size: 24, weight: 400 }),
  ]).toEqual([4.5, 3, 4.5, 3])
})
