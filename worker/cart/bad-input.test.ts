import { describe, expect, test } from 'vitest'
import { fetchCart, lineIn, lineOf } from '../test/bags.ts'
import { buyable } from '../test/buyable.ts'
import { present, untilDone } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop, textOf } from '../test/shop.ts'
import type { CartEntity } from '#shared/domain/cart-entity-schema.ts'
import { markets } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'

const { services } = sandboxServices()
const cartCookie = 'cart-id_1406818_GBP'
const item = await buyable(services.catalogue, markets.en)

type Shop = ReturnType<typeof openShop>
type Problem = { type: string; title: string; status: number }

const onlyLine = (cart: CartEntity) => present(lineIn(cart, item), 'line')
const additionOf = (change: object) => ({ data: { line_items: [{ ...lineOf(item), ...change }] } })

async function shopWithCart() {
  const shop = openShop()
  const added = await shop.call('addCartItems', additionOf({ quantity: 2 }))
  const line = onlyLine(await added.json<CartEntity>())
  return { shop, line }
}

/** Checks that nothing has changed, and returns the response. */
async function refused({ shop, line }: { shop: Shop; line: ReturnType<typeof onlyLine> }, request: Promise<Response>) {
  const response = await request
  const after = onlyLine(await fetchCart(shop))
  expect([after.id, after.quantity, after.list_price]).toEqual([line.id, line.quantity, line.list_price])
  return { status: response.status, response }
}

describe('bad input to the API is refused and changes nothing', () => {
  test.each([
    ['negative', -1],
    ['beyond every number', 2 ** 60],
    ['fractional', 1.5],
    ['written', '2'],
    ['absent', null],
    ['not a number', 'many'],
  ])('the API refuses a quantity that is %s and changes nothing', async (_what, quantity) => {
    const visit = await shopWithCart()
    for (const request of [
      visit.shop.call('updateCartItem', { itemId: visit.line.id, data: { line_item: { quantity } } }),
      visit.shop.call('addCartItems', additionOf({ quantity })),
    ]) {
      const { status, response } = await refused(visit, request)
      expect([status, response.headers.get('content-type')]).toEqual([400, 'application/problem+json'])
      expect(await response.json<Problem>()).toMatchObject({
        type: expect.stringMatching(/\/invalid-input$/),
        title: expect.stringMatching(/\S/),
      })
    }
  })

  test('the API refuses more units than are in stock [BAG-69, ERR-12]', async () => {
    const visit = await shopWithCart()
    const { response } = await refused(
      visit,
      visit.shop.call('updateCartItem', { itemId: visit.line.id, data: { line_item: { quantity: 999 } } }),
    )
    expect([response.status, await response.json()]).toEqual([
      409,
      expect.objectContaining({ title: 'The selected quantity exceeds available stock' }),
    ])
  })

  test.each([
    ['zero units', () => ({ quantity: 0 })],
    ['an unknown variant', () => ({ variant_id: 999_999_999 })],
    ['an unknown product', () => ({ product_id: 999_999_999, variant_id: null })],
    ['a variant of another product', () => ({ product_id: item.product.id + 1 })],
    ['an invalid id', () => ({ variant_id: "1' OR 1=1" })],
  ])('the API refuses bad input and changes nothing: %s', async (_what, change) => {
    const visit = await shopWithCart()
    const { status, response } = await refused(visit, visit.shop.call('addCartItems', additionOf(change())))
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(await response.json<Problem>()).toMatchObject({
      type: expect.stringMatching(/\S/),
      title: expect.stringMatching(/\S/),
    })
  })

  test.each(['no-such-line', '../../carts', 'x'.repeat(65)])(
    'the API refuses a malformed line id: %s',
    async (itemId) => {
      const visit = await shopWithCart()
      for (const [operation, argument] of [
        ['removeCartItem', { itemId }],
        ['updateCartItem', { itemId, data: { line_item: { quantity: 1 } } }],
      ] as const) {
        expect((await refused(visit, visit.shop.call(operation, argument))).status).toBeOneOf([400, 404])
      }
    },
  )

  test('the API refuses a change of a cart that has changed since the browser saw it', async () => {
    const visit = await shopWithCart()
    const { version: old } = await fetchCart(visit.shop)
    const grown = await (await visit.shop.call('addCartItems', additionOf({}))).json<CartEntity>()
    const now = { shop: visit.shop, line: onlyLine(grown) }
    const change = { line_item: { quantity: 1 } }
    const late = [
      visit.shop.call('addCartItems', { data: { ...additionOf({}).data, version: old } }),
      visit.shop.call('updateCartItem', { itemId: now.line.id, data: { ...change, version: old } }),
      visit.shop.call('removeCartItem', { itemId: now.line.id, version: old }),
    ]
    for (const request of late) {
      const { status, response } = await refused(now, request)
      expect([status, await response.json()]).toEqual([409, expect.objectContaining({ title: messages.bag.busy })])
    }
    for (const [path, fields] of [
      ['/bag/items/update', { quantity: '1' }],
      ['/bag/items/remove', {}],
    ] as const) {
      const { response } = await refused(
        now,
        visit.shop.post(path, { lineId: now.line.id, version: String(old), ...fields }),
      )
      expect(response.headers.get('location')).toBe('/bag?error=busy')
    }
    const fresh = await visit.shop.call('updateCartItem', {
      itemId: now.line.id,
      data: { ...change, version: grown.version },
    })
    expect([fresh.status, onlyLine(await fresh.json<CartEntity>()).quantity]).toEqual([200, 1])
  })

  test('the API ignores a price, a name and a customer that the browser sends [D-13]', async () => {
    const { shop, line } = await shopWithCart()
    const added = await shop.call('addCartItems', {
      ...additionOf({ list_price: 0, sale_price: 0, name: 'Free', customer_id: 1 }),
      customer_id: 1,
      cartId: 'x',
    })
    expect(added.status).toBe(200)
    expect(onlyLine(await fetchCart(shop))).toMatchObject({ quantity: 3, list_price: line.list_price })
  })
})

