import { describe, expect, test } from 'vitest'
import type { PaymentOutcome } from '../ports/payment-port.ts'
import { firstSellable } from '../test/bags.ts'
import { preceded } from '../test/changed-calls.ts'
import { linesOf } from '../test/log-lines.ts'
import { findSellable } from '../test/promotions-shop.ts'
import { present, untilDone } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { textOf } from '../test/shop.ts'
import { stockIs } from '../test/stock-is.ts'
import {
  answerBank,
  appleToken,
  atBank,
  gateway,
  openWalletShop,
  orderOf,
  ordersOf,
  paymentsOf,
  quoteOf,
  readyShop,
  returnField,
  stagesOf,
} from '../test/wallet-shop.ts'
import { markets } from '#shared/markets.ts'
import { brand } from '#shared/merchant.ts'
import { wallet } from '#shared/messages/shop.ts'
import { paymentRefusals, walletTexts } from '#shared/messages/wallet.ts'

const { services } = sandboxServices()
const item = await firstSellable('mens', 40)
const knitwear = await findSellable(markets.en, ['womens', 'clothing', 'knitwear'], { maximum: 3 })

const checkoutOf = async (cartId: string) => present(await services.cart.checkout({ cartId }, untilDone()), 'checkout')

describe('the wallets that are offered', () => {
  test('are read from the payment provider [PAY-02]', async () => {
    expect(await openWalletShop().ask('paymentMethods', {})).toEqual({
      methods: [
        expect.objectContaining({ kind: 'apple', merchantId: 'merchant.example.selvedge' }),
        expect.objectContaining({
          kind: 'google',
          gateway,
          environment: 'TEST',
        }),
      ],
    })
  })

  test('are none in a market that does not enable them [PAY-01]', async () => {
    const shop = openWalletShop({ vars: { EXPRESS_WALLET_LOCALES: 'us' } })
    await shop.add(item)
    expect([
      await shop.ask('paymentMethods', {}),
      (await shop.ask('walletOpen', { kind: 'apple', source: { from: 'cart' } })).status,
    ]).toEqual([{ methods: [] }, 'refused'])
  })

  test('do not include Google Pay without its script', async () => {
    const shop = openWalletShop({ vars: { GOOGLE_PAY_SCRIPT_URL: '' } })
    expect((await shop.ask('paymentMethods', {})).methods.map(({ kind }) => kind)).toEqual(['apple'])
  })
})

describe('opening the sheet', () => {
  test('synchronises the cart with the promotions engine, and quotes the discounted total [PAY-03]', async () => {
    const shop = openWalletShop()
    await shop.add(item)
    await shop.shop.post('/bag/coupon', { code: 'WELCOME10' })
    const { promotions } = await shop.callPromotions('sync')
    const quote = await shop.open()
    expect(quote.total).toEqual(present(promotions, 'promotions').total)
  })

  test('is refused for an empty cart [PAY-05]', async () => {
    expect(await openWalletShop().ask('walletOpen', { kind: 'apple', source: { from: 'cart' } })).toMatchObject({
      status: 'refused',
      reason: 'empty',
      location: '/bag',
    })
  })

  test('sends the shopper to the bag if a line has too few units [PAY-06] [D-115]', async () => {
    const shop = openWalletShop()
    await shop.add(item, 2)
    const short = openWalletShop({
      jar: shop.shop.jar,
      broken: { catalogue: { stock: stockIs(() => 1) } },
    })
    expect(await short.ask('walletOpen', { kind: 'apple', source: { from: 'cart' } })).toMatchObject({
      status: 'refused',
      reason: 'stock',
      location: expect.stringMatching(/^\/bag/),
    })
  })

  test('from a product makes a cart of its own and leaves the bag as it was', async () => {
    const shop = openWalletShop()
    await shop.add(item, 2)
    const before = await shop.cart()
    const quote = await shop.open('apple', { from: 'product', ...source(), quantity: 1 })
    const after = await shop.cart()
    expect([after.id, after.version]).toEqual([before.id, before.version])
    expect(quote.needsShipping).toBe(true)
    const paid = orderOf(await shop.authorise(await shop.choose()))
    expect(paid.cartId).not.toBe(before.id)
    expect((await shop.cart()).id).toBe(before.id)
  })

  test('prepares the quote without a new cart', async () => {
    const shop = openWalletShop()
    const prepared = await shop.ask('walletPrepare', {
      source: { from: 'product', ...source(), quantity: 2 },
    })
    const { regular, reduced } = item.variant.price
    expect(quoteOf(prepared).total.amount).toBe((reduced ?? regular).amount * 2)
    expect((await shop.cart()).id).toBeNull()
  })

  test('gives the merchant’s country, which is GB in every market [PAY-21]', async () => {
    for (const market of [markets.en, markets.us]) {
      const shop = openWalletShop({ market })
      await shop.add(await firstSellable('mens', 40, market))
      expect((await shop.open()).countryCode).toBe('GB')
    }
  })
})

