import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { resetRateWindows } from '../../rest.ts'
import { call, createCart } from '../test/commerce-app.ts'
import { placeIncompleteOrder } from '../test/paid-order.ts'
import { shirt, stockShelf } from '../test/shelf-fixture.ts'

const field = { permission_set: 'read', namespace: 'notes', key: 'one', value: 'first' }
let path: string

beforeEach(async () => {
  resetRateWindows()
  await stockShelf()
  await env.DB.prepare('DELETE FROM order_metafields').run()
  const id = await placeIncompleteOrder(
    await createCart([{ product_id: shirt.id, variant_id: shirt.plentiful, quantity: 1 }]),
  )
  path = `/v3/orders/${id}/metafields`
})

test('keeps metafields of an order, and lists those of a namespace', async () => {
  expect((await call('GET', path)).body.data).toEqual([])
  const { body, status } = await call('POST', path, field)
  expect([status, body.data]).toMatchObject([200, { ...field, description: '', resource_type: 'order' }])
  await call('POST', path, { ...field, namespace: 'others' })
  const { data, meta } = (await call('GET', `${path}?namespace=notes&limit=250`)).body
  expect(data).toMatchObject([field])
  expect(meta.pagination).toMatchObject({ total: 1, total_pages: 1 })
})

test('refuses a second metafield with the same key, and keeps the first', async () => {
  await call('POST', path, field)
  const answers = await Promise.all([1, 2].map((value) => call('POST', path, { ...field, value: String(value) })))
  expect(answers.map(({ status }) => status)).toEqual([409, 409])
  expect((await call('GET', path)).body.data).toMatchObject([{ value: 'first' }])
})

test('refuses a metafield without a value or with a permission that there is not, and an order that there is not', async () => {
  const statusOf = async (at: string, body: object) => (await call('POST', at, body)).status
  expect(await statusOf(path, { ...field, value: '' })).toBe(422)
  expect(await statusOf(path, { ...field, value: 'a'.repeat(65_536) })).toBe(422)
  expect(await statusOf(path, { ...field, permission_set: 'all' })).toBe(422)
  expect(await statusOf('/v3/orders/999999999/metafields', field)).toBe(404)
})
