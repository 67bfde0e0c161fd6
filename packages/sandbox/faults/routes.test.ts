import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { forgetCalls } from './call-log.ts'
import { liftFaults } from './rules.ts'
import { ask, control, setFault, submit } from './test/faulty-app.ts'

beforeEach(forgetCalls)
afterEach(liftFaults)

describe('/control/faults', () => {
  test('applies a fault to the given number of calls, starting with the next one', async () => {
    expect(await setFault({ service: 'bigcommerce', kind: 'status', status: 503, times: 2 })).toEqual({
      status: 201,
      body: { id: expect.any(Number), service: 'bigcommerce', kind: 'status', status: 503, times: 2, remaining: 2 },
    })
    expect((await ask('/bigcommerce/stores/x/v3/carts')).status).toBe(503)
    expect((await control('GET', '')).body.faults).toMatchObject([{ remaining: 1 }])
    expect((await ask('/bigcommerce/stores/x/v3/carts')).status).toBe(503)
    expect((await ask('/bigcommerce/stores/x/v3/carts')).status).toBe(200)
    expect((await control('GET', '')).body.faults).toEqual([])
  })

  test('keeps a fault without a number of calls until it is removed, and does not affect other services', async () => {
    const { body } = await setFault({ service: 'amplience', kind: 'status', status: 500 })
    for (const _ of [1, 2, 3]) expect((await ask('/amplience/content/fetch')).status).toBe(500)
    expect((await ask('/amplience-staging/shop.example/content/fetch')).status).toBe(200)
    expect((await control('DELETE', `/${body.id}`)).status).toBe(204)
    expect((await control('DELETE', `/${body.id}`)).status).toBe(404)
    expect((await ask('/amplience/content/fetch')).status).toBe(200)
  })

  test('applies faults of one operation in the order in which they were set', async () => {
    await setFault({
      service: 'bigcommerce',
      kind: 'status',
      status: 409,
      method: 'post',
      path: '/stores/*/v3/carts/*/items',
      times: 1,
    })
    await setFault({ service: 'bigcommerce', kind: 'status', status: 502, path: '/stores/**', times: 1 })
    const items = '/bigcommerce/stores/x/v3/carts/c1/items?include=a'
    expect((await ask(items.replace('/items', '/items/2'), { method: 'POST' })).status).toBe(502)
    expect((await ask(items)).status).toBe(200)
    expect((await ask(items, { method: 'POST' })).status).toBe(409)
    expect((await ask(items, { method: 'POST' })).status).toBe(200)
  })

  test('identifies a GraphQL operation by its name, and leaves the body to the service', async () => {
    await setFault({ service: 'bigcommerce', kind: 'status', status: 500, graphqlOperation: 'Listing' })
    const send = (body: object) => ask('/bigcommerce/store-x-1/graphql', { method: 'POST', body: JSON.stringify(body) })
    expect((await send({ query: 'query Listing($a: Int) { site { id } }' })).status).toBe(500)
    expect((await send({ query: '{ site { id } }', operationName: 'Listing' })).status).toBe(500)
    const other = { query: 'query Product { site { id } }' }
    expect(await (await send(other)).json()).toMatchObject({ sent: JSON.stringify(other) })
  })

  test('returns what is wrong with a fault', async () => {
    expect(await setFault({ service: 'bigcommerce', kind: 'status', status: 200 })).toMatchObject({
      status: 400,
      body: { error: 'This is not a fault', issues: [{ path: 'status' }] },
    })
    expect((await setFault({ service: 'elsewhere', kind: 'hang' })).body.issues).toMatchObject([{ path: 'service' }])
    expect((await setFault({ service: 'promobadger', kind: 'explode' })).body.issues).toMatchObject([{ path: 'kind' }])
    expect((await setFault({ service: 'promobadger', kind: 'hang', tiems: 1 })).body.issues).toMatchObject([
      { path: 'tiems' },
    ])
    expect((await ask('/control/faults', { method: 'POST', headers: { 'x-control': 'test' }, body: '{' })).status).toBe(
      400,
    )
    expect((await control('GET', '')).body.faults).toEqual([])
  })

  test('keeps the last thousand calls of a service with the faults that applied to them', async () => {
    await setFault({ service: 'promobadger', kind: 'rate-limit', times: 1 })
    await ask('/promobadger/v1/badges?page=2')
    await ask('/promobadger/v1/badges', { method: 'POST' })
    await ask('/media/i/selvedge/mug')
    const { calls } = (await control('GET', '')).body
    expect(calls.promobadger).toEqual([
      {
        at: expect.any(String),
        endedAt: expect.any(String),
        method: 'GET',
        path: '/v1/badges?page=2',
        status: 429,
        fault: 'rate-limit',
      },
      {
        at: expect.any(String),
        endedAt: expect.any(String),
        method: 'POST',
        path: '/v1/badges',
        status: 200,
        fault: null,
      },
    ])
    expect(calls.media).toHaveLength(1)
    for (let nth = 0; nth < 1000; nth++) await ask(`/media/i/selvedge/${nth}`)
    const { media } = (await control('GET', '')).body.calls
    expect([media.length, media[0].path, media[999].path]).toEqual([1000, '/i/selvedge/0', '/i/selvedge/999'])
  })

  test('refuses requests from pages of other sites', async () => {
    const fault = JSON.stringify({ service: 'promobadger', kind: 'hang' })
    expect(
      (await ask('/control/faults', { method: 'POST', body: fault, headers: { origin: 'https://elsewhere.example' } }))
        .status,
    ).toBe(403)
    expect((await ask('/control/faults', { method: 'DELETE' })).status).toBe(403)
    expect((await submit({ switch: 'promobadger:hang' }, 'https://elsewhere.example')).status).toBe(403)
    expect((await control('GET', '')).body.faults).toEqual([])
  })
})

