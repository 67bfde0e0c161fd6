import { afterEach, expect, test, vi } from 'vitest'
import { watchCalls } from '../test/counted-calls.ts'
import { findSellable } from '../test/promotions-shop.ts'
import { present } from '../test/recorded-fetch.ts'
import { openWalletShop, quoteOf } from '../test/wallet-shop.ts'
import { markets } from '#shared/markets.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const [found] = await findSellable(markets.en, ['mens'], { maximum: 7, units: 6 })
const item = present(found, 'thing to buy')

async function shopAtSheet() {
  const shop = openWalletShop()
  await shop.add(item)
  const coupons = (codes: string[]) => shop.ask('walletCoupon', { codes }).then(quoteOf)
  const option = (optionId: string) => shop.ask('walletOption', { optionId }).then(quoteOf)
  return { ...shop, coupons, option }
}
type Sheet = Awaited<ReturnType<typeof shopAtSheet>>

/** The result of a step, and the names of its calls. */
async function counted<Value>(step: () => Promise<Value>): Promise<{ value: Value; calls: string[] }> {
  const { sent } = watchCalls()
  const value = await step()
  vi.restoreAllMocks()
  return { value, calls: sent.map(({ name }) => name.replace(/\/[0-9a-f-]{36}$/, '')) }
}

const reads = ['carts', 'checkouts']

test.each<[string, (shop: Sheet) => () => Promise<unknown>]>([
  ['the press on the button', (shop) => () => shop.open()],
  ['an address', (shop) => () => shop.choose()],
  ['a code', (shop) => () => shop.coupons(['WELCOME10'])],
  ['a refused code', (shop) => () => shop.coupons(['NOSUCHCODE'])],
])('repeating %s in a sheet takes two calls and gets the same quote', async (_what, stepIn) => {
  const shop = await shopAtSheet()
  await shop.open()
  const step = stepIn(shop)
  const first = await step()
  const again = await counted(step)
  expect(again.calls.toSorted()).toEqual(reads)
  expect(again.value).toEqual(first)
})

test('choosing the same delivery option again takes two calls', async () => {
  const shop = await shopAtSheet()
  await shop.open()
  const { options } = await shop.choose()
  const { id } = present(options.at(-1), 'option')
  const first = await shop.option(id)
  const again = await counted(() => shop.option(id))
  expect(again.calls.toSorted()).toEqual(reads)
  expect(again.value).toEqual(first)
})

test.each<[string, (shop: Sheet) => Promise<unknown>]>([
  ['the bag has changed', (shop) => shop.add(item)],
  ['an address was chosen', (shop) => shop.choose()],
  ['the sheet was closed', (shop) => shop.wire('walletDismiss', {})],
  ['a code was entered in the bag', (shop) => shop.shop.post('/bag/coupon', { code: 'WELCOME10' })],
  ['a minute has passed', async () => void vi.setSystemTime(Date.now() + 61_000)],
])('a sheet is priced again if %s since it was opened', async (_what, change) => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const shop = await shopAtSheet()
  await shop.open()
  await change(shop)
  expect((await counted(() => shop.open())).calls).toContain('customer_sessions')
})

test('a sheet whose address is sent again after the bag has changed shows the new total', async () => {
  const shop = await shopAtSheet()
  await shop.open()
  const before = await shop.choose()
  await shop.add(item)
  const after = await shop.choose()
  expect(after.total.amount).toBeGreaterThan(before.total.amount)
})
