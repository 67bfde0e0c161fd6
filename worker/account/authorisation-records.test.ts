import { beforeAll, describe, expect, test } from 'vitest'
import type { OrderPort } from '../ports/order-port.ts'
import { buyable } from '../test/buyable.ts'
import { untilDone } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openVisitors, signedIn, visitors, type Visitor, type Visitors } from '../test/visitors.ts'
import { money } from '#shared/domain/money.ts'
import { markets } from '#shared/markets.ts'
import { orderOf } from '#shared/test/orders.ts'

const { services } = sandboxServices()
const orderId = 4242
const street = 'Ownerstreet'
let visit: Visitors
let item: { product_id: number; variant_id: number }
let orders: Partial<OrderPort>

beforeAll(async () => {
  visit = await openVisitors()
  const { product, variant } = await buyable(services.catalogue, markets.en)
  item = { product_id: product.id, variant_id: variant.id }
  const nothing = money(0, 'GBP')
  const order = orderOf('GBP', {
    id: orderId,
    cartId: 'c',
    customerId: visit.owner.id,
    placedAt: new Date().toISOString(),
    status: 'Shipped',
    email: visit.owner.email,
    buyer: { firstName: 'Ada', lastName: 'Loom', phone: '' },
    lines: [
      {
        id: 1,
        productId: product.id,
        variantId: variant.id,
        sku: variant.sku,
        name: product.name,
        quantity: 1,
        sent: 0,
        refunded: 0,
        deliveryId: 1,
        price: nothing,
        total: nothing,
        options: [],
      },
    ],
    deliveries: [
      {
        id: 1,
        address: {
          name: 'Zoë',
          lines: [street],
          city: 'Leeds',
          region: '',
          postalCode: 'LS1 4AP',
          country: 'United Kingdom',
        },
        method: '',
      },
    ],
  })
  orders = {
    order: async (request) => (request.orderId === orderId ? order : null),
    shipments: async () => [],
    history: async ({ customerId }) => ({
      orders: customerId === order.customerId ? [{ ...order, itemCount: 1, pieces: [] }] : [],
      leftOut: 0,
    }),
    placement: async () => null,
    placementsOfCart: async () => [],
    assign: async () => undefined,
  }
})

const browser = (visitor: Visitor) =>
  visit.browser(visitor, { broken: { orders, returns: { requests: async () => [], note: async () => 'noted' } } })
const storedRecords = async () => ({
  addresses: await services.customers.addresses({ customerId: visit.owner.id }, untilDone()),
  wishlists: await services.customers.wishlists({ customerId: visit.owner.id }, untilDone()),
})

let kept: ReturnType<typeof makeRecords> | undefined

/** The owner's records. Only the owner's own requests change them, so that other visitors' tests share them. */
function records(visitor: Visitor) {
  if (!kept || visitor === 'owner') kept = makeRecords()
  const made = kept
  if (visitor === 'owner') kept = undefined
  return made
}

/** An address and a wishlist with at least one item. */
async function makeRecords() {
  const address = {
    firstName: 'Zoë',
    lastName: 'Cole',
    phone: '07700 900111',
    address1: `1 ${street}`,
    address2: '',
    city: 'Leeds',
    region: 'West Yorkshire',
    postalCode: 'LS1 4AP',
    country: 'GB',
  }
  await services.customers.addAddress({ customerId: visit.owner.id, address }, untilDone())
  const saved = { productId: item.product_id, variantId: item.variant_id }
  const [list] = (await storedRecords()).wishlists
  await (list
    ? services.customers.addToWishlist({ wishlistId: list.id, items: [saved] }, untilDone())
    : services.customers.createWishlist(
        { customerId: visit.owner.id, name: 'My Wishlist', items: [saved] },
        untilDone(),
      ))
  const before = await storedRecords()
  const ownAddress = before.addresses.find(({ address1 }) => address1.includes(street))
  return {
    before,
    addressId: ownAddress!.id,
    wishlistId: before.wishlists[0]!.id,
    itemId: before.wishlists[0]!.items[0]!.id,
  }
}

