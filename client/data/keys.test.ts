import { expect, test } from 'vitest'
import { keys } from './keys.ts'

const everyRead = {
  product: keys.product(118, 'Navy'),
  suggestions: keys.suggestions('118'),
  wishlistProducts: keys.wishlistProducts(null, [{ productId: 118, variantId: null }]),
}

test('every read has its own name, so two reads never share a cache entry', () => {
  expect(Object.keys(everyRead)).toEqual(Object.keys(keys))
  const names = Object.values(everyRead).map(([name]) => name)
  expect(new Set(names).size).toBe(names.length)
})

test.each([
  ['the product', keys.product(118, 'Navy'), keys.product(119, 'Navy')],
  ['the colour', keys.product(118, 'Navy'), keys.product(118, null)],
  ['the term', keys.suggestions('dress'), keys.suggestions('dresses')],
  [
    'the variants of saved items',
    keys.wishlistProducts(null, [{ productId: 1, variantId: 2 }]),
    keys.wishlistProducts(null, [{ productId: 1, variantId: null }]),
  ],
  [
    'the owner of saved items',
    keys.wishlistProducts(7, [{ productId: 1, variantId: 2 }]),
    keys.wishlistProducts(null, [{ productId: 1, variantId: 2 }]),
  ],
])('the cache key changes with %s', (_what, key, other) => {
  expect(key).not.toEqual(other)
})
