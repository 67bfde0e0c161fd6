import { afterEach, describe, expect, test } from 'vitest'
import { newAccount } from '../test/accounts.ts'
import { fetchCart, twoSellable } from '../test/bags.ts'
import { linesOf } from '../test/log-lines.ts'
import { reportOf } from '../test/payment-report.ts'
import { present } from '../test/recorded-fetch.ts'
import { textOf } from '../test/shop.ts'
import { appleToken, openWalletShop, ordersOf, setUnits, stagesOf } from '../test/wallet-shop.ts'
import type { CartEntity } from '#shared/domain/cart-entity-schema.ts'
import { ServiceError } from '#shared/errors.ts'
import * as messages from '#shared/messages/shop.ts'

const [item, other] = await twoSellable(40)

type Account = Awaited<ReturnType<typeof newAccount>>
const logIn = (shop: ReturnType<typeof openWalletShop>, { email, password }: Account) =>
  shop.shop.post('/login', { email, password })

/** The units of the two items. The engine may add a gift. */
const unitsOf = ({ line_items }: CartEntity) =>
  new Map(
    line_items.physical_items
      .filter(({ variant_id }) => variant_id === item.variant.id || variant_id === other.variant.id)
      .map(({ variant_id, quantity }) => [variant_id, quantity]),
  )
/** One more of the ordered item, and two of another. */
const rest = new Map([
  [item.variant.id, 1],
  [other.variant.id, 2],
])

/**
 * A shopper pays, and adds to the bag while the payment is checked. `decide` lets the provider report that it was
 * authorised. With an account, the shopper is logged in. With `more`, one more of the ordered item is added too.
 */
async function checkedPayment({
  account,
  more = true,
  ...options
}: { account?: Account; more?: boolean } & Parameters<typeof openWalletShop>[0] = {}) {
  const shop = openWalletShop(options)
  if (account) await logIn(shop, account)
  const quote = await shop.ready(item, 2)
  const cartId = await shop.cartId()
  expect((await shop.authorise(quote, appleToken('pending'))).status).toBe('unknown')
  if (more) await shop.add(item, 1)
  await shop.add(other, 2)
  const [order] = await ordersOf(cartId)
  const { orderId } = present(order, 'order')
  const decide = async () => {
    await shop.shop.get('/hooks/payments', await reportOf(orderId, 'authorised', { amount: quote.total }))
    await shop.shop.settle()
    expect(await stagesOf(cartId)).toEqual(['placed'])
  }
  return { shop, cartId, orderId, decide }
}

test('what a guest added while a payment was checked is in the bag after a login, a logout and a login again [BAG-37] [D-114]', async () => {
  const account = await newAccount()
  const { shop, decide } = await checkedPayment()
  await decide()
  await logIn(shop, account)
  expect(unitsOf(await fetchCart(shop.shop))).toEqual(rest)
  await shop.shop.post('/logout', {})
  await logIn(shop, account)
  expect(unitsOf(await fetchCart(shop.shop))).toEqual(rest)
})

test('what a guest added while a payment was checked is in the bag after the confirmation was seen [BAG-37] [D-114]', async () => {
  const { shop, cartId, orderId, decide } = await checkedPayment()
  await decide()
  expect((await shop.shop.get(`/order-confirmation/${orderId}/${cartId}`)).status).toBe(200)
  expect(unitsOf(await fetchCart(shop.shop))).toEqual(rest)
})

test.each(['is still logged in', 'logs in again', 'has logged out, and logs in'])(
  'what a customer added while a payment was checked is in the bag if the customer %s [BAG-37] [D-114]',
  async (what) => {
    const account = await newAccount()
    const { shop, decide } = await checkedPayment({ account })
    await decide()
    if (what.startsWith('has')) await shop.shop.post('/logout', {})
    if (what.endsWith('in') || what.endsWith('again')) await logIn(shop, account)
    expect(unitsOf(await fetchCart(shop.shop))).toEqual(rest)
  },
)

test.each([true, false])(
  'what a customer added while a payment was checked is in the bag on another device, if its profile could be changed: %s [D-114]',
  async (canSave) => {
    const account = await newAccount()
    const { saveCartId } = account.services.customers
    let isDown = false
    const { decide } = await checkedPayment({
      account,
      broken: {
        customers: {
          saveCartId: (request, signal) =>
            isDown ? Promise.reject(new ServiceError('commerce', 'unavailable')) : saveCartId(request, signal),
        },
      },
    })
    isDown = !canSave
    const events = (await linesOf(decide)).filter(({ level }) => level === 'error').map(({ event }) => event)
    expect(events).toEqual(canSave ? [] : ['cart-save'])
    const device = openWalletShop()
    await logIn(device, account)
    expect(unitsOf(await fetchCart(device.shop))).toEqual(rest)
  },
)

describe('of what was added while a payment was checked', () => {
  afterEach(() => setUnits(other.variant.id, 60))

  const named = (page: string) =>
    page.includes(messages.account.notice['lines-left-out']) &&
    page.split(messages.account.notice['lines-left-out'])[1]?.includes(other.product.name)

  test('a line that has sold out meanwhile is named in the bag once and logged, and the other lines are kept', async () => {
    const { shop, decide } = await checkedPayment()
    await setUnits(other.variant.id, 0)
    const lines = await linesOf(decide)
    expect(lines).toContainEqual(expect.objectContaining({ event: 'cart-rest-left-out', items: [other.product.name] }))
    const pages = [await textOf(shop.shop.get('/bag')), await textOf(shop.shop.get('/bag'))]
    expect(pages.map(named)).toEqual([true, false])
    expect(unitsOf(await fetchCart(shop.shop))).toEqual(new Map([[item.variant.id, 1]]))
  })

  test('as many units as are left are kept, and the item is named', async () => {
    const { shop, decide } = await checkedPayment()
    await setUnits(other.variant.id, 1)
    await decide()
    expect(named(await textOf(shop.shop.get('/bag')))).toBe(true)
    expect(unitsOf(await fetchCart(shop.shop))).toEqual(new Map(rest).set(other.variant.id, 1))
  })

  test('lines that have all sold out are named in the bag after the confirmation, also if a page asked for the bag before', async () => {
    const { shop, orderId, decide } = await checkedPayment({ more: false })
    await setUnits(other.variant.id, 0)
    await decide()
    expect(unitsOf(await fetchCart(shop.shop))).toEqual(new Map())
    const bag = await shop.shop.get('/bag')
    expect(bag.headers.get('location')).toContain(`/order-confirmation/${orderId}/`)
    expect(named(await textOf(shop.shop.get('/bag')))).toBe(true)
    expect(named(await textOf(shop.shop.get('/bag')))).toBe(false)
  })

  test('a line that has sold out meanwhile is named after a login', async () => {
    const { shop, decide } = await checkedPayment({ more: false })
    await setUnits(other.variant.id, 0)
    await decide()
    const login = await logIn(shop, await newAccount())
    expect(login.headers.get('location')).toBe('/bag')
    expect(named(await textOf(shop.shop.get('/bag')))).toBe(true)
  })
})
