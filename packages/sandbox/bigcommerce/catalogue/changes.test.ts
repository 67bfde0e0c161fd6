import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { openShop, type Shop } from '../../contracts/test/shop.ts'
import { createBrowser } from '../commerce/test/commerce-app.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop()
})

const reset = () => createBrowser().post('/control/reset', {}, { 'x-control': 'test' })
const adjust = (items: object[]) => shop.call('PUT', '/v3/inventory/adjustments/absolute', { items })
const inventory = async (variantId: number) =>
  (await shop.data('GET', `/v3/inventory/items?variant_id:in=${variantId}`))[0].locations.map(
    ({ available_to_sell }: { available_to_sell: number }) => available_to_sell,
  )

test('sets the stock of one location, by variant or SKU, until a reset', async () => {
  const [, second] = await inventory(shop.variant)
  const before = await inventory(shop.variant)
  expect((await adjust([{ location_id: 1, variant_id: shop.variant, quantity: 3 }])).status).toBe(200)
  expect(await inventory(shop.variant)).toEqual([3, second])
  await adjust([{ location_id: 2, sku: shop.sku, quantity: 1 }])
  expect(await inventory(shop.variant)).toEqual([3, 1])
  await reset()
  expect(await inventory(shop.variant)).toEqual(before)
})

test('changes no stock if one item or location is unknown or a quantity is negative', async () => {
  const before = await inventory(shop.variant)
  const good = { location_id: 1, variant_id: shop.variant, quantity: before[0] + 1 }
  for (const wrong of [
    { ...good, variant_id: 1 },
    { ...good, location_id: 9 },
    { ...good, quantity: -1 },
  ]) {
    expect((await adjust([good, wrong])).status).toBe(422)
  }
  expect(await inventory(shop.variant)).toEqual(before)
})

test('refuses to adjust an untracked product', async () => {
  const giftCard = await env.DB.prepare(
    "SELECT base_variant_id FROM products WHERE inventory_tracking = 'none'",
  ).first<number>('base_variant_id')
  const { status, body } = await adjust([{ location_id: 1, variant_id: giftCard, quantity: 3 }])
  expect([status, body.title]).toEqual([
    422,
    `[Item with variant_id ${giftCard} is tracked by none, please update stock by none id]`,
  ])
})

test('adjusts a pool through its product, and refuses an adjustment of its variants', async () => {
  const pool = await env.DB.prepare(
    "SELECT id, base_variant_id FROM products WHERE inventory_tracking = 'product' AND variant_count > 1 LIMIT 1",
  ).first<{ id: number; base_variant_id: number }>()
  const refused = await adjust([{ location_id: 1, variant_id: pool!.base_variant_id, quantity: 3 }])
  expect([refused.status, refused.body.title]).toEqual([
    422,
    `[Item with variant_id ${pool!.base_variant_id} is tracked by product, please update stock by product id]`,
  ])
  expect((await adjust([{ location_id: 1, product_id: pool!.id, quantity: 3 }])).status).toBe(200)
  expect(await shop.data('GET', `/v3/catalog/products/${pool!.id}`)).toMatchObject({ inventory_level: 3 })
  await reset()
})

test('restores stock that orders took during an adjustment by a reset', async () => {
  const before = await inventory(shop.variant)
  await env.DB.batch([
    env.DB.prepare(
      "INSERT INTO orders (id, cart_id, customer_id, channel_id, status_id, email, created_at, modified_at, document) VALUES (9001, 'c', 0, 1, 11, '', 0, 0, '{}')",
    ),
    env.DB.prepare('INSERT INTO stock_movements (order_id, variant_id, quantity) VALUES (9001, ?, 1)').bind(
      shop.variant,
    ),
  ])
  await adjust([{ location_id: 1, variant_id: shop.variant, quantity: 50 }])
  await reset()
  expect(await inventory(shop.variant)).toEqual(before)
})

test('updates the product and the listing order by a new price, and ends a sale by a sale price of 0, until a reset', async () => {
  const path = `/v3/catalog/products/${shop.product}`
  const listed = () =>
    env.DB.prepare('SELECT price_gbp FROM product_listing WHERE product_id = ?').bind(shop.product).first('price_gbp')
  const [before, listedBefore] = [await shop.data('GET', path), await listed()]
  expect(await shop.data('PUT', path, { price: 41.5, sale_price: 20 })).toMatchObject({
    id: shop.product,
    price: 41.5,
    sale_price: 20,
    calculated_price: 20,
  })
  expect(await listed()).toBe(2000)
  expect(await shop.data('PUT', path, { sale_price: 0 })).toMatchObject({
    price: 41.5,
    sale_price: 0,
    calculated_price: 41.5,
  })
  expect(await listed()).toBe(4150)
  await reset()
  expect(await shop.data('GET', path)).toEqual(before)
  expect(await listed()).toBe(listedBefore)
})

test('refuses the price of an unknown product, a negative price and other fields', async () => {
  expect((await shop.call('PUT', '/v3/catalog/products/999999', { price: 1 })).status).toBe(404)
  expect((await shop.call('PUT', `/v3/catalog/products/${shop.product}`, { price: -1 })).status).toBe(422)
  expect((await shop.call('PUT', `/v3/catalog/products/${shop.product}`, { name: 'New' })).status).toBe(422)
})

test('limits how many of a product one order can contain, until a reset', async () => {
  const path = `/v3/catalog/products/${shop.product}`
  expect(await shop.data('PUT', path, { order_quantity_minimum: 3 })).toMatchObject({
    order_quantity_minimum: 3,
    order_quantity_maximum: 0,
  })
  expect(await shop.data('PUT', path, { order_quantity_maximum: 6 })).toMatchObject({
    order_quantity_minimum: 3,
    order_quantity_maximum: 6,
  })
  expect((await shop.call('PUT', path, { order_quantity_minimum: -1 })).status).toBe(422)
  await reset()
  expect(await shop.data('GET', path)).toMatchObject({ order_quantity_minimum: 0, order_quantity_maximum: 0 })
})

test('withdraws a product or a variant until a reset', async () => {
  const path = `/v3/catalog/products/${shop.product}`
  const before = await shop.data('GET', path)
  const hidden = await shop.data('PUT', path, { availability: 'disabled', is_visible: false })
  expect(hidden).toMatchObject({ availability: 'disabled', is_visible: false, price: before.price })
  const variant = `${path}/variants/${shop.variant}`
  expect(await shop.data('PUT', variant, { purchasing_disabled: true })).toMatchObject({ purchasing_disabled: true })
  await reset()
  expect(await shop.data('GET', path)).toMatchObject({ availability: before.availability, is_visible: true })
  const variants = await shop.data('GET', `/v3/catalog/variants?id:in=${shop.variant}`)
  expect(variants).toMatchObject([{ purchasing_disabled: false }])
})

test('takes a product for pre-orders, with its message and date, until a reset', async () => {
  const path = `/v3/catalog/products/${shop.product}`
  const before = await shop.data('GET', path)
  const change = {
    availability: 'preorder',
    preorder_message: 'Here on %%DATE%%',
    preorder_release_date: '2032-05-01T08:00:00Z',
  }
  expect(await shop.data('PUT', path, change)).toMatchObject(change)
  expect(await shop.data('PUT', path, { preorder_release_date: null })).toMatchObject({
    ...change,
    preorder_release_date: null,
  })
  expect((await shop.call('PUT', path, { preorder_release_date: 'soon' })).status).toBe(422)
  await reset()
  expect(await shop.data('GET', path)).toMatchObject({
    availability: before.availability,
    preorder_message: '',
    preorder_release_date: null,
  })
})
