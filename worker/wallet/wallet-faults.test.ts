import { afterEach, describe, expect, test } from 'vitest'
import { twoSellable } from '../test/bags.ts'
import { giftCardByMail } from '../test/gift-card.ts'
import { linesOf } from '../test/log-lines.ts'
import { present, untilDone } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import {
  answerBank,
  appleToken,
  atBank,
  googleToken,
  openWalletShop,
  orderOf,
  ordersOf,
  paymentsOf,
  quoteOf,
  readyShop,
  returnField,
  setUnits,
  stagesOf,
} from '../test/wallet-shop.ts'
import type { WalletQuote, WalletUpdate } from '#shared/domain/wallet.ts'
import { ServiceError } from '#shared/errors.ts'
import { coupons, couponRefusals } from '#shared/messages/coupons.ts'
import { wallet } from '#shared/messages/shop.ts'
import { walletTexts } from '#shared/messages/wallet.ts'

const { services } = sandboxServices()
const [item, other] = await twoSellable(40)

type Shop = ReturnType<typeof openWalletShop>
const labelsOf = ({ options }: WalletQuote) => options.map(({ label }) => label).toSorted()

/** Nothing was ordered or charged, and the bag is as it was. */
async function expectUntouched(shop: Shop, cartId: string, quantity = 1): Promise<void> {
  expect(await ordersOf(cartId)).toEqual([])
  const cart = await shop.cart()
  // A gift that the promotions engine gives may follow.
  expect([cart.id, cart.line_items.physical_items[0]?.quantity]).toEqual([cartId, quantity])
}

