import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Env } from '../../configuration/env.ts'
import { watchCalls } from '../counted-calls.ts'
import { forgetCaches } from '../isolate.ts'
import { findSellable } from '../promotions-shop.ts'
import { present } from '../recorded-fetch.ts'
import { type RequestKind, requestCosts } from '../request-costs.ts'
import { openShop, textOf } from '../shop.ts'
import { markets } from '#shared/markets.ts'
import { actions, fragments } from '#shared/routes.ts'

// Content stays fresh, however slow the machine is.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

type Shop = ReturnType<typeof openShop>
type Visit = (shop: Shop) => Promise<Response>

const [sold] = await findSellable(markets.en, ['womens'], { maximum: 1 })
const { product, variant } = present(sold, 'thing to buy')
const colour = variant.colour ?? ''
const item = `${variant.sku.slice(0, 6)}-${colour}`
const productPath = `/p/${product.id}/${product.slug}/${encodeURIComponent(colour.replaceAll(' ', '_'))}`
const form = {
  productId: String(product.id),
  color: colour,
  size: variant.size ?? '',
  length: variant.length ?? '',
}

/** In the order of a visit, because later requests need the bag. Each is sent by one browser. */
const visits: Record<RequestKind, Visit> = {
  home: (shop) => shop.get('/'),
  listing: (shop) => shop.get('/browse/womens'),
  search: (shop) => shop.get('/search?query=dress'),
  product: (shop) => shop.get(productPath),
  liveProduct: (shop) => shop.call('getProductById', { entityId: product.id, color: colour }),
  recommendations: (shop) => shop.get(`${fragments.recommendations}?${new URLSearchParams({ item })}`),
  content: (shop) => shop.get('/help'),
  addToBag: (shop) => shop.post(actions.addToBag, form),
  bag: (shop) => shop.get('/bag'),
  enterCode: (shop) => shop.post(actions.applyCoupon, { code: 'WELCOME10' }),
  bagWithCode: (shop) => shop.get('/bag'),
  checkout: (shop) => shop.post(actions.checkout, {}),
}

test('each kind of request makes the calls from which the capacity is computed', async () => {
  const jar = new Map<string, string>()
  // Fills KV, so that no content is loaded while the requests are counted.
  for (const path of ['/', '/browse/womens', '/search?query=dress', productPath, '/help', '/bag'])
    await seen(openShop(), path)
  const counted: Record<string, object> = {}
  for (const kind of Object.keys(visits) as RequestKind[]) counted[kind] = await countInNewIsolate(kind, jar)
  expect(counted).toEqual(requestCosts)
})

async function seen(shop: Shop, path: string): Promise<void> {
  await textOf(shop.get(path))
  await shop.settle()
}

async function countInNewIsolate(kind: RequestKind, jar: Map<string, string>) {
  forgetCaches()
  let kvKeys = 0
  const CONTENT = watched((env as unknown as Env).CONTENT, (keys) => (kvKeys += keys.length))
  const { sent } = watchCalls({ hasWaves: false })
  const shop = openShop({ jar, vars: { PAGE_CACHE: 'off' }, bindings: { CONTENT } })
  const response = await visits[kind](shop)
  await textOf(response)
  await shop.settle()
  vi.restoreAllMocks()
  if (![200, 303].includes(response.status)) throw new Error(`${kind} responded with ${response.status}.`)
  if (kind === 'checkout' && !response.headers.get('location')?.startsWith('http'))
    throw new Error('The checkout was not opened.')
  const calls = new Map<string, number>()
  for (const { path } of sent) calls.set(serviceOf(path), (calls.get(serviceOf(path)) ?? 0) + 1)
  return { calls: Object.fromEntries(calls), kvKeys }
}

/** A namespace that reports the keys of each read. */
function watched(kv: KVNamespace, onRead: (keys: string[]) => void): KVNamespace {
  return new Proxy(kv, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name)
      if (typeof method !== 'function') return method
      return (...given: unknown[]) => {
        if (name === 'get') onRead([given[0] as string | string[]].flat())
        return method.apply(target, given) as unknown
      }
    },
  })
}

function serviceOf(path: string): string {
  const [, service = ''] = path.split('/')
  if (service !== 'bigcommerce') return service
  return path.endsWith('/graphql') ? 'bigcommerce GraphQL' : 'bigcommerce REST'
}
