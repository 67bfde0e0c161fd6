import { expect, test } from 'vitest'
import { visitWith } from '../test/visit.ts'
import { pieceText, reservable } from './reservable.ts'
import type { PlatformProduct } from '#shared/domain/product.ts'
import { NotFoundError } from '#shared/errors.ts'
import { markets } from '#shared/markets.ts'
import { platformProduct, platformVariant } from '#shared/test/products.ts'

const small = platformVariant({ id: 1, colour: 'Navy', size: '8' })
const large = platformVariant({ id: 2, colour: 'Navy', size: '18' })
const dress = platformProduct({ id: 101, name: 'Dress', sizes: ['8', '18'], variants: [small, large] })

/** The item as a market finds it that sells this product. */
const find = (item: string, product: PlatformProduct | null = dress) =>
  reservable(visitWith({ services: { catalogue: { product: async () => product } } }).visit, item)

test('finds the variant that an item names, and none if it names a product with several [RSV-02]', async () => {
  expect(await find('101-2')).toEqual({ product: dress, variant: large })
  expect(await find('101')).toEqual({ product: dress, variant: null })
})

test('a product without options has nothing to choose [RSV-02]', async () => {
  const mug = platformProduct({ id: 102, name: 'Mug', variants: [platformVariant({ id: 3 })] })
  const found = await find('102', mug)
  expect([found.variant?.id, pieceText(found, markets.en)]).toEqual([3, 'Mug'])
})

test.each<[string, string, PlatformProduct | null]>([
  ['another market’s product', '101-1', null],
  ['a variant of another product', '101-3', dress],
  ['what is not on sale', '101-1', { ...dress, isAvailable: false }],
  ['a gift of a promotion', '101-1', { ...dress, isFreeGift: true }],
  ['a gift card', '101-1', { ...dress, isGiftCard: true }],
  ['a text', 'dress', dress],
  ['an id that is too long', '1'.repeat(10), dress],
  ['more than two ids', '101-1-1', dress],
])('refuses %s [RSV-02]', async (_what, item, product) => {
  await expect(find(item, product)).rejects.toThrow(NotFoundError)
})

test('names the size as the market’s shoppers know it [RSV-02]', async () => {
  const found = await find('101-1')
  expect([pieceText(found, markets.en), pieceText(found, markets.us)]).toEqual(['Dress, Navy, 8', 'Dress, Navy, UK 8'])
})