type Records = Awaited<ReturnType<typeof makeRecords>>
const person = { first_name: 'Mallory', last_name: 'Cole', phone: '07700 900111' }
const place = {
  country: 'GB',
  houseNumber: '9',
  addressLine1: 'Spindle Lane',
  addressLine2: '',
  city: 'York',
  county: 'North Yorkshire',
  postCode: 'YO1 7HH',
}
const fields = {
  ...person,
  ...Object.fromEntries(Object.entries(place).map(([name, value]) => [`address.${name}`, value])),
}

/** `otherCustomer`: the status when another customer sends the owner's ids: 200 with their own records, or 404. */
const operations: Record<string, { argument: (of: Records) => object; otherCustomer: 200 | 404 }> = {
  getCustomerAddress: { argument: () => ({}), otherCustomer: 200 },
  createCustomerAddress: { argument: () => ({ address: { ...person, address: place } }), otherCustomer: 200 },
  updateCustomerAddress: {
    argument: ({ addressId }) => ({ id: addressId, address: { ...person, address: place } }),
    otherCustomer: 404,
  },
  deleteCustomerAddress: { argument: ({ addressId }) => ({ 'id:in': [addressId] }), otherCustomer: 404 },
  getAllWishlists: { argument: () => ({ page: 1 }), otherCustomer: 200 },
  createWishlist: { argument: () => ({ items: [item] }), otherCustomer: 200 },
  addWishlistItems: {
    argument: ({ wishlistId }) => ({ wishlistId, items: [{ product_id: item.product_id }] }),
    otherCustomer: 404,
  },
  removeWishlistItem: { argument: ({ wishlistId, itemId }) => ({ wishlistId, itemId }), otherCustomer: 404 },
  deleteWishlist: { argument: ({ wishlistId }) => ({ wishlistId }), otherCustomer: 404 },
}

type Statuses = { owner: number; otherCustomer: number; others: 'guard' | 'login' | 'bag' }
const forms: Record<string, Statuses & { form: (of: Records) => Record<string, string> }> = {
  '/my-account/saved-addresses/save': {
    form: ({ addressId }) => ({ ...fields, addressId: String(addressId) }),
    owner: 303,
    otherCustomer: 404,
    others: 'guard',
  },
  '/my-account/saved-addresses/delete': {
    form: ({ addressId }) => ({ addressId: String(addressId) }),
    owner: 303,
    otherCustomer: 404,
    others: 'guard',
  },
  '/my-account/order-history/reorder': {
    form: () => ({ orderId: String(orderId) }),
    owner: 303,
    otherCustomer: 404,
    others: 'guard',
  },
  '/my-account/order-history/return': {
    form: () => ({
      orderId: String(orderId),
      number: '1',
      'line1.quantity': '1',
      'line1.reason': 'quality',
      comment: '',
    }),
    owner: 303,
    otherCustomer: 404,
    others: 'guard',
  },
  '/my-account/my-data/delete': {
    form: () => ({ currentPassword: 'Wrong1234', isUnderstood: 'on' }),
    owner: 403,
    otherCustomer: 403,
    others: 'guard',
  },
  '/wishlist/items': {
    form: () => ({ item: String(item.product_id) }),
    owner: 303,
    otherCustomer: 303,
    others: 'login',
  },
  '/wishlist/items/remove': {
    form: () => ({ item: `${item.product_id}-${item.variant_id}` }),
    owner: 303,
    otherCustomer: 303,
    others: 'login',
  },
  '/wishlist/clear': { form: () => ({}), owner: 303, otherCustomer: 303, others: 'login' },
  '/wishlist/items/buy': {
    form: () => ({ item: `${item.product_id}-${item.variant_id}` }),
    owner: 303,
    otherCustomer: 303,
    others: 'bag',
  },
}