describe('Apple’s merchant session', () => {
  test('is asked for in the Worker, for Apple’s hosts only [D-21]', async () => {
    const shop = openWalletShop()
    const validationUrl = 'https://apple-pay-gateway.apple.com/paymentservices/paymentSession'
    const good = await shop.wire('merchantSession', { validationUrl })
    const bad = await shop.wire('merchantSession', {
      validationUrl: 'https://apple-pay-gateway.apple.com.evil.example/',
    })
    expect([good.status, bad.status]).toEqual([200, 400])
    expect(await good.json()).toMatchObject({ domainName: 'localhost', displayName: brand })
  })
})

describe('choosing delivery', () => {
  test('deletes the old consignments and makes a new one for each contact [PAY-07]', async () => {
    const { shop, cartId } = await readyShop(item)
    const first = (await checkoutOf(cartId)).consignments
    await shop.ask('walletContact', { contact: { countryCode: 'GB', postalCode: 'EH1 1BB', locality: 'Edinburgh' } })
    const second = (await checkoutOf(cartId)).consignments
    expect([first.length, second.length]).toEqual([1, 1])
    expect(second[0]?.id).not.toBe(first[0]?.id)
  })

  test('recovers from an address that is not served: bad, good, bad, good [PAY-16, PAY-17]', async () => {
    const { shop, quote: good } = await readyShop(item)
    const bad = quoteOf(await shop.ask('walletContact', { contact: { countryCode: 'US' } }))
    expect(bad.errors).toEqual([{ code: 'shippingContactInvalid', field: 'countryCode', message: wallet.ukOnly }])
    expect([bad.options, bad.optionId]).toEqual([[], null])
    const again = await shop.choose()
    expect(again.total).toEqual(good.total)
    await shop.ask('walletContact', { contact: { countryCode: '', country: '' } })
    expect((await shop.choose()).total).toEqual(good.total)
  })

  test('updates the consignment and the total by the chosen option [PAY-08]', async () => {
    const { shop, quote } = await readyShop(item)
    const other = present(
      quote.options.find(({ id }) => id !== quote.optionId),
      'second option',
    )
    const chosen = quoteOf(await shop.ask('walletOption', { optionId: other.id }))
    expect([chosen.optionId, chosen.options[0]?.id]).toEqual([other.id, other.id])
    const [consignment] = (await checkoutOf(await shop.cartId())).consignments
    expect(consignment?.selectedOptionId).toBe(other.id)
    expect(chosen.total.amount - quote.total.amount).toBe(other.amount.amount - (quote.options[0]?.amount.amount ?? 0))
  })

  test('keeps the choice if the option is not offered', async () => {
    const { shop, quote } = await readyShop(item)
    const changed = quoteOf(await shop.ask('walletOption', { optionId: 'a-shop' }))
    expect([changed.optionId, changed.errors.map(({ code }) => code)]).toEqual([
      quote.optionId,
      ['addressUnserviceable'],
    ])
  })

  test('lists lines that add up to the total', async () => {
    const quote = await openWalletShop().ready(item)
    expect(quote.lines.reduce((sum, { amount }) => sum + amount.amount, 0)).toBe(quote.total.amount)
  })
})

