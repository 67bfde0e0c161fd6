import { expect, test } from 'vitest'
import type { Jar } from '../model/http.ts'
import { type Flood, flood, floodSizes, jarAt, maxShoppers, startFloodedShop, waitForQuota } from './flood.ts'
import { addOperation, findProduct, type SoldProduct } from './sold-product.ts'
import { actions, routes } from '#shared/routes.ts'

const shop = startFloodedShop()

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
  const strangers = Array.from({ length: addresses }, (_, index) => jarAt(shop(), `203.0.${addresses}.${index + 1}`))
  for (const jar of strangers) {
    await jar.post(actions.addToBag, product.form)
    await jar.post(actions.checkout, {})
  }
  // Thirty new shoppers in one half-minute are what the quota is for. The flood begins after that.
  await waitForQuota()
  return strangers
}

test.each(floodSizes)(
  'every shopper can add, open the checkout and pay while strangers at %i addresses repeat each costly operation',
  async (addresses) => {
    const finder = (nth: number) => jarAt(shop(), `198.50.${addresses}.${nth}`)
    const product = await findProduct(finder, floodSizes.indexOf(addresses), maxShoppers)
    const results = await flood(shop(), {
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
