import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { resetRateWindows } from '../../rest.ts'
import { call, type Json } from '../test/customers-app.ts'
import { sampleAccounts } from './sample-accounts.ts'
import { resetCustomers, seedCustomers } from './seed.ts'
import { seedCatalogue } from '#sandbox/catalogue/seed-d1.ts'

beforeAll(async () => {
  await seedCatalogue(env.DB)
  await Promise.all([seedCustomers(env.DB), seedCustomers(env.DB)])
  await seedCustomers(env.DB)
  resetRateWindows()
})

const customerOf = async (name: string) =>
  (await call('GET', `/v3/customers?email:in=${name}@selvedge.example&include=formfields`)).body.data[0]
const ordersOf = async (name: string) =>
  (await call('GET', `/v2/orders?customer_id=${(await customerOf(name)).id}&limit=50`)).body ?? []

describe('sample accounts', () => {
  test('seeds each sample account once, with a working password except for two accounts', async () => {
    expect((await call('GET', '/v3/customers')).body.meta.pagination.total).toBe(sampleAccounts.length)
    const opened = await Promise.all(
      sampleAccounts.map(
        async ({ email, password }) =>
          (await call('POST', '/v3/customers/validate-credentials', { email, password, channel_id: 1406818 })).body
            .is_valid,
      ),
    )
    expect(sampleAccounts.filter((_, index) => !opened[index]).map(({ name }) => name)).toEqual([
      'George Ellis',
      'Casey Morgan',
    ])
  })

  test('gives sample accounts the orders that they announce, over two years, in nearly every status', async () => {
    const orders = await ordersOf('amelia.hart')
    expect(orders).toHaveLength(14)
    expect(new Set(orders.map((order: Json) => order.status_id)).size).toBe(13)
    const days = orders.map((order: Json) => (Date.now() - Date.parse(order.date_created)) / 86_400_000)
    expect([Math.max(...days) > 700, Math.max(...days) < 731, Math.min(...days) > 1]).toEqual([true, true, true])
    const { results } = await env.DB.prepare('SELECT DISTINCT status_id FROM orders ORDER BY status_id').all<{
      status_id: number
    }>()
    expect(results.map(({ status_id }) => status_id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
    expect((await call('GET', `/v2/orders/${orders[0].id}/products`)).body.length).toBeGreaterThan(0)
    expect((await call('GET', `/v2/orders/${orders[0].id}/shipping_addresses`)).body[0].street_1).toBe(
      '14 Ropemaker Row',
    )
    expect((await ordersOf('jordan.reyes')).map((order: Json) => order.default_currency_code)).toEqual([
      'USD',
      'USD',
      'USD',
      'USD',
      'USD',
    ])
    expect(await ordersOf('oliver.stone')).toEqual([])
  })

  test('numbers the sample orders in the order of their dates', async () => {
    const { results } = await env.DB.prepare('SELECT created_at FROM orders ORDER BY id').all<{ created_at: number }>()
    const dates = results.map(({ created_at }) => created_at)
    expect(dates).toEqual(dates.toSorted((one, other) => one - other))
  })

  test('gives sample accounts a wishlist of 60 existing products, ten addresses and a profile cart', async () => {
    const { id } = await customerOf('priya.nair')
    const [wishlist] = (await call('GET', `/v3/wishlists?customer_id=${id}`)).body.data
    expect(wishlist.items).toHaveLength(60)
    expect((await customerOf('harriet.cole')).address_count).toBe(10)
    const cartId = (await customerOf('leon.fischer')).form_fields.find((field: Json) => field.name === 'Cart ID').value
    expect((await call('GET', `/v3/carts/${cartId}`)).body.data).toMatchObject({
      customer_id: (await customerOf('leon.fischer')).id,
      currency: { code: 'EUR' },
    })
  })

  test('restores the sample accounts by a reset', async () => {
    await call('DELETE', '/v3/customers?id:in=1,2,3')
    await env.DB.prepare('DELETE FROM orders').run()
    await resetCustomers(env.DB)
    expect((await call('GET', '/v3/customers')).body.meta.pagination.total).toBe(sampleAccounts.length)
    expect(await ordersOf('amelia.hart')).toHaveLength(14)
  })

  test('changes nothing if another caller has seeded in the meantime', async () => {
    await env.DB.batch([env.DB.prepare('DELETE FROM orders'), env.DB.prepare('DELETE FROM seed')])
    const overtaken = {
      prepare: (sql: string) => env.DB.prepare(sql),
      batch: async (statements: D1PreparedStatement[]) => {
        await seedCustomers(env.DB)
        return env.DB.batch(statements)
      },
    } as D1Database
    await seedCustomers(overtaken)
    expect(await ordersOf('amelia.hart')).toHaveLength(14)
  })
})
