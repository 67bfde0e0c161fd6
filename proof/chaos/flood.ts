import { afterAll, beforeAll, beforeEach } from 'vitest'
import { openHostedCheckout, payAtHostedCheckout } from '../model/hosted-checkout.ts'
import { type HttpResponse, type Jar, openJar } from '../model/http.ts'
import type { SoldProduct } from './sold-product.ts'
import type { Shop } from '#scripts/lib/shop.ts'
import { startTemporaryShop } from '#scripts/lib/temporary-shop.ts'
import { actions } from '#shared/routes.ts'

/** The period of the sandbox's quota, as of the platform's. */
const quotaMs = 30_000

/** Requests a second of all strangers together: more than the cores of a small machine answer. */
const floodPerSecond = 30
const shopperEveryMs = 3000
/** A server that is behind is not asked faster. */
const maxOpen = 20

/** What strangers repeat, in turn. `attempt` counts their requests. */
export type Flood<Stranger> = Readonly<Record<string, (stranger: Stranger, attempt: number) => Promise<HttpResponse>>>

/** Waits until the quota is new, so that the requests before the flood do not count. */
export const waitForQuota = () => waitFor(quotaMs)
const waitFor = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** The units of a product that the shoppers of a flood may need. */
export const maxShoppers = 40
/** Each flood has a product of its own, by its place in this list, so that none is sold out by the one before. */
export const floodSizes = [1, 3, 30]

/**
 * Starts a shop for the tests of a file, and begins each of them when what the one before has used up is new: the
 * quota, or a budget of `periodMs`. Call the result in a test.
 */
export function startFloodedShop(periodMs = quotaMs): () => Shop {
  let shop: Shop
  // The sandbox's own quota: 450 requests in 30 seconds, as of the platform's plan Pro.
  beforeAll(async () => {
    shop = await startTemporaryShop({ sandboxVars: {}, vars: { LOG_LEVEL: 'none' } })
  }, 120_000)
  afterAll(() => shop.stop())
  beforeEach(() => waitFor(periodMs), 2 * periodMs)
  return () => shop
}

/** A visitor with an address of their own. */
export function jarAt({ storefront }: Pick<Shop, 'storefront'>, address: string): Jar {
  return openJar(storefront, new Map(), { headers: { 'cf-connecting-ip': address } })
}

/** A shopper with an address of their own buys. Resolves with `bought`, or with what kept them from it. */
async function buy(shop: Shop, address: string, product: SoldProduct): Promise<string> {
  const jar = jarAt(shop, address)
  const added = await jar.post(actions.addToBag, product.form)
  if (!added.location.includes('added=')) return `add: ${added.status} ${added.location}`
  let opened = await jar.post(actions.checkout, {})
  // The first press may only report that the promotions engine does not respond in time.
  if (opened.location.endsWith('error=total')) opened = await jar.post(actions.checkout, {})
  if (!opened.location.startsWith('http')) return `checkout: ${opened.status} ${opened.location}`
  const checkout = await openHostedCheckout(shop.sandbox, opened.location, `${address}@example.com`)
  const payment = await payAtHostedCheckout(checkout)
  return payment.status === 'paid' ? 'bought' : `payment: ${payment.reason}`
}

/**
 * Strangers repeat each operation for some seconds, while a shopper tries to buy every three seconds. Resolves with the
 * result of each shopper.
 */
export async function flood<Stranger>(
  shop: Shop,
  {
    strangers,
    operations,
    product,
    shopperNetwork,
    secondsForEach = 6,
  }: {
    strangers: readonly Stranger[]
    operations: Flood<Stranger>
    product: SoldProduct
    /** The first three numbers of the shoppers' addresses. */
    shopperNetwork: string
    secondsForEach?: number
  },
): Promise<string[]> {
  const all = Object.values(operations)
  const durationMs = all.length * secondsForEach * 1000
  if (durationMs > maxShoppers * shopperEveryMs) throw new Error(`More than ${maxShoppers} shoppers would come.`)
  const startedAt = Date.now()
  const endsAt = startedAt + durationMs
  const open = new Set<Promise<unknown>>()
  const results: Promise<string>[] = []
  for (let attempt = 0; Date.now() < endsAt; attempt += 1) {
    const repeated = all[Math.floor((Date.now() - startedAt) / (secondsForEach * 1000))]
    const stranger = strangers[attempt % strangers.length]
    if (repeated && stranger && open.size < maxOpen) {
      const work: Promise<unknown> = repeated(stranger, attempt)
        .catch(() => null)
        .finally(() => open.delete(work))
      open.add(work)
    }
    if (Date.now() - startedAt >= results.length * shopperEveryMs)
      results.push(
        buy(shop, `${shopperNetwork}.${results.length + 1}`, product).then((result) =>
          result === 'bought' ? result : `${Math.round((Date.now() - startedAt) / 1000)} s: ${result}`,
        ),
      )
    await new Promise((resolve) => setTimeout(resolve, 1000 / floodPerSecond))
  }
  await Promise.all(open)
  return Promise.all(results)
}
