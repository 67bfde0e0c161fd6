import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { createSandbox } from '../../app.ts'
import type { Wire } from '../commerce/test/commerce-app.ts'
import { shirt, stockShelf, towel } from '../commerce/test/shelf-fixture.ts'
import { deliver } from './deliver.ts'

const app = createSandbox()
const destination = 'http://localhost:8787/hooks/orders'
const hook = { scope: 'store/order/created', destination, is_active: true, headers: { 'x-secret': 'told' } }

beforeEach(async () => {
  await env.DB.batch([env.DB.prepare('DELETE FROM webhook_deliveries'), env.DB.prepare('DELETE FROM webhooks')])
})

async function call(method: string, path: string, body?: object): Promise<{ status: number; body: Wire }> {
  const context = createExecutionContext()
  const headers = {
    accept: 'application/json',
    'content-type': 'application/json',
    'x-auth-token': env.BIGCOMMERCE_ACCESS_TOKEN,
  }
  const response = await app.request(
    `/bigcommerce/stores/${env.BIGCOMMERCE_STORE_HASH}/v3/hooks${path}`,
    { method, headers, ...(body && { body: JSON.stringify(body) }) },
    env,
    context,
  )
  await waitOnExecutionContext(context)
  return { status: response.status, body: await response.json() }
}

const control = async (path: string, body?: object): Promise<Wire> =>
  (
    await app.request(
      `/control/webhooks${path}`,
      {
        headers: { 'x-control': '1', 'content-type': 'application/json' },
        ...(body && { method: 'POST', body: JSON.stringify(body) }),
      },
      env,
    )
  ).json()

describe('webhooks', () => {
  test('creates, lists, finds, changes and deletes webhooks', async () => {
    const created = await call('POST', '', hook)
    const { id } = created.body.data
    expect(created).toMatchObject({
      status: 200,
      body: {
        data: {
          ...hook,
          client_id: env.BIGCOMMERCE_CLIENT_ID,
          store_hash: env.BIGCOMMERCE_STORE_HASH,
          created_at: expect.any(Number),
        },
      },
    })
    await call('POST', '', { ...hook, scope: 'store/order/statusUpdated' })
    expect((await call('GET', '')).body).toMatchObject({ data: [{ id }, {}], meta: { pagination: { total: 2 } } })
    expect((await call('GET', '?scope=store/order/created')).body.data).toHaveLength(1)
    expect((await call('PUT', `/${id}`, { is_active: false })).body.data).toMatchObject({ ...hook, is_active: false })
    expect((await call('GET', '?is_active=false')).body.data).toMatchObject([{ id }])
    expect((await call('DELETE', `/${id}`)).status).toBe(200)
    expect((await call('DELETE', `/${id}`)).status).toBe(404)
  })

  test.each([
    ['a second one of the same scope and destination', hook, 409],
    ['a scope that is none', { ...hook, scope: 'orders' }, 422],
    ['a destination that is not safe', { ...hook, destination: 'http://shop.example/hooks' }, 422],
  ])('refuses %s', async (_what, body, status) => {
    await call('POST', '', hook)
    expect((await call('POST', '', body)).status).toBe(status)
  })
})