describe('the API does not show or change a cart of another visitor', () => {
  test.each([
    ['a forged signature', (id: string) => `${id}.AAAA`],
    ['no signature', (id: string) => id],
    ['nothing like an id', () => '%00..'],
  ])('a cookie with %s names no cart [BAG-31]', async (_what, forge) => {
    const visit = await shopWithCart()
    const { id } = await fetchCart(visit.shop)
    const thief = openShop()
    thief.jar.set(cartCookie, forge(present(id, 'cart')))
    expect((await fetchCart(thief)).id).toBeNull()
    for (const request of [
      thief.call('updateCartItem', { itemId: visit.line.id, data: { line_item: { quantity: 1 } } }),
      thief.call('removeCartItem', { itemId: visit.line.id }),
      thief.call('deleteCart', { cartId: id }),
      thief.call('checkoutLogin', { cartId: id }),
    ]) {
      const { status, response } = await refused(visit, request)
      expect([status, response.headers.get('content-type')]).toEqual([404, 'application/problem+json'])
    }
  })

  test('a cart of another market is not used in this market', async () => {
    const visit = await shopWithCart()
    const cookie = visit.shop.jar.get(cartCookie) ?? ''
    const thief = openShop()
    thief.jar.set('cart-id_1421371_USD', cookie)
    const cart = await (await thief.call('getCart', {}, '/us')).json<CartEntity>()
    expect([cart.id, cart.currency.code]).toEqual([null, 'USD'])
  })
})

describe('a cart that has expired on the platform', () => {
  test('an expired cart shows as empty although the browser keeps its id, refuses a change as not found, leads the checkout back to the bag, and makes way for a new one [BAG-26, BAG-29, BAG-31, BAG-45] [D-152]', async () => {
    const { shop, line } = await shopWithCart()
    const { id } = await fetchCart(shop)
    await services.cart.deleteCart({ cartId: present(id, 'cart'), version: null }, untilDone())
    expect([(await fetchCart(shop)).id, shop.jar.has(cartCookie)]).toEqual([null, true])
    const update = await shop.call('updateCartItem', { itemId: line.id, data: { line_item: { quantity: 1 } } })
    expect([update.status, update.headers.get('content-type')]).toEqual([404, 'application/problem+json'])
    expect(await textOf(shop.get('/bag'))).toContain('Your shopping bag is empty')
    expect((await shop.get('/checkout-identity')).headers.get('location')).toBe('/bag')
    expect((await shop.post('/checkout', {})).headers.get('location')).toBe('/bag')
    const added = await shop.call('addCartItems', additionOf({}))
    const cart = await added.json<CartEntity>()
    expect([added.status, onlyLine(cart).quantity, cart.id === id]).toEqual([200, 1, false])
    expect((await fetchCart(shop)).id).toBe(cart.id)
  })
})

describe('forms', () => {
  test.each(['-1', '1.5', '1e3', '1'.repeat(16), ''])(
    'a form with the quantity "%s" is refused and changes nothing',
    async (quantity) => {
      const visit = await shopWithCart()
      const { status, response } = await refused(
        visit,
        visit.shop.post('/bag/items/update', { lineId: visit.line.id, quantity }),
      )
      expect([status, (await response.text()).includes('Please go back or try again')]).toEqual([400, true])
    },
  )

  test('a form that asks for more than is in stock shows a message [BAG-69]', async () => {
    const visit = await shopWithCart()
    const { response } = await refused(
      visit,
      visit.shop.post('/bag/items/update', { lineId: visit.line.id, quantity: '999' }),
    )
    const location = response.headers.get('location') ?? ''
    expect([response.status, location]).toEqual([303, '/bag?error=stock'])
    expect(await textOf(visit.shop.get(location))).toContain('The selected quantity exceeds available stock')
  })

  test('a form from another site changes nothing', async () => {
    const visit = await shopWithCart()
    const foreign = visit.shop.get('/bag/clear', {
      method: 'POST',
      body: '',
      headers: { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect((await refused(visit, foreign)).status).toBe(403)
  })
})

describe("bad input is the visitor's mistake, not a failure of the shop", () => {
  const tooLarge = 2 ** 31

  test.each([
    ['getProductById', { entityId: tooLarge }],
    ['getProductInventory', { variantIds: [tooLarge] }],
    ['getFilters', { filters: { categoryEntityId: tooLarge } }],
    ['getWishlistProducts', { items: [{ product_id: tooLarge, variant_id: null }] }],
    ['addCartItems', { data: { line_items: [{ product_id: tooLarge, variant_id: 1, quantity: 1 }] } }],
    ['addCartItems', { data: { line_items: [{ product_id: 1, variant_id: tooLarge, quantity: 1 }] } }],
  ])('the operation %s refuses an id that the platform cannot have', async (name, args) => {
    expect((await openShop().call(name, args)).status).toBe(400)
  })

  test('the form of the product page refuses a choice that is too long for the address that repeats it', async () => {
    const response = await openShop().post('/bag/items', {
      productId: String(item.product.id),
      size: 'x'.repeat(20_000),
    })
    expect([response.status, response.headers.get('location')]).toEqual([400, null])
  })
})

test('the bag shows no notice for an unknown error in the URL, also if objects have a property of that name', async () => {
  for (const error of ['nonsense', 'constructor', '__proto__']) {
    const page = await textOf(openShop().get(`/bag?error=${error}`))
    expect(page).toContain('class="bag-lines"')
    expect(page).not.toContain('notice--error')
  }
})
