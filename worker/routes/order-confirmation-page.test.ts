import { beforeAll, describe, expect, test, vi } from 'vitest'
import { newAccount, newEmail, sessionCookie } from '../test/accounts.ts'
import { type Buyable, buyable } from '../test/buyable.ts'
import { changeOrderStatus, placeOrder, startOrder } from '../test/place-order.ts'
import { untilDone } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop, textOf } from '../test/shop.ts'
import { confirmationIds } from './order-confirmation-page.tsx'
import { markets } from '#shared/markets.ts'
import { returnTerm } from '#shared/messages/delivery-terms.ts'
import * as messages from '#shared/messages/shop.ts'

const cartId = '9a3e1c7e-1111-4222-8333-444455556666'
const cartCookie = 'cart-id_1406818_GBP'
const orderCookie = '__Host-sv-order'
const couponCookie = 'sv-coupons_en'
const street = 'Quay Street'
const { services } = sandboxServices()
let item: Buyable
beforeAll(async () => {
  item = await buyable(services.catalogue, markets.en)
})

type Shop = ReturnType<typeof openShop>

async function shopWithCart(shop: Shop = openShop()): Promise<Shop> {
  await shop.call('addCartItems', {
    data: { line_items: [{ product_id: item.product.id, variant_id: item.variant.id, quantity: 1 }] },
  })
  return shop
}

/** Another browser with a copy of these cookies. */
function withCopies({ jar }: Shop, names: string[]): Shop {
  return openShop({ jar: new Map([...jar].filter(([name]) => names.includes(name))) })
}

const logIn = (shop: Shop, { email, password }: { email: string; password: string }) =>
  shop.post('/login', { email, password })
const pathOf = ({ cartId: cart, orderId }: { cartId: string; orderId: number }) =>
  `/order-confirmation/${cart}/${orderId}`
const showsOrder = async (shop: Shop, path: string) => (await textOf(shop.get(path))).includes(street)
const sessionState = async (sessionId: string) =>
  (await services.promotions?.session({ market: markets.en, sessionId }, untilDone()))?.session.state

describe('ids of an order confirmation', () => {
  test('the ids of an order confirmation are recognised by their shape, in both orders [RTE-12, RTE-13, CHK-14]', () => {
    expect(confirmationIds(cartId, '100001')).toEqual({ cartId, orderId: 100001 })
    expect(confirmationIds('100001', cartId)).toEqual({ cartId, orderId: 100001 })
  })

  test.each([
    ['100001', '100002'],
    [cartId, cartId],
    ['', ''],
    ['../etc', '1'],
  ])('%s / %s are not the ids of an order confirmation', (first, second) => {
    expect(confirmationIds(first, second)).toBeNull()
  })
})

describe('the confirmation of an unpaid order', () => {
  test.each([
    { name: 'Incomplete', statusId: 0, title: messages.order.unfinished, way: '/bag' },
    { name: 'Pending', statusId: 1, title: messages.order.unfinished, way: '/bag' },
    { name: 'Cancelled', statusId: 5, title: messages.order.cancelled, way: '/' },
    { name: 'Declined', statusId: 6, title: messages.order.cancelled, way: '/' },
  ])(
    'the confirmation of an order with the status $name shows no thanks, and leaves cart, codes and the promotions session unchanged [CHK-14]',
    async ({ statusId, title, way }) => {
      const shop = await shopWithCart()
      await shop.post('/bag/coupon', { code: 'WELCOME10' })
      await shop.get('/bag')
      const started = await startOrder(shop, newEmail())
      if (statusId !== 0) await changeOrderStatus(started.orderId, statusId)
      const response = await shop.get(pathOf(started))
      const page = await response.text()
      await shop.settle()
      expect([
        response.status,
        page.includes(title),
        page.includes(messages.order.thanks),
        page.includes(street),
        page.includes(`class="button" href="${way}"`),
      ]).toEqual([200, true, false, false, true])
      expect([
        shop.jar.has(cartCookie),
        shop.jar.has(couponCookie),
        shop.jar.has(orderCookie),
        await sessionState(started.cartId),
      ]).toEqual([true, true, false, 'open'])
      expect(
        (
          await shop.post('/order-confirmation/account', {
            cartId: started.cartId,
            orderId: String(started.orderId),
            password: 'Thread4231',
          })
        ).status,
      ).toBe(403)
    },
  )

  test('the confirmation of an unpaid order thanks the shopper once the payment has arrived, and redeems the codes then [CHK-14]', async () => {
    const shop = await shopWithCart()
    await shop.post('/bag/coupon', { code: 'WELCOME10' })
    await shop.get('/bag')
    const started = await startOrder(shop, newEmail())
    await shop.get(pathOf(started))
    await changeOrderStatus(started.orderId, 11)
    const page = await textOf(shop.get(pathOf(started)))
    await shop.settle()
    expect([page.includes(messages.order.thanks), page.includes(street)]).toEqual([true, true])
    expect(page).toMatch(/<dt>Expected<\/dt><dd>\w{3},? \d/)
    expect([shop.jar.has(cartCookie), shop.jar.has(couponCookie), await sessionState(started.cartId)]).toEqual([
      false,
      false,
      'closed',
    ])
  })
})

