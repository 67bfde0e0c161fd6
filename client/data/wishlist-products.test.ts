import { expect, test } from 'vitest'
import { pageServices } from '../atoms/services.ts'
import { createFakeWorker, createTestPage, problemResponse } from '../atoms/test/fake-worker.ts'
import { fetchWishlistProducts, wishlistTotal, toWishlistRows } from './wishlist-products.ts'
import { money } from '#shared/domain/money.ts'
import { toWishlistEntity } from '#shared/domain/wishlist-entity.ts'
import type { WishlistItem, WishlistProduct } from '#shared/domain/wishlist.ts'

const dress: WishlistItem = { productId: 101, variantId: 1011 }
const mug: WishlistItem = { productId: 102, variantId: null }

const sold = (item: WishlistItem, change: Partial<WishlistProduct> = {}): WishlistProduct => ({
  ...item,
  sku: '123456',
  style: '123456',
  name: 'Wrap Dress',
  slug: 'wrap-dress',
  colour: 'Navy',
  size: '10',
  length: null,
  price: { price: money(4000, 'GBP'), special: null },
  needsChoice: false,
  isPurchasable: true,
  image: 'https://media.example/i/a/1',
  stock: 9,
  level: 'available',
  ...change,
})

function openPage(products: WishlistProduct[]) {
  const worker = createFakeWorker()
  worker.before = async ({ method, args }) => {
    if (method !== 'getWishlistProducts') return null
    const requestedIds = (args as unknown as { items: { product_id: number }[] }).items.map(
      ({ product_id }) => product_id,
    )
    return Response.json(
      toWishlistEntity(null, {
        products: products.filter(({ productId }) => requestedIds.includes(productId)),
        total: 0,
        page: 1,
      }),
    )
  }
  return { worker, services: pageServices(createTestPage(worker).store.get) }
}

test('each saved item gets its product, or is marked as no longer sold [WISH-02]', async () => {
  const { services } = openPage([sold(dress)])
  expect(await fetchWishlistProducts(services, [dress, mug])).toMatchObject({
    '101-1011': { name: 'Wrap Dress', variantId: 1011 },
    102: null,
  })
})

test('a saved item keeps why it cannot be bought, and the note of a pre-order [D-57] [D-262] [D-600] [WISH-02]', async () => {
  const { services } = openPage([
    sold(dress, { level: 'unavailable', isPurchasable: false }),
    sold(mug, { preOrder: 'Pre-order: soon' }),
  ])
  const { '101-1011': closed, '102': preOrdered } = await fetchWishlistProducts(services, [dress, mug])
  expect([closed?.level, closed?.preOrder]).toEqual(['unavailable', undefined])
  expect([preOrdered?.level, preOrdered?.preOrder]).toEqual(['available', 'Pre-order: soon'])
})

test('an item without a variant shows the only variant of its product, and an item never shows another variant than the saved one', async () => {
  const { services } = openPage([sold({ productId: 102, variantId: 1021 }), sold({ productId: 101, variantId: 1012 })])
  const products = await fetchWishlistProducts(services, [dress, mug])
  expect(products['102']?.variantId).toBe(1021)
  expect(products['101-1011']).toBeNull()
})

test('saved products are requested 50 at a time [WISH-03, CONST-07]', async () => {
  const items = Array.from({ length: 120 }, (_, index) => ({ productId: index + 1, variantId: null }))
  const { services, worker } = openPage(items.map((item) => sold(item)))
  expect(Object.values(await fetchWishlistProducts(services, items)).filter(Boolean)).toHaveLength(120)
  expect(
    worker.sent('getWishlistProducts').map(({ items: requestedIds }) => Object.keys(requestedIds ?? []).length),
  ).toEqual([50, 50, 20])
})

test('an outage is a failure, not a list of unsold items', async () => {
  const { services, worker } = openPage([])
  worker.before = async () => problemResponse(503, 'unavailable')
  await expect(fetchWishlistProducts(services, [dress])).rejects.toMatchObject({
    name: 'ApiError',
    kind: 'unavailable',
  })
})

test('rows are sorted latest first, and the total waits for every product and uses current prices [WISH-09]', () => {
  const special = { price: money(4000, 'GBP'), special: money(2999, 'GBP') }
  const rows = toWishlistRows([dress, mug], { '101-1011': sold(dress, { price: special }) })
  expect(rows.map(({ key, product }) => [key, product?.name])).toEqual([
    ['102', undefined],
    ['101-1011', 'Wrap Dress'],
  ])
  expect(wishlistTotal(rows)).toBeNull()
  expect(
    wishlistTotal(toWishlistRows([dress, mug], { '101-1011': sold(dress, { price: special }), 102: sold(mug) })),
  ).toEqual(money(6999, 'GBP'))
  expect(
    wishlistTotal(toWishlistRows([dress, mug], { '101-1011': sold(dress, { price: special }), 102: null })),
  ).toEqual(money(2999, 'GBP'))
})