describe('a delivery', () => {
  async function waiting(): Promise<number> {
    const { body } = await call('POST', '', hook)
    const row = await env.DB.prepare(
      "INSERT INTO webhook_deliveries (webhook_id, body, created_at) VALUES (?, '{}', 0) RETURNING id",
    )
      .bind(body.data.id)
      .first<{ id: number }>()
    return row?.id ?? 0
  }

  test('sends the headers of the registration and a Standard Webhooks signature', async () => {
    const id = await waiting()
    const requests: Request[] = []
    expect(
      await deliver(env, id, {
        send: async (request) => (requests.push(request), new Response()),
        pause: async () => undefined,
      }),
    ).toBe(true)
    const [request] = requests
    const headers = request!.headers
    const key = await crypto.subtle.importKey(
      'raw',
      new TextEncoder().encode(env.BIGCOMMERCE_CLIENT_SECRET),
      { name: 'HMAC', hash: 'SHA-256' },
      false,
      ['verify'],
    )
    const signature = Uint8Array.from(atob(headers.get('webhook-signature')!.replace('v1,', '')), (character) =>
      character.charCodeAt(0),
    )
    const signed = new TextEncoder().encode(
      `${headers.get('webhook-id')}.${headers.get('webhook-timestamp')}.${await request!.text()}`,
    )
    expect([request!.url, headers.get('x-secret'), await crypto.subtle.verify('HMAC', key, signature, signed)]).toEqual(
      [destination, 'told', true],
    )
  })

  test('retries a delivery at growing intervals until it is accepted', async () => {
    const id = await waiting()
    const waits: number[] = []
    const responses = [new Error('refused'), 503, 500, 200]
    const send = async () => {
      const response = responses.shift()
      if (response instanceof Error) throw response
      return new Response(null, { status: response ?? 200 })
    }
    expect(await deliver(env, id, { send, pause: async (ms) => void waits.push(ms) })).toBe(true)
    expect(waits).toEqual(waits.toSorted((one, other) => one - other))
    expect((await control('')).deliveries).toMatchObject([{ id, attempts: 4, lastStatus: 200 }])
  })

  test('gives up a delivery after the last retry, and when its webhook is deleted or switched off', async () => {
    const id = await waiting()
    expect(
      await deliver(env, id, { send: async () => new Response(null, { status: 500 }), pause: async () => undefined }),
    ).toBe(false)
    await env.DB.prepare('UPDATE webhooks SET is_active = 0').run()
    expect(
      await deliver(env, id, { send: async () => Promise.reject(new Error('asked')), pause: async () => undefined }),
    ).toBe(false)
  })
})

describe('how deliveries are sent', () => {
  test('lets tests choose how deliveries are sent, and returns to normal by a reset', async () => {
    expect((await control('', { mode: 'hold' })).mode).toBe('hold')
    expect((await control('')).mode).toBe('hold')
    await app.request('/control/reset', { method: 'POST', headers: { 'x-control': '1' } }, env)
    expect((await control('')).mode).toBe('normal')
  })
})

describe('events of stock', () => {
  const stockHooks = ['store/sku/inventory/updated', 'store/product/inventory/updated'].map((scope) => ({
    ...hook,
    scope,
    destination: 'http://localhost:8787/hooks/stock',
  }))
  const events = async (): Promise<Wire[]> => (await control('')).deliveries.map(({ event }: Wire) => event)

  beforeEach(async () => {
    await stockShelf()
    await control('', { mode: 'hold' })
    for (const each of stockHooks) await call('POST', '', each)
    return async () => void (await control('', { mode: 'normal' }))
  })

  const setUnits = async (form: Record<string, string>) => {
    const context = createExecutionContext()
    const body = new URLSearchParams(form)
    const headers = { 'x-control': '1' }
    const response = await app.request('/control/stock', { method: 'POST', body, headers }, env, context)
    await waitOnExecutionContext(context)
    return response
  }

  test('a new stock is reported for the variant and for its product [STK-10]', async () => {
    expect((await setUnits({ sku: `SKU-${shirt.soldOut}`, units: '3' })).status).toBe(303)
    const inventory = { product_id: shirt.id, method: 'absolute', value: 3 }
    expect((await events()).map(({ scope, data }) => ({ scope, data }))).toEqual([
      {
        scope: 'store/sku/inventory/updated',
        data: { type: 'sku', id: shirt.soldOut, inventory: { ...inventory, variant_id: shirt.soldOut } },
      },
      { scope: 'store/product/inventory/updated', data: { type: 'product', id: shirt.id, inventory } },
    ])
  })

  test('a stock that variants share is reported for the product only [STK-10]', async () => {
    expect((await setUnits({ sku: `SKU-${towel.ink}`, units: '7' })).status).toBe(303)
    expect((await events()).map(({ data }) => data)).toEqual([
      { type: 'product', id: towel.id, inventory: { product_id: towel.id, method: 'absolute', value: 7 } },
    ])
  })

  test.each([
    ['an unknown SKU', { sku: 'none', units: '3' }, 'There is no such SKU.'],
    ['no number', { sku: `SKU-${shirt.soldOut}`, units: '-1' }, 'Enter a number of units.'],
  ])('the page of stock refuses %s with a message, and reports nothing [STK-10]', async (_what, form, message) => {
    const response = await setUnits(form)
    expect([response.status, (await response.text()).includes(message), await events()]).toEqual([400, true, []])
  })
})
