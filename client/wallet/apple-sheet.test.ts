import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { problemResponse } from '../atoms/test/fake-worker.ts'
import { createFakeApple } from './test/fake-apple.ts'
import {
  applePayment,
  createBench,
  openOf,
  digital,
  paidAt,
  quoteOf,
  settled,
  withStandard,
} from './test/wallet-bench.ts'
import { money } from '#shared/domain/money.ts'
import { brand } from '#shared/merchant.ts'
import * as messages from '#shared/messages/shop.ts'
import { walletSheet } from '#shared/messages/wallet-sheet.ts'

beforeEach(() => {
  vi.stubGlobal('screen', { colorDepth: 24, width: 390, height: 844 })
  vi.spyOn(console, 'debug').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const redacted = { countryCode: 'gb', postalCode: 'BA1 ', locality: 'Bath' }

type Bench = ReturnType<typeof createBench>

async function openSheet(bench = createBench()) {
  await bench.ready()
  bench.tap('apple')
  await bench.apple.sheet.validate()
  return { ...bench, sheet: bench.apple.sheet }
}

/** A sheet whose authorisation the Worker has given this response. */
async function authorised(response: Bench['responses']['walletAuthorise']) {
  const bench = createBench()
  bench.responses.walletAuthorise = response
  const opened = await openSheet(bench)
  await opened.sheet.authorise(applePayment)
  await settled()
  return opened
}

test('a tap opens the sheet at once with the prepared quote, the merchant country of the quote and the lowest version [PAY-21]', async () => {
  const bench = createBench({ hasPromotions: false })
  await bench.ready()
  bench.tap('apple')
  const { sheet } = bench.apple
  expect([sheet.state, sheet.version]).toEqual(['open', 3])
  expect(bench.calls()).toEqual(['paymentMethods', 'walletPrepare'])
  expect(sheet.request).toEqual({
    countryCode: 'GB',
    currencyCode: 'GBP',
    merchantCapabilities: ['supports3DS'],
    supportedNetworks: ['visa', 'masterCard', 'amex'],
    total: { label: brand, amount: '19.99', type: 'pending' },
    lineItems: [{ label: 'Subtotal', amount: '19.99' }],
    requiredBillingContactFields: ['postalAddress'],
    requiredShippingContactFields: ['postalAddress', 'name', 'phone', 'email'],
    shippingType: 'shipping',
  })
  expect([sheet.oncouponcodechanged, sheet.onpaymentmethodselected]).toEqual([null, null])
})

test('an address is quoted with all options, the chosen one first, and an option updates totals only', async () => {
  const { sheet, worker } = await openSheet()
  expect(sheet.merchantSession).toEqual({ nonce: 'n-1' })
  expect(await sheet.selectContact(redacted)).toEqual({
    newTotal: { label: brand, amount: '23.94', type: 'final' },
    newLineItems: [{ label: 'Subtotal', amount: '19.99' }],
    newShippingMethods: [
      { identifier: 'std', label: 'Standard', detail: '3 to 5 days', amount: '3.95' },
      { identifier: 'exp', label: 'Express', detail: 'Tomorrow', amount: '6.95' },
    ],
  })
  expect(worker.sent('walletContact')).toEqual([{ contact: redacted }])
  const update = await sheet.selectOption('exp')
  expect(update).toEqual({
    newTotal: { label: brand, amount: '26.94', type: 'final' },
    newLineItems: [{ label: 'Subtotal', amount: '19.99' }],
  })
})

test('an authorised payment completes the sheet once, with the total that it showed, and goes to the confirmation [PAY-12]', async () => {
  const bench = await openSheet()
  await bench.sheet.selectContact({ countryCode: 'GB' })
  await bench.sheet.selectOption('exp')
  await bench.sheet.authorise(applePayment)
  await settled()
  expect(bench.sheet.completions).toEqual([{ status: 0, errors: [] }])
  expect(bench.left).toEqual([paidAt])
  expect(bench.worker.sent('walletAuthorise')).toMatchObject([
    {
      kind: 'apple',
      shown: { amount: 2694, currency: 'GBP' },
      optionId: 'exp',
      token: '{"version":"EC_v1","data":"x"}',
      transactionId: 'a1b2',
      cardNetwork: 'Visa',
      contact: { givenName: 'Ada', countryCode: 'gb', addressLines: ['1 Walcot Street'] },
      billingContact: { familyName: 'Marlowe' },
      browser: { colorDepth: 24, screenWidth: 390, screenHeight: 844 },
    },
  ])
  expect(bench.worker.sent('walletDismiss')).toEqual([])
})

test('a redirect of the bank is a success for the sheet, and the page goes to the bank', async () => {
  const { sheet, left } = await authorised(() => ({ status: 'redirect', location: 'https://bank.example/3ds' }))
  expect([sheet.completions[0]?.status, left]).toEqual([0, ['https://bank.example/3ds']])
})

test('a refused payment gives the sheet a failure status and the page a message that stays, and the attempt is dismissed [PAY-13] [D-114]', async () => {
  const message = 'Your bank refused the payment.'
  const bench = await authorised(() => ({ status: 'refused', message, errors: [] }))
  expect(bench.sheet.completions).toEqual([{ status: 1, errors: [] }])
  expect(bench.messages()).toEqual([{ text: message, isPersistent: true }])
  expect([bench.worker.sent('walletDismiss'), bench.isLocked(), bench.left]).toEqual([[{}], false, []])
})

test('a contact that must be corrected keeps the sheet open, which pays at the second try [PAY-13]', async () => {
  const error = { code: 'shippingContactInvalid', field: 'phoneNumber', message: 'Please enter a number' } as const
  const { sheet, ...bench } = await authorised(() => ({ status: 'refused', message: error.message, errors: [error] }))
  expect([sheet.state, sheet.completions]).toEqual(['open', [{ status: 1, errors: [error] }]])
  bench.responses.walletAuthorise = () => ({ status: 'authorised', location: paidAt })
  await sheet.authorise(applePayment)
  await settled()
  expect([sheet.completions.length, bench.left, bench.worker.sent('walletDismiss')]).toEqual([2, [paidAt], []])
})

test("the sheet's dismissal 'ApplePay UI dismissed' shows no message, dismisses the attempt and reloads the cart [PAY-14] [PAY-15]", async () => {
  const told = vi.spyOn(console, 'debug')
  const warned = vi.spyOn(console, 'warn')
  const bench = await openSheet()
  bench.sheet.cancel()
  await settled()
  expect(told).toHaveBeenCalledWith(`wallet: ${messages.wallet.dismissed}`)
  expect([bench.messages(), warned.mock.calls]).toEqual([[], []])
  expect([bench.worker.sent('walletDismiss').length, bench.worker.sent('getCart').length]).toEqual([1, 1])
  expect([bench.isLocked(), bench.left]).toEqual([false, []])
})

test('a cancellation after the authorisation does not undo the payment, and the closed sheet is not completed', async () => {
  const bench = createBench()
  let pay: (() => void) | undefined
  bench.responses.walletAuthorise = () =>
    new Promise((resolve) => (pay = () => resolve({ status: 'authorised', location: paidAt })))
  const { sheet } = await openSheet(bench)
  void sheet.authorise(applePayment)
  await settled()
  sheet.cancel()
  pay?.()
  await settled()
  expect([sheet.completions, bench.left, bench.worker.sent('walletDismiss')]).toEqual([[], [paidAt], []])
})

test('a payment whose response is lost gives a failure status, is not dismissed, and blocks further payments on the page', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const bench = await authorised(() => new Error('cut off'))
  expect(bench.sheet.completions).toEqual([{ status: 1, errors: [] }])
  expect(bench.messages()).toEqual([{ text: messages.wallet.held, isPersistent: true }])
  expect([bench.held(), bench.worker.sent('walletDismiss')]).toEqual([messages.wallet.held, []])
  bench.tap('apple')
  expect(bench.apple.sheets.length).toBe(1)
})

test('a payment that the Worker refuses as a request was not charged', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const bench = await authorised(() => problemResponse(429, 'too-many'))
  expect(bench.messages()).toEqual([{ text: messages.wallet.notPaid, isPersistent: true }])
  expect([bench.held(), bench.worker.sent('walletDismiss').length]).toEqual([null, 1])
})

