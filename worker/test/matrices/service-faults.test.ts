import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, test } from 'vitest'
import type { Env } from '../../configuration/env.ts'
import { createCircuitBreakers } from '../../upstream/circuit-breaker.ts'
import { buyable } from '../buyable.ts'
import { isolatedUpstream } from '../faults.ts'
import { sandboxServices } from '../sandbox.ts'
import { openShop } from '../shop.ts'
import { ServiceError } from '#shared/errors.ts'
import { productPath } from '#shared/links.ts'
import { markets } from '#shared/markets.ts'

const control = `${new URL((env as unknown as Env).CONSTRUCTOR_URL ?? '').origin}/control/faults`
const headers = { 'x-control': 'test', 'content-type': 'application/json' }
const set: number[] = []

/**
 * Makes calls of a service fail. Other tests call the same services, so the path must be one that only this test
 * requests.
 */
async function setFault(fault: {
  service: string
  path: string
  kind: string
  status?: number
  resetMs?: number
  times?: number
}): Promise<void> {
  const response = await fetch(control, { method: 'POST', headers, body: JSON.stringify(fault) })
  set.push((await response.json<{ id: number }>()).id)
}

async function liftFaults(): Promise<void> {
  await Promise.all(set.splice(0).map((id) => fetch(`${control}/${id}`, { method: 'DELETE', headers })))
}

/** The number of calls that the service received at the path. */
async function callsTo(service: string, path: string): Promise<number> {
  const { calls } = await (await fetch(control)).json<{ calls: Record<string, { path: string }[]> }>()
  return (calls[service] ?? []).filter((call) => call.path.includes(path)).length
}

afterEach(liftFaults)

// The isolate's circuit breakers and rate limits outlive a test, so the test that stops calls to a service is the last
// one for that service.
const search = (term: string) => openShop({ vars: { PAGE_CACHE: 'off' } }).get(`/search?query=${term}`)

describe('a network fault of search', () => {
  test.each([
    ['malformed-json', 500],
    ['wrong-content-type', 500],
    ['cut-off', 503],
    ['status', 503],
  ])('the fault %s is a %d, and results are shown once it is over', async (kind, status) => {
    const path = `/search/term-with-${kind}`
    await setFault({ service: 'constructor', path, kind, ...(kind === 'status' && { status: 502 }) })
    const response = await search(`term-with-${kind}`)
    const page = await response.text()
    expect([response.status, page.includes('An error occured'), page.includes('We could not find anything')]).toEqual([
      status,
      true,
      false,
    ])
    await liftFaults()
    expect((await search(`term-with-${kind}`)).status).toBe(200)
  })

  test('a fault that is over at the retry does not reach the shopper', async () => {
    await setFault({ service: 'constructor', path: '/search/flaky-term', kind: 'status', status: 503, times: 1 })
    expect((await search('flaky-term')).status).toBe(200)
  })

  test('a rate limit is reported to the shopper, and the service is not called until it resets', async () => {
    await setFault({ service: 'constructor', path: '/search/busy-term', kind: 'rate-limit', resetMs: 30_000 })
    const first = await search('busy-term')
    expect([first.status, Number(first.headers.get('retry-after'))]).toEqual([503, 30])
    expect((await search('quiet-term')).status).toBe(503)
    expect(await callsTo('constructor', 'quiet-term')).toBe(0)
  })
})

describe('a network fault of media', () => {
  test.each(['status', 'malformed-json', 'cut-off'])(
    'the fault %s removes only the pictures from the PDP [PDP-45, NET-29]',
    async (kind) => {
      const { product } = await buyable(sandboxServices().services.catalogue, markets.eu)
      await setFault({
        service: 'media',
        path: `/s/selvedge/${product.style}-*`,
        kind,
        ...(kind === 'status' && { status: 500 }),
        times: 2,
      })
      const colour = (product.colour?.name ?? 'default').replaceAll(' ', '_')
      const response = await openShop({ vars: { PAGE_CACHE: 'off' } }).get(
        `/eu/p/${product.id}/${product.slug}/${encodeURIComponent(colour)}`,
      )
      expect([response.status, (await response.text()).includes('Add to Bag')]).toEqual([200, true])
    },
  )
})

test('a used-up quota of the REST API leaves the page of a product that nobody has opened', async () => {
  const circuitBreakers = createCircuitBreakers()
  const limited = new ServiceError('commerce', 'rate-limited', { retryAfterSeconds: 30 })
  circuitBreakers.of('commerce', (env as unknown as Env).BIGCOMMERCE_API_URL ?? '').record(limited)
  const { product } = await buyable(sandboxServices().services.catalogue, markets.us)
  const shop = openShop({ vars: { PAGE_CACHE: 'off' }, upstream: { ...isolatedUpstream(), circuitBreakers } })
  const response = await shop.get(`/us${productPath({ ...product, colour: product.colour?.name ?? null })}`)
  expect([response.status, (await response.text()).includes('Add to Bag')]).toEqual([200, true])
})

describe('a network fault of carts', () => {
  test('an outage of carts keeps the cart, opens the circuit after five failures and then sends no more calls', async () => {
    const shop = openShop()
    const { product, variant } = await buyable(sandboxServices().services.catalogue, markets.en)
    const added = await shop.call('addCartItems', {
      data: { line_items: [{ product_id: product.id, variant_id: variant.id, quantity: 1 }] },
    })
    const { id } = await added.json<{ id: string }>()
    const before = await callsTo('bigcommerce', id)
    const cookies = [...shop.jar]
    await setFault({ service: 'bigcommerce', path: `/stores/*/v3/carts/${id}`, kind: 'status', status: 503 })
    for (let time = 0; time < 5; time += 1) expect((await shop.get('/bag')).status).toBe(503)
    expect(await callsTo('bigcommerce', id)).toBe(before + 5)
    expect([...shop.jar]).toEqual(cookies)
  })
})
