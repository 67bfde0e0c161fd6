import { expect, test } from 'vitest'
import { newAccount } from '../test/accounts.ts'
import { fetchCart, twoSellable } from '../test/bags.ts'
import { linesOf } from '../test/log-lines.ts'
import { deliveryOf, signedItem } from '../test/payment-report.ts'
import { present } from '../test/recorded-fetch.ts'
import { appleToken, openWalletShop, ordersOf, stagesOf } from '../test/wallet-shop.ts'
import type { CartEntity } from '#shared/domain/cart-entity-schema.ts'
import { ServiceError } from '#shared/errors.ts'

const [item, other] = await twoSellable(40)

type Account = Awaited<ReturnType<typeof newAccount>>
const logIn = (shop: ReturnType<typeof openWalletShop>, { email, password }: Account) =>
  shop.shop.post('/login', { email, password })

const unitsOf = ({ line_items }: CartEntity) =>
  new Map(line_items.physical_items.map(({ variant_id, quantity }) => [variant_id, quantity]))
/** One more of the ordered item, and two of another. */
const rest = new Map([
  [item.variant.id, 1],
  [other.variant.id, 2],
])

/**
 * A shopper pays, and adds to the bag while the payment is checked. `decide` lets the provider report that it was
 * authorised. With an account, the shopper is logged in.
 */
async function checkedPayment({
  account,
  ...options
}: { account?: Account } & Parameters<typeof openWalletShop>[0] = {}) {
  const shop = openWalletShop(options)
  if (account) await logIn(shop, account)
  const quote = await shop.ready(item, 2)
  const cartId = await shop.cartId()
  expect((await shop.authorise(quote, appleToken('pending'))).status).toBe('unknown')
  await shop.add(item, 1)
  await shop.add(other, 2)
  const [order] = await ordersOf(cartId)
  const { orderId } = present(order, 'order')
  const decide = async () => {
    const body = deliveryOf(await signedItem(orderId, 'AUTHORISATION', { amount: quote.total }))
    await shop.shop.get('/hooks/adyen', { method: 'POST', body, headers: { 'content-type': 'application/json' } })
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
