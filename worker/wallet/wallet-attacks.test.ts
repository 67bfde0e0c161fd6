import { describe, expect, test } from 'vitest'
import { newEmail } from '../test/accounts.ts'
import { openHostedCheckout } from '../test/hosted-checkout.ts'
import { usedUp } from '../test/limits.ts'
import { linesOf } from '../test/log-lines.ts'
import { findSellable, type Sellable } from '../test/promotions-shop.ts'
import { present, untilDone } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import {
  answerBank,
  atBank,
  openWalletShop,
  orderOf,
  ordersOf,
  paymentsOf,
  returnField,
  stagesOf,
} from '../test/wallet-shop.ts'
import { markets } from '#shared/markets.ts'

const { services } = sandboxServices()

const sellable = await findSellable(markets.en, ['mens'], { maximum: 24, units: 30 })
const priceOf = ({ variant: { price } }: Sellable) => (price.reduced ?? price.regular).amount
// Twelve pieces earn the discount of a large order, and one piece earns nothing.
const item = present(
  sellable.find((each) => priceOf(each) > 1300 && priceOf(each) < 7000),
  'thing to buy',
)

type Shop = ReturnType<typeof openWalletShop>
const orderIdOf = async (cartId: string) => present((await ordersOf(cartId))[0], 'order').orderId
const changeQuantity = async (shop: Shop, quantity: number) => {
  const line = present((await shop.cart()).line_items.physical_items[0], 'line')
  const response = await shop.call('updateCartItem', { itemId: line.id, data: { line_item: { quantity } } })
  expect(response.status).toBe(200)
}

/** Opens an address in the shop's browser. Resolves with the address that it leads to and the errors that were logged. */
async function follow(shop: Shop, address: string) {
  let location: string | null = null
  const lines = await linesOf(async () => {
    location = (await shop.shop.get(address)).headers.get('location')
  })
  return { location, errors: lines.filter(({ level }) => level === 'error').map(({ event }) => event) }
}

/** The hosted checkout of the shop's bag, as another tab opens it. */
const openHosted = async ({ shop }: Shop) =>
  openHostedCheckout((await shop.post('/checkout', {})).headers.get('location') ?? '')

/** A shopper whose payment waits at the bank. `first` is done before the sheet opens. */
async function atTheBank(quantity = 1, first: (shop: Shop) => Promise<void> = async () => undefined) {
  const shop = openWalletShop()
  await shop.add(item, quantity)
  const cartId = await shop.cartId()
  await first(shop)
  await shop.open('google')
  const quote = await shop.choose()
  const result = await shop.authorise(quote, atBank())
  if (result.status !== 'redirect') throw new Error(`The payment was not sent to the bank: ${result.status}`)
  const orderId = await orderIdOf(cartId)
  return { shop, cartId, orderId, quote, bank: result.location }
}

type AtTheBank = Awaited<ReturnType<typeof atTheBank>>

/** The bank approves the payment, which pays the order. */
async function expectPaid({ shop, cartId, orderId, bank }: AtTheBank, returned?: string): Promise<void> {
  const own = await shop.shop.get(returned ?? (await answerBank(bank, 'approved')))
  expect([own.headers.get('location'), await stagesOf(cartId)]).toEqual([
    expect.stringContaining(`/order-confirmation/${orderId}/`),
    ['placed'],
  ])
}

/** The bank approves the payment late: where the shopper is led, the cart's orders, and the order's payments. */
async function lateReturn({ shop, cartId, orderId, bank }: AtTheBank) {
  const { headers } = await shop.shop.get(await answerBank(bank, 'approved'))
  const results = (await paymentsOf(orderId)).map(({ isAuthorised }) => isAuthorised)
  return { location: headers.get('location'), stages: (await stagesOf(cartId)).toSorted(), results }
}
const uncharged = { location: '/bag?error=payment', results: [false] }

