import { beforeEach, describe, expect, test } from 'vitest'
import { call, createCustomer, emptyStore, home, ukChannel, type Json } from './test/customers-app.ts'

const ada = 'ada@selvedge.example'
let id: number

beforeEach(async () => {
  await emptyStore()
  id = (await createCustomer(ada)).id
})

describe('addresses', () => {
  const create = (...addresses: object[]) =>
    call(
      'POST',
      '/v3/customers/addresses',
      addresses.map((address) => ({ ...home, customer_id: id, ...address })),
    )

  test('creates addresses with 200, and lists them by customer and by id', async () => {
    const other = await createCustomer('grace@selvedge.example', { addresses: [home] })
    const { status, body } = await create(
      { form_fields: [{ name: 'Delivery Instructions', value: 'Ring twice' }] },
      { city: 'Bath' },
    )
    expect([status, body.data.length]).toEqual([200, 2])
    expect(body.data[0]).toMatchObject({
      ...home,
      customer_id: id,
      country: 'United Kingdom',
      address2: '',
      form_fields: [{ name: 'Delivery Instructions', value: 'Ring twice' }],
    })
    const list = async (query: string) => (await call('GET', `/v3/customers/addresses${query}`)).body.data
    expect(await list('')).toHaveLength(3)
    expect((await list(`?customer_id:in=${id}`)).map((address: Json) => address.city)).toEqual(['Bristol', 'Bath'])
    expect(await list(`?customer_id:in=${other.id}&id:in=${body.data[0].id}`)).toEqual([])
    expect((await list(`?id:in=${body.data[0].id}`))[0]).not.toHaveProperty('form_fields')
    expect((await list(`?id:in=${body.data[0].id}&include=formfields`))[0].form_fields).toHaveLength(1)
  })

  test('responds 200 to an address that the customer already has, and leaves it out', async () => {
    await create({})
    expect(await create({}, { address2: 'Flat 2' })).toMatchObject({
      status: 200,
      body: { data: [{ address2: 'Flat 2' }], meta: {} },
    })
    expect((await create({})).body.data).toEqual([])
  })

  test('leaves an address unchanged if the change would make it equal to another', async () => {
    const [first, second] = (await create({}, { city: 'Bath' })).body.data
    expect((await call('PUT', '/v3/customers/addresses', [{ id: second.id, city: 'Bristol' }])).body.data).toEqual([])
    const changed = await call('PUT', '/v3/customers/addresses', [{ id: second.id, city: 'Wells' }])
    expect([changed.status, changed.body.data[0]]).toEqual([200, { ...second, city: 'Wells' }])
    expect((await call('GET', `/v3/customers/addresses?id:in=${first.id}`)).body.data[0].city).toBe('Bristol')
  })

  test('requires every address field that the vendor requires, a known country, and states by their names', async () => {
    for (const missing of Object.keys(home)) expect((await create({ [missing]: undefined })).status).toBe(422)
    expect((await create({ country_code: 'XX' })).status).toBe(422)
    expect((await create({ country_code: 'US', state_or_province: 'TX' })).status).toBe(422)
    expect((await create({ country_code: 'US', state_or_province: 'Texas' })).status).toBe(200)
    expect((await create({ customer_id: 999999 })).status).toBe(422)
    expect((await call('PUT', '/v3/customers/addresses', [{ id: 999999, city: 'Bath' }])).status).toBe(422)
  })

  test('deletes addresses of any customer with 204 and no body', async () => {
    const [first] = (await create({})).body.data
    expect(await call('DELETE', `/v3/customers/addresses?id:in=${first.id},999999`)).toMatchObject({
      status: 204,
      body: null,
    })
    expect((await call('GET', '/v3/customers/addresses')).body.data).toEqual([])
    expect((await call('DELETE', '/v3/customers/addresses')).status).toBe(422)
  })
})