describe('authorising', () => {
  test('orders with the full address and pays once, marks the order as paid, and leads to its confirmation [RTE-13, PAY-09, PAY-10, PAY-11]', async () => {
    const { shop, quote, cartId } = await readyShop(item)
    const result = await shop.authorise(quote)
    expect(result).toMatchObject({
      status: 'authorised',
      location: expect.stringMatching(
        new RegExp(`^/order-confirmation/\\d+/${cartId}\\?checkoutsource=applepayexpress$`),
      ),
    })
    const { orderId } = orderOf(result)
    const order = present(await services.orders.order({ orderId }, untilDone()), 'order')
    expect(order).toMatchObject({
      stage: 'placed',
      total: quote.total,
      email: shop.contact.emailAddress,
      deliveries: [{ address: { lines: ['1 Quay Street'], city: 'Bristol', postalCode: 'BS1 4DJ' } }],
    })
    expect(await services.cart.cart({ market: markets.en, cartId }, untilDone())).toBeNull()
    expect((await shop.cart()).id).toBeNull()
    expect((await shop.shop.get(result.status === 'authorised' ? result.location : '')).status).toBe(200)
    expect(await paymentsOf(orderId)).toMatchObject([{ isAuthorised: true, amount: quote.total.amount }])
  })

  test('pays for a cart with a discount on a line, although the platform’s sale price then includes it [PROMO-20, PAY-07, PAY-11]', async () => {
    const jumper = knitwear.find(({ variant }) => variant.price.reduced === null)
    const shop = openWalletShop()
    await shop.add(present(jumper, 'jumper at its full price'), 2)
    const cartId = await shop.cartId()
    await shop.open()
    const quote = await shop.choose()
    const cart = present(await services.cart.cart({ market: markets.en, cartId }, untilDone()), 'cart')
    const [line] = cart.lineItems
    expect(line?.salePrice.amount).toBeLessThan(line?.listPrice.amount ?? 0)
    const { orderId } = orderOf(await shop.authorise(quote))
    const order = present(await services.orders.order({ orderId }, untilDone()), 'order')
    expect(order).toMatchObject({ stage: 'placed', total: quote.total })
    expect(await paymentsOf(orderId)).toMatchObject([{ amount: quote.total.amount }])
  })

  test('charges nothing if a certificate has paid a part of the order, cancels it, and keeps the bag [PAY-11]', async () => {
    const order: typeof services.orders.order = async (request, signal) => {
      const found = await services.orders.order(request, signal)
      return found && { ...found, giftCertificates: { ...found.total, amount: 500 } }
    }
    const shop = openWalletShop({ broken: { orders: { order } } })
    await shop.add(item)
    const cartId = await shop.cartId()
    await shop.open()
    expect(await shop.authorise(await shop.choose())).toMatchObject({
      status: 'refused',
      message: paymentRefusals.failed,
    })
    await shop.shop.settle()
    const [made] = await ordersOf(cartId)
    expect([await stagesOf(cartId), await paymentsOf(present(made, 'order').orderId)]).toEqual([['cancelled'], []])
    expect((await shop.cart()).id).toBe(cartId)
  })

  test('gives a second press the result of the first, with one order and one payment', async () => {
    const { shop, quote } = await readyShop(item)
    const token = appleToken()
    const results = await Promise.all([shop.authorise(quote, token), shop.authorise(quote, token)])
    expect(results[1]).toEqual(results[0])
    const { orderId, cartId } = orderOf(present(results[0], 'result'))
    expect(await shop.authorise(quote, token)).toEqual(results[0])
    expect([(await ordersOf(cartId)).length, (await paymentsOf(orderId)).length]).toEqual([1, 1])
  })

  test('never charges another amount than the one that was shown', async () => {
    const { shop, quote, cartId } = await readyShop(item)
    const result = await shop.authorise({ ...quote, total: { ...quote.total, amount: quote.total.amount - 1 } })
    expect(result).toMatchObject({ status: 'changed', quote: { total: quote.total } })
    expect(await ordersOf(cartId)).toEqual([])
    expect((await shop.authorise(quote)).status).toBe('authorised')
  })

  test('needs a delivery option', async () => {
    const { shop, quote } = await readyShop(item)
    expect(await shop.authorise(quote, { optionId: 'a-shop' })).toMatchObject({ status: 'changed' })
  })

  test('changes the billing address of an earlier authorisation by its id [PAY-09]', async () => {
    const given: unknown[] = []
    const addBillingAddress = preceded(services.cart.addBillingAddress, ({ addressId }) => given.push(addressId))
    const { shop, quote } = await readyShop(item, 1, { broken: { cart: { addBillingAddress } } })
    await shop.authorise(quote, appleToken('refused'))
    await shop.open()
    orderOf(await shop.authorise(await shop.choose()))
    expect(given).toEqual([null, expect.any(String)])
  })

  test('orders with the billing contact’s own name and address, and delivers to the other contact [PAY-09]', async () => {
    const { shop, quote } = await readyShop(item)
    const billingContact = { ...shop.contact, givenName: 'Grace', familyName: 'Hopper', addressLines: ['7 Mill Lane'] }
    const { orderId } = orderOf(await shop.authorise(quote, { billingContact }))
    const order = present(await services.orders.order({ orderId }, untilDone()), 'order')
    expect([order.email, order.buyer, order.deliveries[0]?.address]).toMatchObject([
      shop.contact.emailAddress,
      { firstName: 'Grace', lastName: 'Hopper' },
      { name: expect.stringContaining('Ada'), lines: expect.arrayContaining(['1 Quay Street']) },
    ])
  })

  test('of a refused payment cancels the order, keeps the bag and says why [PAY-13] [D-114]', async () => {
    const { shop, quote, cartId } = await readyShop(item)
    const result = await shop.authorise(quote, appleToken('not-enough-balance'))
    expect(result).toMatchObject({ status: 'refused', message: expect.stringContaining('not enough money') })
    expect(await stagesOf(cartId)).toEqual(['cancelled'])
    expect((await shop.cart()).id).toBe(cartId)
    await shop.open()
    expect((await shop.authorise(await shop.choose())).status).toBe('authorised')
  })

  test('opens no sheet after five refused cards, and the bag can be paid in the checkout [PAY-13] [D-15]', async () => {
    const shop = openWalletShop()
    await shop.add(item)
    for (const reason of ['refused', 'not-enough-balance', 'expired-card', 'refused', 'refused'] as const) {
      await shop.open()
      expect((await shop.authorise(await shop.choose(), appleToken(reason))).status).toBe('refused')
    }
    expect(await shop.ask('walletOpen', { kind: 'apple', source: { from: 'cart' } })).toMatchObject({
      status: 'refused',
      reason: 'declined',
      location: '/bag?error=declined',
    })
    expect(await textOf(shop.shop.get('/bag?error=declined'))).toContain(walletTexts.declined)
    expect((await shop.shop.post('/checkout', {})).headers.get('location')).not.toContain('/bag')
  })

  test('with Google Pay goes to the bank’s page and comes back to the confirmation', async () => {
    const shop = openWalletShop()
    await shop.add(item)
    await shop.open('google')
    const quote = await shop.choose()
    const result = await shop.authorise(quote, atBank())
    expect(result).toMatchObject({ status: 'redirect', location: expect.stringContaining('http') })
    const returned = await answerBank(result.status === 'redirect' ? result.location : '', 'approved')
    const confirmed = await shop.shop.get(returned)
    expect([confirmed.status, confirmed.headers.get('location')]).toEqual([
      303,
      expect.stringContaining('checkoutsource=googlepayexpress'),
    ])
  })
})