describe('what changes while the sheet is open', () => {
  const soldOut: number[] = []
  afterEach(async () => {
    for (const variantId of soldOut.splice(0)) await setUnits(variantId, 60)
  })

  test('stock that is gone at the authorisation sends the shopper to the bag with the message, and nothing is ordered or charged [PAY-06] [D-115]', async () => {
    const { shop, quote, cartId } = await readyShop(other)
    soldOut.push(other.variant.id)
    await setUnits(other.variant.id, 0)
    expect(await shop.authorise(quote)).toEqual({
      status: 'stock',
      message: walletTexts.stock,
      location: '/bag?error=stock',
    })
    await expectUntouched(shop, cartId)
  })

  // A version of the cart, a consignment, and a line that are gone, and any of them over GraphQL.
  test.each(
    [409, 404, 422, null].flatMap((status) => [
      { status, times: 1, outcome: 'quoted', reason: undefined },
      { status, times: 9, outcome: 'refused', reason: 'busy' },
    ]),
  )(
    'a step of the sheet that $times other requests cross, so that the platform answers $status, is $outcome, and never a failure [PAY-06]',
    async ({ status, times, outcome, reason }) => {
      let left = 0
      const { quoteConsignment } = services.cart
      const shop = openWalletShop({
        broken: {
          cart: {
            async quoteConsignment(...request) {
              left -= 1
              if (left >= 0) throw new ServiceError('commerce', 'rejected', { ...(status && { status }) })
              return quoteConsignment(...request)
            },
          },
        },
      })
      await shop.add(item)
      await shop.open()
      left = times
      const response = await shop.wire('walletContact', { contact: shop.contact })
      const update = await response.json<WalletUpdate>()
      expect([response.status, update]).toEqual([
        200,
        expect.objectContaining({ status: outcome, ...(reason && { reason }) }),
      ])
      left = 0
      expect((await shop.choose()).options.length).toBeGreaterThan(0)
    },
  )

  test('a bag that another tab has changed is not charged: the sheet gets the new total, and the shopper pays that', async () => {
    const { shop, quote, cartId } = await readyShop(item)
    await shop.add(item)
    const result = await shop.authorise(quote)
    expect(result).toMatchObject({
      status: 'changed',
      errors: [{ code: 'shippingContactInvalid', message: expect.stringContaining('The total is now £') }],
    })
    await expectUntouched(shop, cartId, 2)
    const paid = await shop.authorise(await shop.choose())
    expect((await paymentsOf(orderOf(paid).orderId)).length).toBe(1)
  })

  test('two tabs with an open sheet pay once: the second one is told that the payment has ended', async () => {
    const { shop, cartId } = await readyShop(item)
    const tab = openWalletShop({ jar: shop.shop.jar })
    await tab.open()
    const quote = await tab.choose()
    const results = await Promise.all([shop.authorise(quote, appleToken()), tab.authorise(quote, appleToken())])
    const statuses = results.map(({ status }) => status).toSorted()
    expect(statuses).toEqual(['authorised', 'refused'])
    expect(results.find(({ status }) => status === 'refused')).toMatchObject({ message: walletTexts.closed })
    expect(await stagesOf(cartId)).toEqual(['placed'])
  })

  test('an authorisation of the wallet whose sheet another tab has replaced is refused, and nothing is charged', async () => {
    const { shop, quote, cartId } = await readyShop(item)
    const tab = openWalletShop({ jar: shop.shop.jar })
    await tab.open('google')
    await tab.choose()
    expect(await shop.authorise(quote)).toMatchObject({ status: 'refused', message: walletTexts.closed })
    await expectUntouched(shop, cartId)
  })

  test('an authorised address in a country that is not served is refused with the field, and a served one pays in the same sheet [PAY-16]', async () => {
    const { shop, quote, cartId } = await readyShop(item)
    const abroad = { ...shop.contact, countryCode: 'us', country: 'United States' }
    expect(await shop.authorise(quote, { contact: abroad })).toMatchObject({
      status: 'refused',
      errors: [{ code: 'shippingContactInvalid', field: 'countryCode', message: wallet.ukOnly }],
    })
    await expectUntouched(shop, cartId)
    expect((await shop.authorise(quote)).status).toBe('authorised')
  })

  test('the sheet offers no click & collect and no parcel shop, and fast delivery in the UK only while the warehouse has every item [PAY-18] [PAY-19]', async () => {
    const shop = openWalletShop()
    const all = await shop.ready(other, 2)
    const checkout = await services.cart.checkout({ cartId: await shop.cartId() }, untilDone())
    const ofPlatform = checkout?.consignments[0]?.options.map(({ description }) => description)
    expect(ofPlatform).toEqual(expect.arrayContaining(['Click & Collect', 'Parcel shop']))
    expect(labelsOf(all)).toEqual(['Express delivery', 'Next-day delivery', 'Standard delivery'])
    soldOut.push(other.variant.id)
    await setUnits(other.variant.id, 1)
    const elsewhere = { countryCode: 'GB', postalCode: 'EH1 1BB', locality: 'Edinburgh' }
    expect(labelsOf(quoteOf(await shop.ask('walletContact', { contact: elsewhere })))).toEqual(['Standard delivery'])
  })

  test('contacts with missing and null fields are answered with what is missing, and never with a failure', async () => {
    const { shop, quote } = await readyShop(item)
    for (const contact of [{}, { countryCode: null, country: null }, { countryCode: 'zz' }, { country: 'Nowhere' }]) {
      const { errors, options } = quoteOf(await shop.ask('walletContact', { contact }))
      expect([errors.length, options]).toEqual([1, []])
    }
    expect(await shop.authorise(quote, { contact: null, billingContact: null })).toMatchObject({ status: 'refused' })
    expect(await shop.authorise(quote, { contact: { countryCode: 'GB', name: null } })).toMatchObject({
      status: 'refused',
      errors: [
        { field: 'addressLines' },
        { field: 'locality' },
        expect.anything(),
        ...Array(3).fill(expect.anything()),
      ],
    })
  })
})

test('a token that is sent again for another cart is refused, its order is cancelled, and that bag stays as it was [D-21] [D-114]', async () => {
  const token = appleToken()
  const first = openWalletShop()
  orderOf(await first.authorise(await first.ready(item), token))
  const second = openWalletShop()
  const quote = await second.ready(item)
  const cartId = await second.cartId()
  expect(await second.authorise(quote, token)).toMatchObject({ status: 'refused' })
  expect(await stagesOf(cartId)).toEqual(['cancelled'])
  expect(await second.cartId()).toBe(cartId)
})

describe('a digital cart', async () => {
  const { product, variant, values } = await giftCardByMail()
  const source = { from: 'product', productId: product.id, variantId: variant.id, quantity: 1, values }

  test('is paid without a shipping step, with the total in minor units [PAY-04] [PAY-22]', async () => {
    const shop = openWalletShop()
    expect(quoteOf(await shop.ask('walletPrepare', { source })).needsShipping).toBe(false)
    const quote = await shop.open('google', source)
    expect([quote.needsShipping, quote.options, quote.optionId]).toEqual([false, [], null])
    const contact = { ...shop.contact, addressLines: [], locality: '', postalCode: '', countryCode: '' }
    const paid = await shop.authorise(quote, { kind: 'google', ...googleToken(), contact })
    const { orderId, cartId } = orderOf(paid)
    expect(await paymentsOf(orderId)).toMatchObject([{ isAuthorised: true, amount: quote.total.amount }])
    expect(await stagesOf(cartId)).toEqual(['placed'])
  })

  test('without an e-mail address is refused with that field, and nothing is ordered', async () => {
    const shop = openWalletShop()
    const quote = await shop.open('apple', source)
    expect(await shop.authorise(quote, { contact: { ...shop.contact, emailAddress: '' } })).toMatchObject({
      status: 'refused',
      errors: [{ field: 'emailAddress' }],
    })
  })
})