test('the confirmation of an order with a pre-order names no day on which it is expected [D-262]', async () => {
  const shop = await shopWithCart()
  const path = pathOf(await placeOrder(shop, newEmail()))
  const saleStates = async ({ items }: { items: readonly { variantId: number }[] }) =>
    new Map(items.map(({ variantId }) => [variantId, { preOrder: { message: null, releasedAt: null } }]))
  const taken = openShop({ jar: shop.jar, broken: { catalogue: { saleStates } } })
  const expected = `<dt>${messages.order.expected}</dt>`
  const pages = [await textOf(shop.get(path)), await textOf(taken.get(path))]
  expect(pages.map((page) => [page.includes(street), page.includes(expected)])).toEqual([
    [true, true],
    [true, false],
  ])
})

test('the confirmation of an order that was paid back promises no return [ORDP-13]', async () => {
  const shop = await shopWithCart()
  const placed = await placeOrder(shop, newEmail())
  const promise = async () => (await textOf(shop.get(pathOf(placed)))).includes(returnTerm(28))
  expect(await promise()).toBe(true)
  await changeOrderStatus(placed.orderId, 4)
  expect(await promise()).toBe(false)
})

describe('a guest’s order', () => {
  test('a guest’s order is shown to the browser that placed it, and to a copy of its cookie for 24 hours at most [CHK-14]', async () => {
    const shop = await shopWithCart()
    const path = pathOf(await placeOrder(shop, newEmail()))
    expect(await showsOrder(shop, path)).toBe(true)
    const copy = withCopies(shop, [orderCookie])
    expect(await showsOrder(copy, path)).toBe(true)
    const later = Date.now() + 86_401_000
    vi.useFakeTimers({ now: later, toFake: ['Date'] })
    try {
      expect(await showsOrder(copy, path)).toBe(false)
    } finally {
      vi.useRealTimers()
    }
  })

  test('a guest’s order is no longer shown after a logout of the browser that placed it [CHK-14]', async () => {
    const shop = await shopWithCart()
    const path = pathOf(await placeOrder(shop, newEmail()))
    await shop.get(path)
    const { email, password } = await newAccount()
    await shop.post('/login', { email, password })
    expect(await showsOrder(shop, path)).toBe(true)
    await shop.post('/logout', {})
    expect([shop.jar.has(orderCookie), await showsOrder(shop, path)]).toEqual([false, false])
  })
})

describe('a customer’s order', () => {
  async function placedByCustomer() {
    const shop = openShop()
    const account = await newAccount()
    await logIn(shop, account)
    await shopWithCart(shop)
    const beforePayment = withCopies(shop, [cartCookie])
    const placed = await placeOrder(shop, account.email)
    return { shop, account, beforePayment, path: pathOf(placed) }
  }

  test('a customer’s order is shown in their session, and not to a browser with a copy of the cart or order cookie [CHK-14]', async () => {
    const { shop, beforePayment, path } = await placedByCustomer()
    expect(await showsOrder(beforePayment, path)).toBe(false)
    expect(await showsOrder(shop, path)).toBe(true)
    expect(await showsOrder(withCopies(shop, [cartCookie, orderCookie]), path)).toBe(false)
    expect(await showsOrder(beforePayment, path)).toBe(false)
    const otherCustomer = openShop()
    await logIn(otherCustomer, await newAccount())
    expect(await showsOrder(otherCustomer, path)).toBe(false)
  })

  test.each([
    ['the logout', (shop: Shop) => shop.post('/logout', {})],
    ['the logout everywhere', (shop: Shop) => shop.post('/logout/everywhere', {})],
    [
      'the deletion of the account',
      (shop: Shop, password: string) =>
        shop.post('/my-account/my-data/delete', { currentPassword: password, isUnderstood: 'on' }),
    ],
  ])('a customer’s order is not shown after %s in the same browser [CHK-14]', async (_way, leave) => {
    const { shop, account, path } = await placedByCustomer()
    expect(await showsOrder(shop, path)).toBe(true)
    await leave(shop, account.password)
    expect([shop.jar.has(sessionCookie), shop.jar.has(orderCookie), await showsOrder(shop, path)]).toEqual([
      false,
      false,
      false,
    ])
  })
})