test('a payment that was confirmed at the bank and has no result yet holds the bag [PAY-11] [D-114]', async () => {
  let outcome: PaymentOutcome | null = { status: 'pending' }
  const { complete, ...payments } = present(services.payments, 'provider')
  const shop = openWalletShop({
    broken: { payments: { ...payments, complete: async (...request) => outcome ?? complete(...request) } },
  })
  await shop.add(item)
  await shop.open('google')
  const [quote, token] = [await shop.choose(), { ...atBank(), transactionId: '' }]
  const result = await shop.authorise(quote, token)
  const returned = await answerBank(result.status === 'redirect' ? result.location : '', 'approved')
  const bag = async (response: Promise<Response>) => (await response).headers.get('location')
  expect(await bag(shop.shop.get(returned))).toBe('/bag?error=being-paid')
  expect(await bag(shop.shop.post('/checkout', {}))).toBe('/bag?error=being-paid')
  expect(await shop.ask('walletOpen', { kind: 'google', source: { from: 'cart' } })).toMatchObject({ reason: 'held' })
  expect(await shop.authorise(quote, token)).toMatchObject({ status: 'unknown' })
  outcome = null
  const guessed = returned.replace(new RegExp(`${returnField}=[^&]+`), `${returnField}=guessed`)
  const logged = await linesOf(() => bag(shop.shop.get(guessed)))
  expect(logged.flatMap(({ level, event }) => (level === 'error' ? [event] : []))).toEqual(['wallet-payment'])
  expect(await bag(shop.shop.post('/checkout', {}))).toBe('/bag?error=being-paid')
  const ofNoWallet = returned.replace('kind=google', 'kind=paypal')
  expect([ofNoWallet === returned, await bag(shop.shop.get(ofNoWallet))]).toEqual([false, '/bag?error=payment'])
  expect(await bag(shop.shop.get(returned))).toContain('/order-confirmation/')
})

