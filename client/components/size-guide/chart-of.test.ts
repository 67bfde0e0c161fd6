import { expect, test } from 'vitest'
import { chartOf } from './chart-of.ts'

const inCategory = (url: string, sizes: string[]) => chartOf({ sizes, categoryTrails: [[{ name: 'Any', url }]] })?.id

test.each([
  ['/womens/clothing/dresses', ['8', '10', '12'], 'womens'],
  ['/womens/clothing/knitwear', ['S', 'M', 'L'], 'womens-letters'],
  ['/mens/clothing/shirts', ['S', 'M', 'L'], 'mens'],
  ['/kids/clothing/dresses', ['3-4', '5-6'], 'kids'],
  ['/womens/shoes/boots', ['4', '5', '6'], 'shoes'],
])('a product of %s in the sizes %j has the chart %s', (url, sizes, id) => {
  expect(inCategory(url, sizes)).toBe(id)
})

test('a product has no chart if none lists all its sizes', () => {
  expect(inCategory('/womens/accessories/socks', ['3-5', '6-8'])).toBeUndefined()
  expect(inCategory('/home/living/cushions', [])).toBeUndefined()
  expect(inCategory('/home/living/cushions', ['S'])).toBeUndefined()
})