const pages: Record<string, { path: (of: Records) => string; otherCustomer: 200 | 404 }> = {
  addresses: { path: () => '/my-account/saved-addresses', otherCustomer: 200 },
  'an address': { path: ({ addressId }) => `/my-account/saved-addresses?edit=${addressId}`, otherCustomer: 404 },
  orders: { path: () => '/my-account/order-history', otherCustomer: 200 },
  'an order': { path: () => `/my-account/order-history/${orderId}`, otherCustomer: 404 },
  'an invoice': { path: () => `/my-account/order-history/${orderId}/invoice`, otherCustomer: 404 },
  'a return': { path: () => `/my-account/order-history/${orderId}/return`, otherCustomer: 404 },
  data: { path: () => '/my-account/my-data', otherCustomer: 200 },
  'the data as a file': { path: () => '/my-account/my-data/download', otherCustomer: 200 },
}

describe.each(visitors)('for %s', (visitor) => {
  const mayPass = signedIn.includes(visitor)
  const isOwner = visitor === 'owner'

  test.each(Object.entries(operations))(
    '%s reads and changes only the records of the session’s customer [ACC-37, ACC-41, WISH-19]',
    async (name, { argument, otherCustomer }) => {
      const of = await records(visitor)
      const response = await browser(visitor).call(name, {
        ...argument(of),
        customer_id: visit.owner.id,
        customerId: visit.owner.id,
      })
      expect([response.status, response.headers.get('cache-control')]).toEqual([
        isOwner ? 200 : mayPass ? otherCustomer : 401,
        'private, no-store',
      ])
      const text = await response.text()
      const leaked = [street, `"id":${of.wishlistId},`].filter((secret) => text.includes(secret))
      expect(isOwner ? [] : leaked).toEqual([])
      expect(isOwner ? of.before : await storedRecords()).toEqual(of.before)
    },
  )

  test.each(Object.entries(forms))(
    'the form %s changes no record of another customer [ACC-41]',
    async (path, { form, others, ...responses }) => {
      const of = await records(visitor)
      const response = await browser(visitor).post(path, { ...form(of), customerId: String(visit.owner.id) })
      const location = response.headers.get('location') ?? ''
      const sentTo = {
        guard: visitor === 'guest' ? /^\/$/ : /^\/login\?returnTo=%2Fmy-account/,
        login: /^\/login\?returnTo=%2Fwishlist/,
        bag: /^\/bag$/,
      }[others]
      expect(response.status).toBe(mayPass ? responses[isOwner ? 'owner' : 'otherCustomer'] : 303)
      expect(mayPass || sentTo.test(location)).toBe(true)
      expect(response.headers.get('cache-control')).toMatch(/no-store/)
      expect(isOwner ? of.before : await storedRecords()).toEqual(of.before)
    },
  )

  test.each(Object.entries(pages))(
    'the page of %s opens only for its customer [RTE-08, RTE-38, RTE-41, ACC-41]',
    async (_name, { path, otherCustomer }) => {
      const of = await records(visitor)
      const address = path(of)
      const response = await browser(visitor).get(address)
      const sentAway = visitor === 'guest' ? '/' : `/login?returnTo=${encodeURIComponent(address)}`
      expect([response.status, response.headers.get('location')]).toEqual(
        mayPass ? [isOwner ? 200 : otherCustomer, null] : [302, sentAway],
      )
      expect(response.headers.get('cache-control')).toMatch(/no-store/)
      const text = await response.text()
      const leaked = [street, visit.owner.email].filter((secret) => text.includes(secret))
      expect(isOwner ? [] : leaked).toEqual([])
    },
  )

  test('the wishlist page shows the list of the signed-in customer, and no list to other visitors', async () => {
    const { before } = await records(visitor)
    const response = await browser(visitor).get('/wishlist')
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    const text = await response.text()
    const saved = (before.wishlists[0]?.items ?? []).map(
      ({ productId, variantId }) => `value="${variantId === null ? productId : `${productId}-${variantId}`}"`,
    )
    // The other customer may have saved the same items.
    expect(visitor === 'other customer' || saved.every((input) => text.includes(input)) === isOwner).toBe(true)
    expect(text.includes('/wishlist/clear')).toBe(mayPass && text.includes('name="item"'))
  })
})
