import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openHostedCheckout, payAtHostedCheckout } from '../model/hosted-checkout.ts'
import { type HttpResponse, type Jar, openJar } from '../model/http.ts'
import { addOperation, findProduct, type SoldProduct } from './sold-product.ts'
import type { Shop } from '#scripts/lib/shop.ts'
import { startTemporaryShop } from '#scripts/lib/temporary-shop.ts'
import { actions, routes } from '#shared/routes.ts'

/** The period of the sandbox's quota, as of the platform's. */
const quotaMs = 30_000

let shop: Shop
// The sandbox's own quota: 450 requests in 30 seconds, as of the platform's plan Pro.
beforeAll(async () => {
  shop = await startTemporaryShop({ sandboxVars: {}, vars: { LOG_LEVEL: 'none' } })
}, 120_000)
afterAll(() => shop.stop())
// The flood of the test before has used up the quota of its half-minute.
beforeEach(() => new Promise((resolve) => setTimeout(resolve, quotaMs)), 2 * quotaMs)

/** Requests a second of all strangers together: more than the cores of a small machine answer. */
const floodPerSecond = 30
const secondsForEach = 6
const shopperEveryMs = 3000
const maxShoppers = 30

const jarAt = (address: string) => openJar(shop.storefront, new Map(), { headers: { 'cf-connecting-ip': address } })

/** What strangers repeat, each with a bag of their own. */
const floods: Readonly<Record<string, (jar: Jar, attempt: number, product: SoldProduct) => Promise<HttpResponse>>> = {
  'opens the checkout': (jar) => jar.post(actions.checkout, {}),
  'opens the checkout by script': (jar) => jar.call('/api/bigcommerce/checkoutLogin', {}),
  'prices the bag': (jar) => jar.call('/api/promotions/sync', {}),
  'looks at the bag': (jar) => jar.get(routes.bag.pattern),
  'enters codes': (jar, attempt) => jar.call('/api/promotions/applyCoupon', { code: `CODE${attempt}` }),
  'fills the bag': (jar, _attempt, product) => jar.call(addOperation, { data: { line_items: [product.line] } }),
  'opens a wallet': (jar) => jar.call('/api/payments/walletOpen', { kind: 'apple', source: { from: 'cart' } }),
  'changes the address in a wallet': (jar, attempt) =>
    jar.call('/api/payments/walletContact', {
      contact: {
        countryCode: 'GB',
        postalCode: `BS${(attempt % 9) + 1} 4DJ`,
        locality: 'Bristol',
        administrativeArea: '',
      },
    }),
  'enters codes in a wallet': (jar) => jar.call('/api/payments/walletCoupon', { codes: ['WELCOME10'] }),
  'opens shared lists': (jar, attempt) =>
    jar.get(`/wishlist?items=${Array.from({ length: 40 }, (_, index) => 1001 + ((attempt + index) % 500)).join(',')}`),
  'asks for invented products': (jar, attempt) => jar.get(`/p/${700_000_000 + attempt}/x/Red`),
}

/** A shopper with an address of their own buys. Resolves with `bought`, or with what kept them from it. */
async function buy(address: string, product: SoldProduct): Promise<string> {
  const jar = jarAt(address)
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
 * Strangers at this many addresses, who have opened a checkout each, repeat each operation in turn, while a shopper
 * tries to buy every three seconds.
 */
async function flood(addresses: number, product: SoldProduct): Promise<string[]> {
  const strangers = Array.from({ length: addresses }, (_, index) => jarAt(`203.0.${addresses}.${index + 1}`))
  for (const jar of strangers) {
    await jar.post(actions.addToBag, product.form)
    await jar.post(actions.checkout, {})
  }
  // Thirty new shoppers in one half-minute are what the quota is for. The flood begins after that.
  await new Promise((resolve) => setTimeout(resolve, quotaMs))
  const endsAt = Date.now() + Object.keys(floods).length * secondsForEach * 1000
  const startedAt = Date.now()
  const open = new Set<Promise<unknown>>()
  const results: Promise<string>[] = []
  for (let attempt = 0; Date.now() < endsAt; attempt += 1) {
    const names = Object.values(floods)
    const repeated = names[Math.floor((Date.now() - startedAt) / (secondsForEach * 1000))]
    const jar = strangers[attempt % addresses]!
    // A server that is behind is not asked faster.
    if (repeated && open.size < 20) {
      const work: Promise<unknown> = repeated(jar, attempt, product)
        .catch(() => null)
        .finally(() => open.delete(work))
      open.add(work)
    }
    if (Date.now() - startedAt >= results.length * shopperEveryMs)
      results.push(
        buy(`198.51.${addresses}.${results.length + 1}`, product).then((result) =>
          result === 'bought' ? result : `${Math.round((Date.now() - startedAt) / 1000)} s: ${result}`,
        ),
      )
    await new Promise((resolve) => setTimeout(resolve, 1000 / floodPerSecond))
  }
  await Promise.all(open)
  return Promise.all(results)
}

// Each flood has a product of its own, so that none is sold out by the one before.
const floodSizes = [1, 3, 30]

test.each(floodSizes)(
  'every shopper can add, open the checkout and pay while strangers at %i addresses repeat each costly operation',
  async (addresses) => {
    const results = await flood(
      addresses,
      await findProduct(jarAt(`198.50.100.${addresses}`), floodSizes.indexOf(addresses), maxShoppers),
    )
    expect(results.length).toBeGreaterThanOrEqual(20)
    expect(results.filter((result) => result !== 'bought')).toEqual([])
  },
  240_000,
)
