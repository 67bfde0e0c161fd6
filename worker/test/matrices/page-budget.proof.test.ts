import { beforeAll, describe, expect, test } from 'vitest'
import { createCircuitBreakers } from '../../upstream/circuit-breaker.ts'
import { openAccountShop } from '../accounts.ts'
import { buyable } from '../buyable.ts'
import { sandboxServices } from '../sandbox.ts'
import { openShop } from '../shop.ts'
import { markets } from '#shared/markets.ts'

const maxPageMs = 10_000
/** The first part of each service's path at the sandbox, and what happens to its responses. */
const cells = [
  ['bigcommerce', 'hang'],
  ['bigcommerce', 'drip'],
  ['amplience', 'drip'],
  ['media', 'drip'],
  ['constructor', 'drip'],
  ['promobadger', 'drip'],
  ['talonone', 'drip'],
] as const
const paths = [
  '/',
  '/browse/womens',
  '/search?query=dress',
  '/help',
  '/shop-finder',
  '/bag',
  '/checkout-identity',
  '/login',
  '/my-account',
  '/my-account/orders',
  '/my-account/addresses',
  '/wishlist',
]
let jar: ReadonlyMap<string, string>

beforeAll(async () => {
  const { product, variant } = await buyable(sandboxServices().services.catalogue, markets.en)
  const { shop } = await openAccountShop()
  const line = { product_id: product.id, variant_id: variant.id, quantity: 1 }
  await shop.call('addCartItems', { data: { line_items: [line] } })
  jar = shop.jar
  paths.push(`/p/${product.id}/${product.slug}/${encodeURIComponent(product.colour?.name ?? 'default')}`)
})

const faults = {
  /** No response, until the caller gives up. */
  hang: (_response: Promise<Response>, signal: AbortSignal) =>
    new Promise<Response>((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
  /** The status at once, and then a byte of the body every 200 ms. */
  drip: async (response: Promise<Response>) => {
    const { status, headers, body } = await response
    const bytes = new Uint8Array(await new Response(body).arrayBuffer())
    let at = 0
    const dripping = new ReadableStream<Uint8Array>({
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, 200))
        controller.enqueue(bytes.subarray(at, (at += 1)))
      },
    })
    return new Response(dripping, { status, headers })
  },
} as const

async function timeOf(path: string, { service, kind }: { service: string; kind: keyof typeof faults }) {
  const shop = openShop({
    jar: new Map(jar),
    vars: { PAGE_CACHE: 'off' },
    hasTimeouts: true,
    upstream: {
      circuitBreakers: createCircuitBreakers(),
      fetch(input, init) {
        const isAffected = new URL(input).pathname.startsWith(`/${service}`)
        const signal = init.signal ?? new AbortController().signal
        return isAffected ? faults[kind](fetch(input, { ...init, signal: null }), signal) : fetch(input, init)
      },
    },
  })
  const startedAt = performance.now()
  const response = await shop.get(path)
  await response.text()
  return { path, status: response.status, ms: performance.now() - startedAt }
}

describe('the time of a page', () => {
  test.each(cells)(
    'no page takes longer than 10 s while every response of %s is a %s',
    { timeout: 30_000 },
    async (service, kind) => {
      const pages = await Promise.all(paths.map((path) => timeOf(path, { service, kind })))
      expect(pages.filter(({ ms }) => ms > maxPageMs)).toEqual([])
    },
  )
})