/** The address that the bank would return to for this payment, with another payment's result. */
async function withResultOf(orderId: number, returned: string): Promise<string> {
  const own = new URL(present((await paymentsOf(orderId))[0], 'payment').returnUrl)
  own.searchParams.set(returnField, present(new URL(returned, own).searchParams.get(returnField), 'result'))
  return own.pathname + own.search
}

describe('a bank’s response about the payment of another order', () => {
  test('a link with the result of a cheap order does not pay a dear one, and the dear order can still be paid [PAY-11] [D-21]', async () => {
    const [cheap, dear] = [await atTheBank(), await atTheBank(12)]
    const returned = await answerBank(cheap.bank, 'approved')
    const stolen = await dear.shop.shop.get(returned)
    expect([stolen.status, stolen.headers.get('location')]).toEqual([303, '/bag?error=payment'])
    expect([await stagesOf(dear.cartId), await stagesOf(cheap.cartId)]).toEqual([['unfinished'], ['unfinished']])
    await expectPaid(dear)
  })

  test('the result of a cheap order in the shopper’s own return address pays neither order with the other’s money [PAY-11] [D-21]', async () => {
    const [cheap, dear] = [await atTheBank(), await atTheBank(12)]
    const returned = await answerBank(cheap.bank, 'approved')
    const swapped = await follow(dear.shop, await withResultOf(dear.orderId, returned))
    expect(swapped).toEqual({ location: '/bag?error=being-paid', errors: ['wallet-response-of-another'] })
    expect(await stagesOf(dear.cartId)).toEqual(['unfinished'])
    await expectPaid(cheap, returned)
  })

  test('the result of a cheap order that was given up and is paid back does not pay a dear one [PAY-11] [D-21]', async () => {
    const [cheap, dear] = [await atTheBank(), await atTheBank(12)]
    const returned = await answerBank(cheap.bank, 'approved')
    await cheap.shop.open('google')
    const swapped = await follow(dear.shop, await withResultOf(dear.orderId, returned))
    expect(swapped).toEqual({ location: '/bag?error=being-paid', errors: ['wallet-response-of-another'] })
    expect([await stagesOf(dear.cartId), await stagesOf(cheap.cartId)]).toEqual([['unfinished'], ['cancelled']])
  })

  test('a stranger’s link with a refused result does not cancel the payment of the shopper who opens it [PAY-11] [D-114]', async () => {
    const [stranger, victim] = [await atTheBank(), await atTheBank()]
    await victim.shop.shop.get(await answerBank(stranger.bank, 'refused'))
    expect(await stagesOf(victim.cartId)).toEqual(['unfinished'])
    await expectPaid(victim)
  })

  test('a result that the provider does not know is refused, and the payment still waits at the bank [PAY-11]', async () => {
    const buyer = await atTheBank()
    const outcome = await follow(buyer.shop, await withResultOf(buyer.orderId, `http://x/?${returnField}=garbage`))
    expect(outcome).toEqual({ location: '/bag?error=being-paid', errors: ['wallet-payment'] })
    await expectPaid(buyer)
  })

  test('returns from the bank are limited by network [D-15]', async () => {
    const shop = openWalletShop({ bindings: { LIMIT_NETWORKS: usedUp.LIMIT_NETWORKS } })
    const headers = { 'cf-connecting-ip': '192.0.2.1' }
    expect((await shop.shop.get(`/wallet/return?kind=google&${returnField}=x`, { headers })).status).toBe(429)
  })
})