describe('codes in the sheet', () => {
  const enter = async (shop: Shop, ...codes: string[]) => quoteOf(await shop.ask('walletCoupon', { codes }))

  test('a code lowers the total, an unknown one is an error of the sheet, and without codes the total is as before', async () => {
    const { shop, quote: before } = await readyShop(item)
    const applied = await enter(shop, 'WELCOME10')
    expect([applied.coupons, applied.errors, applied.total.amount < before.total.amount]).toEqual([
      ['WELCOME10'],
      [],
      true,
    ])
    const unknown = await enter(shop, 'NOSUCHCODE')
    expect([unknown.errors, unknown.total]).toEqual([
      [{ code: 'couponCodeInvalid', message: couponRefusals['not-found'] }],
      before.total,
    ])
    await enter(shop, 'WELCOME10')
    expect((await enter(shop, '')).total).toEqual(before.total)
    await enter(shop, 'WELCOME10')
    const none = await enter(shop)
    expect([none.total, none.coupons]).toEqual([before.total, []])
  })

  test('a code of the sheet is paid with, and is gone from the bag after a dismissal [D-116]', async () => {
    const { shop } = await readyShop(item)
    await enter(shop, 'WELCOME10')
    await shop.wire('walletDismiss', {})
    expect((await shop.callPromotions('sync')).promotions?.coupons).toEqual([])
    await shop.open()
    await shop.choose()
    const quote = await enter(shop, 'WELCOME10')
    const { orderId } = orderOf(await shop.authorise(quote))
    expect(await paymentsOf(orderId)).toMatchObject([{ amount: quote.total.amount }])
  })

  test('a code without an open sheet is refused', async () => {
    const shop = openWalletShop()
    await shop.add(item)
    const outcome = await shop.ask('walletCoupon', { codes: ['WELCOME10'] })
    expect(outcome).toMatchObject({ status: 'refused', reason: 'closed' })
  })

  test('the shopper’s own code can be taken out of the sheet, and is back in the bag after a dismissal [D-116]', async () => {
    const shop = openWalletShop()
    await shop.add(item)
    await shop.shop.post('/bag/coupon', { code: 'WELCOME10' })
    const discounted = await shop.open('google')
    expect(discounted.coupons).toEqual(['WELCOME10'])
    const refused = await enter(shop, 'WELCOME10', 'NOSUCHCODE')
    expect([refused.coupons, refused.total]).toEqual([['WELCOME10'], discounted.total])
    const without = await enter(shop)
    expect(without.total.amount).toBeGreaterThan(discounted.total.amount)
    await shop.wire('walletDismiss', {})
    expect((await shop.callPromotions('sync')).promotions?.coupons).toMatchObject([
      { code: 'WELCOME10', status: 'applied' },
    ])
  })

  test('a request tries one new code, the last one, so that the rate limit counts guesses', async () => {
    const { shop } = await readyShop(item)
    const { coupons: applied, errors } = await enter(shop, 'WELCOME10', 'NOSUCHCODE')
    expect([applied, errors.length]).toEqual([[], 2])
  })

  test('after an address that is not served, a code keeps the error of the address [PAY-16]', async () => {
    const { shop } = await readyShop(item)
    await shop.ask('walletContact', { contact: { countryCode: 'US' } })
    const { errors, coupons: applied } = await enter(shop, 'WELCOME10')
    expect([applied, errors.map(({ message }) => message)]).toEqual([['WELCOME10'], [wallet.ukOnly]])
  })

  test('if the engine does not respond, the sheet says that the code could not be checked, at the platform’s price', async () => {
    const { shop, quote: before } = await readyShop(item)
    const down = () => Promise.reject(new ServiceError('promotions', 'unavailable'))
    const broken = openWalletShop({
      jar: shop.shop.jar,
      broken: { promotions: { ...present(services.promotions, 'engine'), session: down } },
    })
    const { errors, total } = await enter(broken, 'WELCOME10')
    expect(errors).toEqual([{ code: 'couponCodeInvalid', message: coupons.failed }])
    // The offers that need no code end too.
    expect(total.amount).toBeGreaterThan(before.total.amount)
  })
})

