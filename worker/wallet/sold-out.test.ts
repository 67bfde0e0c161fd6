import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { twoSellable } from '../test/bags.ts'
import { linesOf } from '../test/log-lines.ts'
import { reportOf } from '../test/payment-report.ts'
import { present, untilDone } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import {
  answerBank,
  appleToken,
  atBank,
  openWalletShop,
  ordersOf,
  paymentsOf,
  readyShop,
  setUnits,
  stagesOf,
} from '../test/wallet-shop.ts'
import { walletTexts } from '#shared/messages/wallet.ts'

const { api, services } = sandboxServices()
const [item] = await twoSellable(40)
const sellOut = () => setUnits(item.variant.id, 0)
const sell = (isSold: boolean) =>
  api.rest('test-edit', v.unknown(), {
    path: `/v3/catalog/products/${item.product.id}/variants/${item.variant.id}`,
    method: 'PUT',
    body: { purchasing_disabled: !isSold },
    signal: untilDone(),
  })
afterEach(() => Promise.all([setUnits(item.variant.id, 60), sell(true)]))

async function onlyOrderOf(cartId: string): Promise<number> {
  const orders = await ordersOf(cartId)
  expect(orders.length).toBe(1)
  return present(orders[0], 'order').orderId
}

test('an item that sells out after the order was made is not charged: the order is cancelled, and the sheet says why [PAY-06] [D-115]', async () => {
  const { shop, quote, cartId } = await readyShop(item, 1, {
    broken: {
      cart: {
        async createOrder(request, signal) {
          const order = await services.cart.createOrder(request, signal)
          await sellOut()
          return order
        },
      },
    },
  })
  const token = appleToken()
  const refused = { status: 'stock', message: walletTexts.stock, location: '/bag?error=stock' }
  expect(await shop.authorise(quote, token)).toEqual(refused)
  expect(await shop.authorise(quote, token)).toEqual(refused)
  expect([await paymentsOf(await onlyOrderOf(cartId)), await stagesOf(cartId)]).toEqual([[], ['cancelled']])
  expect(await shop.cartId()).toBe(cartId)
})

test.each([
  ['sells out', sellOut, 'stock'],
  ['is withdrawn', () => sell(false), 'unavailable'],
] as const)(
  'an item that %s while the shopper is at the bank is not charged, and the return leads to the bag, which says why [PAY-06] [D-57] [D-115]',
  async (_what, change, error) => {
    const shop = openWalletShop()
    await shop.add(item)
    await shop.open('google')
    const result = await shop.authorise(await shop.choose(), atBank())
    const address = await answerBank(result.status === 'redirect' ? result.location : '', 'approved')
    const cartId = await shop.cartId()
    await change()
    for (const time of ['first', 'again'])
      expect([time, (await shop.shop.get(address)).headers.get('location')]).toEqual([time, `/bag?error=${error}`])
    const orderId = await onlyOrderOf(cartId)
    expect(await stagesOf(cartId)).toEqual(['cancelled'])
    expect((await paymentsOf(orderId)).map(({ isAuthorised }) => isAuthorised)).not.toContain(true)
  },
)

test('an order that is paid although its item has sold out is logged with its number', async () => {
  const { shop, quote, cartId } = await readyShop(item)
  expect((await shop.authorise(quote, appleToken('pending'))).status).toBe('unknown')
  const orderId = await onlyOrderOf(cartId)
  await sellOut()
  const lines = await linesOf(async () => {
    await shop.shop.get('/hooks/payments', await reportOf(orderId, 'authorised', { amount: quote.total }))
    await shop.shop.settle()
  })
  expect(lines.filter(({ event }) => event === 'wallet-oversold')).toMatchObject([{ level: 'error', orderId }])
  expect(await stagesOf(cartId)).toEqual(['placed'])
})
