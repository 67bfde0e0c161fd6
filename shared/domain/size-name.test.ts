import { expect, test } from 'vitest'
import { hasOwnLabel, sizeName, sizeNames } from './size-name.ts'
import { markets } from '#shared/markets.ts'

const sizes = ['8', '20', '3', 'S', 'XXL', '32', '3-4', 'Super King']
const named = (code: 'en' | 'us' | 'eu', ...categoryUrls: string[]) =>
  sizes.map((size) => sizeName(size, { market: markets[code], categoryUrls }))

test('British sizes are named as such in other markets', () => {
  expect(named('en', '/womens/clothing/dresses')).toEqual(sizes)
  expect(named('us')).toEqual(['UK 8', 'UK 20', 'UK 3', 'S', 'XXL', '32', '3-4', 'Super King'])
})

test('a size has the market’s own label in categories whose charts agree about it', () => {
  const [dress, , shoe] = named('us', '/womens/clothing/dresses')
  expect([dress, shoe]).toEqual(['UK 8 · US 4', 'UK 3'])
  expect(named('eu', '/womens/clothing')[0]).toBe('UK 8 · EU 36')
  expect(named('us', '/womens/footwear/boots').slice(0, 3)).toEqual(['UK 8 · US 10', 'UK 20', 'UK 3 · US 5'])
  expect(named('us', '/kids/clothing').slice(3, 7)).toEqual(['S', 'XXL', '32', '3-4 · US 4T'])
})

test('a size has no label of its own where charts differ', () => {
  expect(named('us', '/womens/clothing', '/womens/footwear')[0]).toBe('UK 8')
  expect(named('us', '/womens')[0]).toBe('UK 8')
})

test('only the sizes of a product that differ have names', () => {
  const categoryTrails = [[{ name: 'Dresses', url: '/womens/clothing/dresses' }]]
  const dress = { sizes: ['8', '10'], categoryTrails, isGiftCard: false }
  expect(sizeNames(dress, markets.us)).toEqual({ 8: 'UK 8 · US 4', 10: 'UK 10 · US 6' })
  expect(sizeNames(dress, markets.en)).toEqual({})
  expect(sizeNames({ sizes: ['10', '25'], categoryTrails: [], isGiftCard: true }, markets.us)).toEqual({})
})

test('categories are needed for sizes that have another label in the market', () => {
  const needed = (code: 'en' | 'us') => sizes.filter((size) => hasOwnLabel(size, markets[code]))
  expect([needed('en'), needed('us')]).toEqual([[], ['8', '20', '3', '3-4']])
})