describe('consent and settings', () => {
  test('reads and writes consent without an envelope', async () => {
    const path = `/v3/customers/${id}/consent`
    expect((await call('GET', path)).body).toMatchObject({ allow: [], deny: [] })
    const { status, body } = await call('PUT', path, { allow: ['essential', 'analytics'], deny: ['targeting'] })
    expect([status, Object.keys(body)]).toEqual([200, ['allow', 'deny', 'updated_at']])
    expect((await call('GET', path)).body).toMatchObject({ allow: ['essential', 'analytics'], deny: ['targeting'] })
    for (const wrong of [{ allow: ['everything'] }, { allow: ['essential'], deny: ['essential'] }])
      expect((await call('PUT', path, wrong)).status).toBe(422)
    expect((await call('GET', '/v3/customers/999999/consent')).status).toBe(422)
  })

  test('changes the settings of a channel that the body names, and keeps the others', async () => {
    const path = `/v3/customers/settings/channels/${ukChannel}`
    expect((await call('GET', path)).body.data).toMatchObject({ allow_global_logins: true })
    await call('PUT', path, { privacy_settings: { policy_url: 'https://selvedge.example/privacy' } })
    expect((await call('PUT', path, { allow_global_logins: false })).body.data.allow_global_logins).toBe(false)
    expect((await call('GET', path)).body.data).toMatchObject({
      allow_global_logins: false,
      privacy_settings: {
        ask_shopper_for_tracking_consent: true,
        policy_url: 'https://selvedge.example/privacy',
      },
    })
    expect((await call('GET', '/v3/customers/settings/channels/5')).status).toBe(404)
  })
})

describe('wishlists', () => {
  const items = [{ product_id: 2001, variant_id: 90001 }, { product_id: 2002 }]
  const create = async (rest: object = {}) =>
    (await call('POST', '/v3/wishlists', { customer_id: id, name: 'Christmas', items, ...rest })).body.data

  test('creates a wishlist with 201 and its own token', async () => {
    const { status, body } = await call('POST', '/v3/wishlists', {
      customer_id: id,
      name: 'Christmas',
      is_public: true,
      items,
    })
    expect([status, body.meta]).toEqual([201, {}])
    expect(body.data).toMatchObject({
      customer_id: id,
      name: 'Christmas',
      is_public: true,
      items: [{ product_id: 2001, variant_id: 90001 }, { product_id: 2002 }],
    })
    expect(body.data.items[1]).not.toHaveProperty('variant_id')
    expect(body.data.token).toMatch(/^[\da-f-]{36}$/)
    for (const wrong of [{ customer_id: 999999 }, { name: '' }, { items: [{ product_id: 'x' }] }])
      expect((await call('POST', '/v3/wishlists', { customer_id: id, name: 'A', ...wrong })).status).toBe(422)
  })

  test('adds each item once with 201, and removes items with 200', async () => {
    const wishlist = await create()
    const added = await call('POST', `/v3/wishlists/${wishlist.id}/items`, {
      items: [{ product_id: 2003 }, { product_id: 2002 }],
    })
    expect([added.status, added.body.data.items.map((item: Json) => item.product_id)]).toEqual([
      201,
      [2001, 2002, 2003],
    ])
    const path = `/v3/wishlists/${wishlist.id}/items/${wishlist.items[0].id}`
    const removed = await call('DELETE', path)
    expect([removed.status, removed.body.data.items.map((item: Json) => item.product_id)]).toEqual([200, [2002, 2003]])
    expect(await call('DELETE', path)).toMatchObject({ status: 404, body: {} })
    expect(await call('POST', '/v3/wishlists/999999/items', { items })).toMatchObject({ status: 404, body: null })
  })

  test('changes a wishlist with 201 and deletes it with 204', async () => {
    const wishlist = await create()
    const [item] = wishlist.items
    const changed = await call('PUT', `/v3/wishlists/${wishlist.id}`, {
      customer_id: id,
      name: 'Birthday',
      items: [{ id: item.id, product_id: 2001, variant_id: 90002 }],
    })
    expect([changed.status, changed.body.data]).toEqual([
      201,
      { ...wishlist, name: 'Birthday', items: [{ ...item, variant_id: 90002 }, wishlist.items[1]] },
    ])
    expect(await call('DELETE', `/v3/wishlists/${wishlist.id}`)).toMatchObject({ status: 204, body: null })
    expect(await call('DELETE', `/v3/wishlists/${wishlist.id}/items/1`)).toMatchObject({ status: 404, body: {} })
  })

  test('returns wishlists in pages of at most 250, of one customer or of all', async () => {
    const other = await createCustomer('grace@selvedge.example')
    await create()
    await create({ customer_id: other.id })
    expect((await call('GET', '/v3/wishlists')).body.data).toHaveLength(2)
    expect(
      (await call('GET', `/v3/wishlists?customer_id=${id}`)).body.data.map((wishlist: Json) => wishlist.customer_id),
    ).toEqual([id])
    expect((await call('GET', '/v3/wishlists?limit=999')).body.meta.pagination).toMatchObject({
      per_page: 250,
      total: 2,
    })
    expect((await call('GET', '/v3/wishlists?limit=1&page=2')).body.meta.pagination).toMatchObject({
      count: 1,
      current_page: 2,
      total_pages: 2,
    })
  })
})
