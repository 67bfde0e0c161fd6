import { describe, expect, test } from 'vitest'
import { categoryPath, colourSegment, productPath, reviewsPath } from '../links.ts'
import { categoryTrail, findCategory, type Category } from './category.ts'
import { productSlugOf } from './product-slug.ts'
import { baseSku, giftCardStyles, isSameColour } from './product.ts'
import { slugOf } from './slug.ts'

describe('product addresses', () => {
  test("a product path writes a colour's spaces as underscores and encodes other characters [RTE-14, RTE-15]", () => {
    expect(productPath({ id: 7, slug: 'wren-dress', colour: 'French Navy' })).toBe('/p/7/wren-dress/French_Navy')
    expect(productPath({ id: 7, slug: 'x', colour: 'Black/White' })).toBe('/p/7/x/Black%2FWhite')
  })

  test('a colour matches with underscores or spaces, in any letter case [RTE-15, PLP-50]', () => {
    expect(isSameColour('french_navy', 'French Navy')).toBe(true)
    expect(isSameColour('Navy', 'French Navy')).toBe(false)
    expect(colourSegment('Sea  Glass')).toBe('Sea_Glass')
  })

  test('slugOf makes a slug of any name', () => {
    expect(slugOf('Édith’s “Best” Jumper!')).toBe('edith-s-best-jumper')
    expect(slugOf('!!!')).toBe('product')
  })

  test.each(['Édith’s “Best” Jumper!', 'Straße & Søn', 'T-Shirt № 5 (10 µm)', 'İstanbul ½', '!!!', ''])(
    'the address of a product keeps its slug if its name %j has only Latin letters [RTE-14]',
    (name) => {
      expect(productSlugOf(name)).toBe(slugOf(name))
    },
  )

  test.each([
    ['Μεταξωτή Εσάρπα, ΜΠΛΕ', 'μεταξωτή-εσάρπα-μπλε'],
    ['Шерстяной  шарф «Ёлка» № 5', 'шерстяной-шарф-ёлка-5'],
    ['Й'.normalize('NFD'), 'й'],
    ['リネンのドレス', 'リネンのドレス'],
    ['रेशमी दुपट्टा', 'रेशमी-दुपट्टा'],
    ['Шарф Élan', 'шарф-élan'],
  ])('the address of the product %j has the slug %j, encoded [RTE-14]', (name, slug) => {
    expect(productSlugOf(name)).toBe(slug)
    expect(productPath({ id: 7, slug, colour: null })).toBe(`/p/7/${encodeURIComponent(slug)}/default`)
    expect(reviewsPath({ id: 7, slug })).toBe(`/reviews/7/${encodeURIComponent(slug)}`)
  })

  test('the style code is the first six characters of a SKU [PDP-03, CONST-14, PDP-29, CONST-10]', () => {
    expect(baseSku('200101-NAVY-12')).toBe('200101')
    expect(giftCardStyles).toEqual(['100000', '100001'])
  })
})

describe('category tree', () => {
  const leaf: Category = { id: 3, name: 'Dresses', url: '/womens/dresses', parentId: 1, path: [1], children: [] }
  const tree: Category[] = [{ id: 1, name: 'Womens', url: '/womens', parentId: 0, path: [], children: [leaf] }]

  test('a category is found by its slugs, in any letter case, or null [RTE-17, RTE-18, PLP-57]', () => {
    expect(findCategory(tree, ['womens', 'Dresses'])?.id).toBe(3)
    expect(findCategory(tree, ['dresses'])).toBeNull()
  })

  test('a category trail lists the ancestors, root first', () => {
    expect(categoryTrail(tree, leaf).map(({ name }) => name)).toEqual(['Womens', 'Dresses'])
    expect(categoryPath(leaf.url)).toBe('/browse/womens/dresses')
  })
})