test('stock that is gone when the sheet opens closes it and goes to the bag page [PAY-06] [D-115]', async () => {
  const bench = createBench()
  bench.responses.walletOpen = () => ({ status: 'refused', reason: 'stock', message: 'Sold out', location: '/us/bag' })
  const { sheet } = await openSheet(bench)
  await settled()
  expect([sheet.wasAborted, bench.left, bench.worker.sent('walletDismiss')]).toEqual([true, ['/us/bag'], []])
})

test('stock that is gone at the authorisation gives a failure status and goes to the bag page [PAY-06] [D-115]', async () => {
  const { sheet, left } = await authorised(() => ({ status: 'stock', message: 'Sold out', location: '/us/bag' }))
  expect([sheet.completions, left]).toEqual([[{ status: 1, errors: [] }], ['/us/bag']])
})

test('an address that is not served blocks the payment with the error, and a served one works afterwards', async () => {
  const bench = createBench()
  const error = { code: 'addressUnserviceable', message: messages.wallet.cannotShip } as const
  bench.responses.walletContact = () => ({ status: 'quoted', quote: quoteOf({ errors: [error] }) })
  const { sheet } = await openSheet(bench)
  expect(await sheet.selectContact({ countryCode: 'FR' })).toMatchObject({
    newTotal: { amount: '19.99' },
    newShippingMethods: [],
    errors: [error],
  })
  bench.responses.walletContact = () => ({ status: 'quoted', quote: withStandard })
  expect(await sheet.selectContact({ countryCode: 'GB' })).not.toHaveProperty('errors')
})

