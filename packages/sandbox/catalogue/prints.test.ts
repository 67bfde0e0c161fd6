import { expect, test } from 'vitest'
import { drawProduct, type ProductRequest } from '../pictures/product.ts'
import type { CustomField } from './custom-fields.ts'
import { generateCatalogue } from './generate.ts'
import { printOf } from './prints.ts'

const products = [...generateCatalogue()].map(({ product, facets }) => ({
  ...product,
  print: printOf(JSON.parse(product.custom_fields) as CustomField[]),
  facets,
}))
const printed = products.filter(({ print }) => print !== undefined)

test('several styles share each design, which has one kind of pattern and is a filter [CLOTH-06]', () => {
  const designs = Map.groupBy(printed, ({ print }) => print)
  for (const [print, styles] of designs) {
    expect([print, styles.length]).toEqual([print, expect.toSatisfy((count: number) => count > 1)])
    expect(new Set(styles.map(({ pattern }) => pattern)).size).toBe(1)
    for (const { facets } of styles) expect(facets).toContainEqual({ attribute: 'print', value: print })
  }
  expect(designs.size).toBeGreaterThan(15)
  expect(
    products.filter(({ pattern }) => pattern === 'plain' || pattern === 'stripe').map(({ print }) => print),
  ).toEqual(expect.not.arrayContaining([expect.any(String)]))
})

test('all styles of a design are drawn with the same print, others with their own [CLOTH-06]', () => {
  const cloth = (seed: string, print?: string) =>
    drawProduct({ ...swatch, seed, ...(print !== undefined && { print }) })
  const swatch: ProductRequest = {
    garment: 'midi-dress',
    pattern: 'floral',
    colours: ['#f4e9d2', '#9e3d26', '#4b5838', '#d8a23f'],
    view: 'swatch',
    seed: '',
    width: 68,
    height: 68,
  }
  expect(cloth('200123', 'Hedgerow')).toBe(cloth('300123', 'Hedgerow'))
  expect(new Set([cloth('200123', 'Hedgerow'), cloth('200123', 'Foxglove'), cloth('200123')]).size).toBe(3)
})
