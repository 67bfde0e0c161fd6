import { expect, test } from 'vitest'
import { chartOf } from './chart-of.ts'

const inCategory = (url: string, sizes: string[]) => chartOf({ sizes, categoryTrails: [[{ name: 'Any', url }]] })?.id

test.each([
  ['/womens/clothing/dresses', ['8', '10', '12'], 'womens'],
  ['/womens/clothing/knitwear', ['S', 'M', 'L'], 'womens-letters'],
  ['/mens/clothing/shirts', ['S', 'M', 'L'], 'mens'],
  ['/kids/clothing/dresses', ['3-4', '5-6'], 'kids'],
  ['/womens/footwear/boots', ['4', '5', '6'], 'shoes'],
  ['/mens/clothing/trousers/jeans', ['30', '32'], 'mens-waists'],
  ['/kids/accessories/wellies', ['8', '9', '10'], 'kids-shoes'],
  ['/kids/accessories/socks', ['6-8', '7-9'], 'kids-socks'],
  ['/home/bed-and-bath/towels', ['Hand', 'Bath'], 'towels'],
])('a product of %s in the sizes %j has the chart %s', (url, sizes, id) => {
  expect(inCategory(url, sizes)).toBe(id)
})

test('a product keeps its chart if a single size is not listed', () => {
  expect(inCategory('/mens/clothing/shirts', ['S', 'M', '4XL'])).toBe('mens')
})

test('a product has no chart if no chart of its department lists any of its sizes', () => {
  expect(inCategory('/womens/accessories/socks', ['One Size'])).toBeUndefined()
  expect(inCategory('/home/living/cushions', [])).toBeUndefined()
  expect(inCategory('/home/living/cushions', ['S'])).toBeUndefined()
})
