import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { call, createCustomer, emptyStore, home, password, ukChannel, usChannel } from './test/customers-app.ts'

const ada = 'ada@selvedge.example'
const grace = 'grace@selvedge.example'

beforeEach(emptyStore)

describe('creating customers', () => {
  test('responds 200 with the created customers in order, without passwords', async () => {
    const people = [
      { email: grace, first_name: 'Grace', last_name: 'Hopper', form_fields: [{ name: 'Title', value: 'Dr' }] },
      {
        email: ada,
        first_name: 'Ada',
        last_name: 'Byron',
        authentication: { new_password: password },
        addresses: [home],
        channel_ids: [ukChannel],
        origin_channel_id: ukChannel,
        store_credit_amounts: [{ amount: 12.5 }],
      },
    ]
    const { status, body } = await call('POST', '/v3/customers', people)
    expect([status, body.meta]).toEqual([200, {}])
    expect(body.data.map((customer: { email: string }) => customer.email)).toEqual([grace, ada])
    expect(body.data[0]).toMatchObject({
      address_count: 0,
      channel_ids: null,
      form_fields: [{ name: 'Title', value: 'Dr', customer_id: body.data[0].id }],
    })
    expect(body.data[1]).toMatchObject({
      address_count: 1,
      channel_ids: [ukChannel],
      store_credit_amounts: [{ amount: 12.5 }],
      addresses: [{ ...home, customer_id: body.data[1].id, country: 'United Kingdom', address_type: 'residential' }],
    })
    expect(JSON.stringify(body)).not.toMatch(/password"|pbkdf2/)
  })

  test.each([
    ["o'brien@example.ie", 200],
    ['a!#$%&*/=?^_`{|}~-b@example.org', 200],
    ['o’brien@example.ie', 422],
    ['a b@example.org', 422],
    ['<a>@example.org', 422],
  ])(
    'a customer with the e-mail address %s has the response %i, as in the vendor’s format',
    async (email, expected) => {
      const { status, body } = await call('POST', '/v3/customers', [{ email, first_name: 'A', last_name: 'B' }])
      expect(status).toBe(expected)
      expect(Object.keys(body.errors ?? {})).toEqual(expected === 422 ? ['0.email'] : [])
    },
  )

  test('creates ten customers at once, and refuses eleven with a 413 and no body', async () => {
    const people = (count: number) =>
      Array.from({ length: count }, (_, index) => ({
        email: `c${index}@selvedge.example`,
        first_name: 'A',
        last_name: 'B',
      }))
    expect(await call('POST', '/v3/customers', people(11))).toMatchObject({ status: 413, body: null })
    expect((await call('POST', '/v3/customers', people(10))).body.data).toHaveLength(10)
  })

  test('refuses an e-mail address that is taken, ignoring case, with the vendor’s body', async () => {
    await createCustomer(ada)
    const { status, body } = await call('POST', '/v3/customers', [
      { email: 'ADA@selvedge.example', first_name: 'A', last_name: 'B' },
    ])
    expect(status).toBe(422)
    expect(body).toMatchObject({
      status: 422,
      title: 'Create customers failed.',
      type: '/api-docs/getting-started/api-status-codes',
      errors: { '.customer_create': 'Error creating customers' },
    })
  })

  test('creates all customers of a request or none', async () => {
    await createCustomer(ada)
    const refused = [
      [
        { email: grace, first_name: 'G', last_name: 'H' },
        { email: ada, first_name: 'A', last_name: 'B' },
      ],
      [
        { email: grace, first_name: 'G', last_name: 'H' },
        { email: grace, first_name: 'G', last_name: 'H' },
      ],
      [{ email: grace, first_name: 'G', last_name: 'H', form_fields: [{ name: 'Shoe size', value: '5' }] }],
      [
        {
          email: grace,
          first_name: 'G',
          last_name: 'H',
          addresses: [{ ...home, country_code: 'US', state_or_province: 'TX' }],
        },
      ],
      [{ email: grace, first_name: 'G', last_name: 'H', authentication: { new_password: 'short1' } }],
      [{ email: grace, first_name: 'G', last_name: 'H', channel_ids: [] }],
      [{ email: grace, first_name: 'G' }],
      [],
    ]
    for (const people of refused) expect((await call('POST', '/v3/customers', people)).status).toBe(422)
    expect((await call('GET', '/v3/customers')).body.meta.pagination.total).toBe(1)
  })

  test('responds 400 to a body that is not JSON', async () => {
    expect((await call('POST', '/v3/customers', '{')).status).toBe(400)
  })

  test('sends a welcome mail only on request', async () => {
    await createCustomer(ada)
    await createCustomer(grace, { trigger_account_created_notification: true })
    const { results } = await env.DB.prepare('SELECT recipient FROM outbox').all()
    expect(results).toEqual([{ recipient: grace }])
  })

  test('stores salted hashes, so that two customers with one password share nothing', async () => {
    await createCustomer(ada)
    await createCustomer(grace)
    const { results } = await env.DB.prepare('SELECT password FROM customers').all<{ password: string }>()
    const [one, other] = results.map((row) => row.password.split('$'))
    expect(one!.slice(0, 2)).toEqual(['pbkdf2-sha256', '100000'])
    expect([one![2] === other![2], one![3] === other![3]]).toEqual([false, false])
  })
})

describe('reading customers', () => {
  test('returns every customer of the store without a filter', async () => {
    await createCustomer(ada)
    await createCustomer(grace)
    expect((await call('GET', '/v3/customers')).body.data).toHaveLength(2)
  })

  test('filters customers by id and e-mail, and leaves out unknown ones', async () => {
    const { id } = await createCustomer(ada)
    await createCustomer(grace)
    const emails = async (query: string) =>
      (await call('GET', `/v3/customers?${query}`)).body.data.map((customer: { email: string }) => customer.email)
    expect(await emails(`id:in=${id},999999`)).toEqual([ada])
    expect(await emails('id:in=999999')).toEqual([])
    expect(await emails(`email:in=${encodeURIComponent('GRACE@selvedge.example')}`)).toEqual([grace])
    expect(await emails('name:like=byr')).toEqual([ada, grace])
    expect(await emails('name:in=Grace Hopper')).toEqual([])
    expect(await emails('date_created:min=2099-01-01')).toEqual([])
    expect((await call('GET', '/v3/customers?id:in=x')).status).toBe(422)
  })

  test('includes parts of a customer only on request', async () => {
    const { id } = await createCustomer(ada, { form_fields: [{ name: 'Cart ID', value: 'abc' }], addresses: [home] })
    const plain = (await call('GET', `/v3/customers?id:in=${id}`)).body.data[0]
    for (const key of ['form_fields', 'addresses', 'store_credit_amounts', 'attributes'])
      expect(plain).not.toHaveProperty(key)
    const full = (await call('GET', `/v3/customers?id:in=${id}&include=formfields,addresses,storecredit,attributes`))
      .body.data[0]
    expect(full.form_fields).toEqual([{ name: 'Cart ID', value: 'abc', customer_id: id }])
    expect(full.addresses[0].form_fields).toEqual([])
    expect([full.attributes, full.store_credit_amounts]).toEqual([[], [{ amount: 0 }]])
  })

  test('pages by number or by cursor: both on the first page, one of them after it', async () => {
    const people = Array.from({ length: 5 }, (_, index) => ({
      email: `c${index}@selvedge.example`,
      first_name: 'A',
      last_name: `B${4 - index}`,
    }))
    await call('POST', '/v3/customers', people)
    const list = async (query: string) => {
      const { body } = await call('GET', `/v3/customers?limit=2&${query}`)
      return { names: body.data.map((customer: { last_name: string }) => customer.last_name), meta: body.meta }
    }
    const first = await list('')
    expect(Object.keys(first.meta)).toEqual(['pagination', 'cursor_pagination'])
    expect(first.meta.pagination).toMatchObject({
      total: 5,
      count: 2,
      per_page: 2,
      current_page: 1,
      total_pages: 3,
      links: { current: '?limit=2&page=1' },
    })
    expect(Object.keys((await list('page=2')).meta)).toEqual(['pagination'])
    const second = await list(`after=${first.meta.cursor_pagination.end_cursor}&page=3`)
    expect([second.names, Object.keys(second.meta)]).toEqual([['B2', 'B1'], ['cursor_pagination']])
    const third = await list(`after=${second.meta.cursor_pagination.end_cursor}`)
    expect([third.names, third.meta.cursor_pagination.links.next]).toEqual([['B0'], undefined])
    const back = await list(`before=${third.meta.cursor_pagination.start_cursor}`)
    expect(back.names).toEqual(second.names)
    const sorted = await list('sort=last_name:asc')
    expect([
      sorted.names,
      (await list(`sort=last_name:asc&after=${sorted.meta.cursor_pagination.end_cursor}`)).names,
    ]).toEqual([
      ['B0', 'B1'],
      ['B2', 'B3'],
    ])
    expect((await call('GET', '/v3/customers?after=nonsense')).status).toBe(422)
    expect((await call('GET', '/v3/customers?sort=shoe_size')).status).toBe(422)
  })
})

describe('changing and deleting customers', () => {
  test('changes only the fields that a request names', async () => {
    const { id } = await createCustomer(ada, { phone: '07700 900001' })
    const { status, body } = await call('PUT', '/v3/customers', [
      { id, first_name: 'Augusta', form_fields: [{ name: 'Preference Email', value: 'Yes' }], addresses: [home] },
    ])
    expect(status).toBe(200)
    expect(body.data[0]).toMatchObject({
      id,
      email: ada,
      first_name: 'Augusta',
      last_name: 'Byron',
      phone: '07700 900001',
      address_count: 0,
      form_fields: [{ name: 'Preference Email', value: 'Yes' }],
    })
  })

  test('refuses an unknown id, a taken e-mail address, an invalid date, and more than ten customers', async () => {
    const { id } = await createCustomer(ada)
    await createCustomer(grace)
    expect((await call('PUT', '/v3/customers', [{ id, first_name: 'X' }, { id: 999999 }])).status).toBe(422)
    expect((await call('PUT', '/v3/customers', [{ id, email: grace }])).status).toBe(422)
    expect(
      (await call('PUT', '/v3/customers', [{ id, form_fields: [{ name: 'Date of Birth', value: 'yesterday' }] }]))
        .status,
    ).toBe(422)
    expect(
      (
        await call(
          'PUT',
          '/v3/customers',
          Array.from({ length: 11 }, () => ({ id })),
        )
      ).status,
    ).toBe(413)
    expect((await call('GET', `/v3/customers?id:in=${id}`)).body.data[0]).toMatchObject({
      first_name: 'Ada',
      email: ada,
    })
    expect((await call('PUT', '/v3/customers', [{ id, email: ada.toUpperCase() }])).status).toBe(200)
  })

  test('deletes customers by id with 204, and nothing without an id', async () => {
    const { id } = await createCustomer(ada, { addresses: [home] })
    expect((await call('DELETE', '/v3/customers')).status).toBe(204)
    expect((await call('GET', '/v3/customers')).body.data).toHaveLength(1)
    expect(await call('DELETE', `/v3/customers?id:in=${id}`)).toMatchObject({ status: 204, body: null })
    expect((await call('GET', '/v3/customers')).body.data).toEqual([])
    expect((await call('GET', '/v3/customers/addresses')).body.data).toEqual([])
  })
})

describe('credentials', () => {
  const validate = (body: object) => call('POST', '/v3/customers/validate-credentials', body)

  test('responds 200 to valid and invalid credentials, without an envelope', async () => {
    const { id } = await createCustomer(ada)
    expect(await validate({ email: 'Ada@Selvedge.example', password })).toMatchObject({
      status: 200,
      body: { is_valid: true, customer_id: id },
    })
    expect(await validate({ email: ada, password: 'wrong' })).toMatchObject({
      status: 200,
      body: { is_valid: false, customer_id: null },
    })
    expect((await validate({ email: 'nobody@selvedge.example', password })).body).toEqual({
      is_valid: false,
      customer_id: null,
    })
    expect((await validate({ email: ada })).status).toBe(422)
    expect((await validate({ email: ada, password, channel_id: 5 })).status).toBe(422)
  })

  test('accepts credentials only on channels where the customer may sign in', async () => {
    await createCustomer(ada, { channel_ids: [usChannel] })
    const { id } = await createCustomer(grace)
    expect((await validate({ email: ada, password, channel_id: ukChannel })).body.is_valid).toBe(false)
    expect((await validate({ email: ada, password, channel_id: usChannel })).body.is_valid).toBe(true)
    await call('PUT', `/v3/customers/settings/channels/${ukChannel}`, { allow_global_logins: false })
    expect((await validate({ email: grace, password, channel_id: ukChannel })).body.is_valid).toBe(false)
    expect((await validate({ email: grace, password, channel_id: usChannel })).body).toEqual({
      is_valid: true,
      customer_id: id,
    })
  })

  test('refuses an account whose password must be changed until it is changed', async () => {
    const { id } = await createCustomer(ada, { authentication: { new_password: password, force_password_reset: true } })
    expect((await validate({ email: ada, password })).body).toEqual({ is_valid: false, customer_id: null })
    await call('PUT', '/v3/customers', [{ id, authentication: { new_password: 'Another1749' } }])
    expect((await validate({ email: ada, password: 'Another1749' })).body).toEqual({ is_valid: true, customer_id: id })
    expect((await validate({ email: ada, password })).body.is_valid).toBe(false)
  })

  test('responds 429 to the right credentials too after ten failed attempts', async () => {
    await createCustomer(ada)
    for (let guess = 0; guess < 10; guess += 1)
      expect((await validate({ email: ada, password: `wrong${guess}` })).status).toBe(200)
    const { status, body, headers } = await validate({ email: ada, password })
    expect([status, body]).toEqual([
      429,
      { status: 429, title: 'Too many requests', type: '/api-docs/getting-started/api-status-codes', errors: {} },
    ])
    expect(Number(headers.get('x-retry-after'))).toBeGreaterThan(0)
    expect((await validate({ email: grace, password })).status).toBe(200)
  })
})