test('a bank that returns with a form of its own site leads to the same result as a link, without cookies [D-145]', async () => {
  const shop = openWalletShop()
  const response = await shop.shop.get('/wallet/return?kind=google', {
    method: 'POST',
    headers: { origin: 'https://bank.example', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ [returnField]: 'a+b/c=' }),
  })
  expect([response.status, response.headers.get('location'), response.headers.get('cache-control')]).toEqual([
    303,
    `/wallet/return?kind=google&${returnField}=a%2Bb%2Fc%3D`,
    'private, no-store',
  ])
  const without = await shop.shop.get('/us/wallet/return', {
    method: 'POST',
    headers: { origin: 'https://bank.example', 'content-type': 'application/x-www-form-urlencoded' },
    body: '',
  })
  expect([without.status, without.headers.get('location')]).toEqual([303, '/us/wallet/return'])
})

test('a long result that a bank sends by a form completes the payment, and one that no address can have leads to the bag [PAY-11] [D-145]', async () => {
  const { complete, ...payments } = present(services.payments, 'provider')
  const short = (result: string) => result.replaceAll('.', '')
  const shop = openWalletShop({
    broken: {
      payments: {
        ...payments,
        complete: ({ result, key }, signal) => complete({ result: short(result), key }, signal),
      },
    },
  })
  await shop.add(item)
  await shop.open('google')
  const result = await shop.authorise(await shop.choose(), atBank())
  const address = await answerBank(result.status === 'redirect' ? result.location : '', 'approved')
  const { pathname, searchParams } = new URL(address, 'https://shop.example')
  const bankResult = present(searchParams.get(returnField), 'result')
  searchParams.delete(returnField)
  const send = async (length: number) => {
    const posted = await shop.shop.get(`${pathname}?${searchParams}`, {
      method: 'POST',
      headers: { origin: 'https://bank.example', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ [returnField]: bankResult.padEnd(length, '.') }),
    })
    return (await shop.shop.get(present(posted.headers.get('location'), 'address'))).headers.get('location')
  }
  expect(await send(20_000)).toBe('/bag?error=payment')
  expect(await send(14_900)).toContain('/order-confirmation/')
})

test('a payment for which the provider asks for a second page charges nothing, so the shopper may pay in another way [PAY-11] [D-114]', async () => {
  const payments = present(services.payments, 'provider')
  const complete = async () => ({ status: 'redirect', url: 'https://bank.example/again' }) as const
  const shop = openWalletShop({ broken: { payments: { ...payments, complete } } })
  await shop.add(item)
  await shop.open('google')
  const result = await shop.authorise(await shop.choose(), atBank())
  const address = await answerBank(result.status === 'redirect' ? result.location : '', 'approved')
  const cartId = await shop.cartId()
  expect((await shop.shop.get(address)).headers.get('location')).toBe('/bag?error=payment')
  expect((await shop.shop.post('/checkout', {})).headers.get('location')).not.toContain('/bag')
  expect(await stagesOf(cartId)).toEqual(['cancelled'])
})

test('the lines that a cart’s object logs name the order and the request that called it, and those of its alarm the object', async () => {
  const down = () => Promise.reject(new ServiceError('commerce', 'unavailable'))
  const shop = openWalletShop({
    vars: { LOG_LEVEL: 'info' },
    broken: { orders: { markPaid: down, cancel: down } },
  })
  const quote = await shop.ready(item)
  const cartId = await shop.cartId()
  let requestId: string | null = null
  const called = await linesOf(async () => {
    const response = await shop.wire('walletAuthorise', {
      kind: 'apple',
      shown: quote.total,
      ...appleToken(),
      contact: shop.contact,
      billingContact: shop.contact,
      optionId: quote.optionId,
    })
    requestId = response.headers.get('x-request-id')
  })
  const order = present((await ordersOf(cartId))[0], 'order')
  const about = { market: 'en', orderId: order.orderId, object: 'cart', version: expect.any(String) }
  const failed = (lines: Record<string, unknown>[]) => lines.filter(({ event }) => event === 'wallet-mark-paid')
  expect(requestId).toMatch(/^[\w-]{8,}$/)
  expect(failed(called)).toEqual([
    expect.objectContaining({ ...about, requestId, route: '/api/payments/walletAuthorise' }),
  ])
  const alone = await linesOf(() => shop.shop.alarm(cartId))
  expect(failed(alone)).toEqual([expect.objectContaining({ ...about, requestId: 'cart', route: 'alarm' })])
})