test('an address whose delivery cannot be checked blocks the payment, and the last total stays', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const bench = createBench()
  bench.responses.walletContact = () => new Error('cut off')
  const { sheet } = await openSheet(bench)
  expect(await sheet.selectContact({ countryCode: 'GB' })).toMatchObject({
    newTotal: { amount: '19.99' },
    errors: [{ code: 'addressUnserviceable', message: walletSheet.checkFailed }],
  })
})

test('an option that cannot be set closes the sheet, because its response could only show a wrong total', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const bench = createBench()
  bench.responses.walletOption = () => new Error('cut off')
  const { sheet } = await openSheet(bench)
  await sheet.selectOption('exp')
  await settled()
  expect([sheet.wasAborted, bench.messages()[0]?.text, bench.worker.sent('walletDismiss').length]).toEqual([
    true,
    walletSheet.failed,
    1,
  ])
})

test('every request of the sheet names the cart of its last quote', async () => {
  const bench = createBench()
  bench.responses.walletPrepare = () => ({ status: 'open', quote: quoteOf({ cartId: null }) })
  const { sheet, worker } = await openSheet(bench)
  await sheet.selectContact(redacted)
  await sheet.selectOption('exp')
  await sheet.enterCoupon('WELCOME10')
  bench.responses.walletAuthorise = () => ({ status: 'refused', message: 'Refused', errors: [] })
  await sheet.authorise(applePayment)
  await settled()
  const ofSheet = worker.calls.slice(worker.calls.findIndex(({ method }) => method === 'walletContact'))
  expect(ofSheet.map(({ method, sheetCart }) => `${method} ${sheetCart}`)).toEqual([
    'walletContact cart-1',
    'walletOption cart-1',
    'walletCoupon cart-1',
    'walletAuthorise cart-1',
    'walletDismiss cart-1',
    'getCart null',
  ])
})

const newTotal = { code: 'shippingContactInvalid', message: 'The total is now £23.94' } as const

test('a total that changed is not charged: the shopper chooses the address again', async () => {
  const { sheet } = await authorised(() => ({ status: 'changed', quote: withStandard, errors: [newTotal] }))
  expect(sheet.completions).toMatchObject([{ status: 1, errors: [newTotal] }])
  await sheet.selectContact({ countryCode: 'GB' })
  expect(sheet.total).toBe('23.94')
})

test('a digital bag asks for an e-mail address only, and selecting a card updates its total [PAY-04]', async () => {
  const bench = createBench()
  bench.responses.walletPrepare = () => ({ status: 'open', quote: digital })
  bench.responses.walletOpen = () => openOf({ ...digital, total: money(2500, 'GBP') })
  const { sheet } = await openSheet(bench)
  expect(sheet.request.requiredShippingContactFields).toEqual(['email'])
  expect([sheet.onshippingcontactselected, sheet.onshippingmethodselected]).toEqual([null, null])
  await sheet.selectCard()
  expect(sheet.total).toBe('25.00')
})

test('a total of a digital bag that changed closes the sheet, which cannot show another one, with a message', async () => {
  const bench = createBench()
  bench.responses.walletPrepare = () => ({ status: 'open', quote: digital })
  bench.responses.walletOpen = () => openOf(digital)
  bench.responses.walletAuthorise = () => ({ status: 'changed', quote: digital, errors: [newTotal] })
  const { sheet } = await openSheet(bench)
  await sheet.authorise(applePayment)
  await settled()
  // With an error the sheet would stay open, and get no more responses.
  expect([sheet.state, sheet.completions]).toEqual(['closed', [{ status: 1, errors: [] }]])
  expect(bench.messages()).toEqual([{ text: newTotal.message, isPersistent: true }])
})

test('coupon codes are entered in the sheet where the browser has version 11 [D-116]', async () => {
  const { sheet } = await openSheet()
  expect([sheet.version, sheet.request.supportsCouponCode]).toEqual([11, true])
  expect(await sheet.enterCoupon('WELCOME10')).toMatchObject({ newTotal: { amount: '23.94' } })
  const bench = createBench()
  bench.responses.walletPrepare = () => ({ status: 'open', quote: quoteOf({ coupons: ['OWN', 'OTHER'] }) })
  const own = await openSheet(bench)
  expect(own.sheet.request.couponCode).toBe('OWN')
  await own.sheet.enterCoupon('WELCOME10')
  // The field shows the first code, which the new one replaces.
  expect(bench.worker.sent('walletCoupon')).toEqual([{ codes: ['OTHER', 'WELCOME10'] }])
  const old = await openSheet(createBench({ apple: createFakeApple({ version: 10 }) }))
  expect([old.sheet.version, old.sheet.oncouponcodechanged]).toEqual([3, null])
})

test('a merchant session that fails closes the sheet with a message', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const bench = createBench()
  bench.responses.merchantSession = () => problemResponse(503, 'unavailable')
  const { sheet } = await openSheet(bench)
  await settled()
  expect([sheet.wasAborted, bench.messages()[0]?.text]).toEqual([true, walletSheet.failed])
  expect(bench.worker.sent('walletDismiss').length).toBe(1)
})