describe('a product that is bought now in another tab', () => {
  async function openBag(kind: 'apple' | 'google' = 'apple') {
    const shop = openWalletShop()
    await shop.add(item)
    const bag = await shop.choose(await shop.open(kind))
    const buyNow = async () => shop.choose(await shop.open('apple', { from: 'product', ...source(), quantity: 1 }))
    return { shop, bag, buyNow, cartId: present(bag.cartId, 'bag') }
  }

  async function openBoth() {
    const { shop, bag, buyNow } = await openBag()
    const product = await buyNow()
    expect([product.cartId === bag.cartId, product.total]).toEqual([false, bag.total])
    return { shop, quotes: { bag, product } }
  }

  const others = { bag: 'product', product: 'bag' } as const
  const sheets = ['bag', 'product'] as const
  const selectedIn = async ({ cartId }: { cartId: string | null }) =>
    (await checkoutOf(present(cartId, 'cart'))).consignments.map(({ selectedOptionId }) => selectedOptionId)

  test.each(sheets)('the sheet of the %s chooses the delivery and the codes of its own cart', async (name) => {
    const { shop, quotes } = await openBoth()
    const [own, other] = [quotes[name], quotes[others[name]]]
    const optionId = present(own.options.at(-1), 'another option').id
    expect(optionId).not.toBe(own.optionId)
    const chosen = quoteOf(await shop.ask('walletOption', { optionId }, own))
    expect([chosen.cartId, await selectedIn(own), await selectedIn(other)]).toEqual([
      own.cartId,
      [optionId],
      [other.optionId],
    ])
    const priced = quoteOf(await shop.ask('walletCoupon', { codes: ['WELCOME10'] }, own))
    expect([priced.cartId, priced.coupons]).toEqual([own.cartId, ['WELCOME10']])
    const again = await shop.choose(other)
    expect([again.cartId, again.total]).toEqual([other.cartId, other.total])
  })

  test('does not keep the sheet of the bag waiting, because each request runs in the object of its own cart', async () => {
    const { shop, quotes } = await openBoth()
    const { bag, product } = quotes
    const responses: string[] = []
    const ofBag = Promise.withResolvers<unknown>()
    const until = Promise.race([ofBag.promise, new Promise((resolve) => setTimeout(resolve, 4000))])
    const changeConsignment = preceded(services.cart.changeConsignment, () => until)
    const slow = openWalletShop({ jar: shop.shop.jar, broken: { cart: { changeConsignment } } })
    const slowly = slow.ask('walletOption', { optionId: product.optionId }, product)
    await Promise.all([
      slowly.then(() => responses.push('product')),
      shop
        .choose(bag)
        .then(() => responses.push('bag'))
        .then(ofBag.resolve),
    ])
    expect(responses).toEqual(['bag', 'product'])
  })

  test.each(sheets)('dismissing the sheet of the %s leaves the other one open', async (name) => {
    const { shop, quotes } = await openBoth()
    await shop.wire('walletDismiss', {}, quotes[name])
    expect(await shop.ask('walletOption', { optionId: 'any' }, quotes[name])).toMatchObject({ reason: 'closed' })
    const other = quotes[others[name]]
    expect(orderOf(await shop.authorise(other)).cartId).toBe(other.cartId)
  })

  test('is not paid for by the sheet of the bag, although it costs the same [PAY-11]', async () => {
    const { shop, quotes } = await openBoth()
    const { bag, product } = quotes
    await shop.add(item)
    const changed = await shop.authorise(bag)
    const grown = present(changed.status === 'changed' ? changed.quote : null, 'quote of the grown bag')
    expect(grown.total.amount).toBeGreaterThan(bag.total.amount)
    expect(orderOf(await shop.authorise(grown)).cartId).toBe(bag.cartId)
    expect(orderOf(await shop.authorise(product)).cartId).toBe(product.cartId)
    expect(await stagesOf(present(bag.cartId, 'bag'))).toEqual(['placed'])
  })

  test('ends when the sheet of the bag opens, and its own sheet does not touch the bag', async () => {
    const { shop, quotes } = await openBoth()
    const { product } = quotes
    const bag = await shop.choose(await shop.open())
    const codes = ['WELCOME10']
    for (const response of [
      await shop.ask('walletContact', { contact: { countryCode: 'GB' } }, product),
      await shop.ask('walletOption', { optionId: 'any' }, product),
      await shop.ask('walletCoupon', { codes }, product),
      await shop.authorise(product),
    ])
      expect(response).toMatchObject({ status: 'refused', message: walletTexts.closed })
    await shop.wire('walletDismiss', {}, product)
    expect(orderOf(await shop.authorise(bag)).cartId).toBe(bag.cartId)
  })

  test('of a cart that is not the visitor’s is never paid for [D-07]', async () => {
    const { shop, bag } = await openBag()
    const { cartId } = await readyShop(item)
    const result = await shop.authorise({ ...bag, cartId })
    expect(result).toMatchObject({ status: 'refused', message: walletTexts.closed })
    expect(await ordersOf(cartId)).toEqual([])
  })

  test('does not end the payment of the bag, which the shopper confirms at the bank', async () => {
    const { shop, bag, buyNow, cartId } = await openBag('google')
    const result = await shop.authorise(bag, atBank())
    await buyNow()
    const returned = await answerBank(result.status === 'redirect' ? result.location : '', 'approved')
    expect((await shop.shop.get(returned)).headers.get('location')).toContain(cartId)
    expect(await stagesOf(cartId)).toEqual(['placed'])
  })
})

