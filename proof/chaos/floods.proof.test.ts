import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Jar } from '../model/http.ts'
import { type Flood, flood, jarAt, quotaMs, waitForQuota } from './flood.ts'
import { addOperation, findProduct, type SoldProduct } from './sold-product.ts'
import type { Shop } from '#scripts/lib/shop.ts'
import { startTemporaryShop } from '#scripts/lib/temporary-shop.ts'
import { actions, routes } from '#shared/routes.ts'

let shop: Shop
// The sandbox's own quota: 450 requests in 30 seconds, as of the platform's plan Pro.
beforeAll(async () => {
  shop = await startTemporaryShop({ sandboxVars: {}, vars: { LOG_LEVEL: 'none' } })
}, 120_000)
afterAll(() => shop.stop())
// The flood of the test before has used up the quota of its half-minute.
beforeEach(waitForQuota, 2 * quotaMs)

const maxShoppers = 30

/** What strangers repeat, each with a bag of their own. */
const floodsOf = (product: SoldProduct): Flood<Jar> => ({
  'opens the checkout': (jar) => jar.post(actions.checkout, {}),
  'opens the checkout by script': (jar) => jar.call('/api/bigcommerce/checkoutLogin', {}),
  'prices the bag': (jar) => jar.call('/api/promotions/sync', {}),
  'looks at the bag': (jar) => jar.get(routes.bag.pattern),
  'enters codes': (jar, attempt) => jar.call('/api/promotions/applyCoupon', { code: `CODE${attempt}` }),
  'fills the bag': (jar) => jar.call(addOperation, { data: { line_items: [product.line] } }),
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
})

/** Strangers at this many addresses, who have opened a checkout each. */
async function strangersAt(addresses: number, product: SoldProduct): Promise<Jar[]> {
  const strangers = Array.from({ length: addresses }, (_, index) => jarAt(shop, `203.0.${addresses}.${index + 1}`))
  for (const jar of strangers) {
    await jar.post(actions.addToBag, product.form)
    await jar.post(actions.checkout, {})
  }
  // Thirty new shoppers in one half-minute are what the quota is for. The flood begins after that.
  await waitForQuota()
  return strangers
}

// Each flood has a product of its own, so that none is sold out by the one before.
const floodSizes = [1, 3, 30]

test.each(floodSizes)(
  'every shopper can add, open the checkout and pay while strangers at %i addresses repeat each costly operation',
  async (addresses) => {
    const finder = jarAt(shop, `198.50.100.${addresses}`)
    const product = await findProduct(finder, floodSizes.indexOf(addresses), maxShoppers)
    const results = await flood(shop, {
      strangers: await strangersAt(addresses, product),
      operations: floodsOf(product),
      product,
      shopperNetwork: `198.51.${addresses}`,
    })
    expect(results.length).toBeGreaterThanOrEqual(20)
    expect(results.filter((result) => result !== 'bought')).toEqual([])
  },
  240_000,
)
