import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { ProductView } from '../pictures/product.ts'
import { parsePictureName, parseSetName, productPictureName } from './names.ts'

const style = fc.stringMatching(/^[A-Z0-9]{4,8}$/)
const word = fc.stringMatching(/^[A-Z][a-z]{1,8}$/)
const colour = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '))
const view = fc.constantFrom<ProductView>(1, 2, 3, 4, 5, 'scene', 'swatch')

describe('picture names', () => {
  test('parses a picture name back to what it was made from', () => {
    fc.assert(
      fc.property(style, colour, view, (...[named, dyed, seen]) => {
        const parts = { style: named, colour: dyed, view: seen }
        expect(parsePictureName(productPictureName(parts))).toEqual({ kind: 'product', ...parts })
        expect(parseSetName(`${named}-${dyed.replaceAll(' ', '_')}-SET`)).toEqual({ style: named, colour: dyed })
      }),
    )
  })

  test('parses campaign names with and without a number', () => {
    expect(parsePictureName('campaign-kitchen-table')).toEqual({ kind: 'campaign', scene: 'kitchen-table', number: 1 })
    expect(parsePictureName('campaign-category-mens-4')).toEqual({
      kind: 'campaign',
      scene: 'category-mens',
      number: 4,
    })
  })

  test('parses the name of a wrapping paper', () => {
    expect(parsePictureName('wrap-meadow')).toEqual({ kind: 'wrap', print: 'meadow' })
    expect(parsePictureName('wrap-')).toBeUndefined()
  })

  test('parses the name of the default picture', () => {
    expect(parsePictureName('default-product')).toEqual({ kind: 'default' })
  })

  test.each(['', '100200', '100200_Navy', '100200_Navy_6', '_Navy_1', 'campaign-', '100200-Navy-SET'])(
    'does not parse %j as a picture',
    (name) => {
      expect(parsePictureName(name)).toBeUndefined()
    },
  )

  test.each(['', '100200', '100200-SET', '100200-Navy', '100200_Navy_1'])('does not parse %j as a set', (name) => {
    expect(parseSetName(name)).toBeUndefined()
  })
})