describe('/control/faults-page', () => {
  const read = async () => (await ask('/control/faults-page')).text()

  test('turns a fault of a whole service on and off with a switch', async () => {
    expect((await submit({ switch: 'constructor:status' })).headers.get('location')).toBe('/control/faults-page')
    expect((await ask('/constructor/search/mug')).status).toBe(503)
    expect(await read()).toContain(
      'value="constructor:status" aria-pressed="true"><span class="visually-hidden">Constructor, Down: </span>On<',
    )
    await submit({ switch: 'constructor:status' })
    expect((await ask('/constructor/search/mug')).status).toBe(200)
    expect(await read()).not.toContain('aria-pressed="true"')
  })

  test('sets a fault of one operation with the form, and removes all with a button', async () => {
    const fields = {
      service: 'adyen',
      kind: 'status',
      method: 'post',
      path: '/v71/payments',
      graphqlOperation: '',
      times: '2',
      status: '500',
      delayMs: '',
    }
    expect((await submit(fields)).status).toBe(303)
    expect((await control('GET', '')).body.faults).toMatchObject([
      { service: 'adyen', method: 'POST', path: '/v71/payments', status: 500, remaining: 2 },
    ])
    expect(await read()).toContain('Adyen (POST /v71/payments): down 500, for the next 2 calls')
    await submit({ lift: 'all' })
    expect(await read()).toContain('There are none: all services respond normally.')
  })

  test('returns an invalid form with its fields and messages', async () => {
    const response = await submit({ service: 'adyen', kind: 'status', path: 'payments', times: '0', status: '99' })
    expect(response.status).toBe(400)
    const html = await response.text()
    for (const text of [
      'Start the path with a slash',
      'Enter 1 or more calls',
      'Enter a status between 400 and 599',
      'value="payments"',
    ])
      expect(html).toContain(text)
    expect((await control('GET', '')).body.faults).toEqual([])
  })
})