describe('a bag that was sent to the bank', () => {
  test('is not paid at the bank as well after the hosted checkout was opened: one order is placed [PAY-11] [D-114]', async () => {
    const buyer = await atTheBank()
    const hosted = await openHosted(buyer.shop)
    expect(await stagesOf(buyer.cartId)).toEqual(['cancelled'])
    await hosted.fillIn(newEmail())
    expect((await hosted.pay()).status).toBe('paid')
    expect(await lateReturn(buyer)).toEqual({ ...uncharged, stages: ['cancelled', 'placed'] })
  })

  test('is not paid at the bank after it was paid in a hosted checkout that was open before [PAY-11] [D-114]', async () => {
    const pages: Awaited<ReturnType<typeof openHosted>>[] = []
    const buyer = await atTheBank(1, async (shop) => {
      const hosted = await openHosted(shop)
      await hosted.fillIn(newEmail())
      pages.push(hosted)
    })
    expect((await pages[0]?.pay())?.status).toBe('paid')
    expect(await lateReturn(buyer)).toEqual({ ...uncharged, stages: ['cancelled', 'placed'] })
  })

  test('is not paid at the bank after its lines have changed [PAY-10] [PAY-11]', async () => {
    const buyer = await atTheBank()
    await changeQuantity(buyer.shop, 3)
    expect(await lateReturn(buyer)).toEqual({ ...uncharged, stages: ['cancelled'] })
  })
})

describe('the discount of an open sheet', () => {
  /** The total, with delivery, of one piece with the code. */
  async function honestTotal(): Promise<number> {
    const shop = openWalletShop()
    await shop.add(item)
    await shop.shop.post('/bag/coupon', { code: 'WELCOME10' })
    await shop.open()
    return (await shop.choose()).total.amount
  }

  const pounds = (text: string) => Number(text.slice(1))

  test('of twelve pieces does not stay on one: the next step of the sheet quotes what one piece costs [PROMO-04]', async () => {
    const shop = openWalletShop()
    await shop.add(item, 12)
    await shop.shop.post('/bag/coupon', { code: 'WELCOME10' })
    await shop.open()
    await changeQuantity(shop, 1)
    const quote = await shop.choose()
    expect(quote.total.amount).toBe(await honestTotal())
    const { orderId } = orderOf(await shop.authorise(quote))
    expect(await paymentsOf(orderId)).toMatchObject([{ amount: quote.total.amount }])
  })

  test('of twelve pieces is not sold for one in the hosted checkout [PROMO-04]', async () => {
    const fresh = openWalletShop()
    await fresh.add(item)
    const usual = await openHosted(fresh)
    await usual.fillIn(newEmail())
    const shop = openWalletShop()
    await shop.add(item, 12)
    await shop.open()
    await changeQuantity(shop, 1)
    const hosted = await openHosted(shop)
    // Seeing the bag removes the discounts of the hosted checkout, which stays open.
    await shop.cart()
    await shop.ask('walletContact', { contact: { countryCode: 'GB', postalCode: 'BS1 4DJ', locality: 'Bristol' } })
    await hosted.fillIn(newEmail())
    const [shown, honest] = [await hosted.show(), await usual.show()]
    expect(pounds(shown.total)).toBeGreaterThanOrEqual(pounds(honest.total))
  })

  test('is not written again by a sheet that the hosted checkout has replaced', async () => {
    const shop = openWalletShop()
    await shop.add(item, 12)
    await shop.open()
    await shop.shop.post('/checkout', {})
    expect(await shop.ask('walletContact', { contact: { countryCode: 'GB' } })).toMatchObject({
      status: 'refused',
      reason: 'closed',
    })
  })

  test('ends after 30 minutes: its alarm closes the sheet and takes the discount off the cart [PAY-14]', async () => {
    const shop = openWalletShop()
    const quote = await shop.ready(item, 12)
    const cartId = await shop.cartId()
    await shop.open()
    await shop.choose()
    expect(await shop.shop.alarm(cartId)).toBe(true)
    const cart = present(await services.cart.cart({ market: markets.en, cartId }, untilDone()), 'cart')
    expect(cart.cartAmount).toEqual(cart.baseAmount)
    expect(await shop.authorise(quote)).toMatchObject({ status: 'refused' })
    expect(await ordersOf(cartId)).toEqual([])
  })
})