describe('a payment whose response was lost', () => {
  test.each(['cart', 'product'] as const)(
    'from the %s: the bag page leads to the confirmation once, and then is empty [PAY-12]',
    async (from) => {
      const shop = openWalletShop()
      if (from === 'cart') await shop.add(item)
      await shop.open('apple', { from, ...source(), quantity: 1, values: [] })
      const quote = await shop.choose()
      // The browser keeps the cookies from before the payment.
      const jar = new Map(shop.shop.jar)
      const { orderId, cartId } = orderOf(await shop.authorise(quote))
      const later = openWalletShop({ jar })
      const bag = await later.shop.get('/bag')
      expect([bag.status, bag.headers.get('location')]).toEqual([
        303,
        `/order-confirmation/${orderId}/${cartId}?checkoutsource=applepayexpress`,
      ])
      const confirmation = present(bag.headers.get('location'), 'confirmation')
      expect(await (await later.shop.get(confirmation)).text()).toContain(String(orderId))
      expect((await later.shop.get('/bag')).status).toBe(200)
    },
  )
})

describe('a payment whose result is unknown', () => {
  test('holds the bag, and the alarm finds the result with the same key', async () => {
    const { shop, quote, cartId } = await readyShop(item)
    const result = await shop.authorise(quote, appleToken('pending'))
    expect(result).toEqual({ status: 'unknown', message: wallet.held })
    expect(await shop.ask('walletOpen', { kind: 'apple', source: { from: 'cart' } })).toMatchObject({
      status: 'refused',
      reason: 'held',
    })
    expect((await shop.shop.post('/checkout', {})).headers.get('location')).toBe('/bag?error=being-paid')
    expect((await shop.cart()).id).toBe(cartId)
    await shop.shop.alarm(cartId)
    expect((await ordersOf(cartId)).length).toBe(1)
  })
})

describe('dismissing the sheet', () => {
  test('removes the consignments and the discounts of the flow, and brings the shopper’s code back [PAY-14] [D-116]', async () => {
    const shop = openWalletShop()
    await shop.add(item)
    await shop.shop.post('/bag/coupon', { code: 'WELCOME10' })
    await shop.open()
    await shop.choose()
    const cartId = await shop.cartId()
    const response = await shop.wire('walletDismiss', {})
    expect(await response.json()).toMatchObject({ id: cartId })
    const checkout = await checkoutOf(cartId)
    const cart = present(await services.cart.cart({ market: markets.en, cartId }, untilDone()), 'cart')
    expect([checkout.consignments, checkout.total]).toEqual([[], cart.baseAmount])
    const { promotions } = await shop.callPromotions('sync')
    expect(promotions?.coupons).toMatchObject([{ code: 'WELCOME10', status: 'applied' }])
    expect((await shop.authorise(await shop.open())).status).toBe('changed')
  })
})

function source() {
  return { productId: item.product.id, variantId: item.variant.id }
}
