import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  createBench,
  openOf,
  digital,
  googlePayment,
  paidAt,
  quoteOf,
  settled,
  standard,
  withStandard,
} from './test/wallet-bench.ts'
import { money } from '#shared/domain/money.ts'
import { brand } from '#shared/merchant.ts'
import { couponRefusals } from '#shared/messages/coupons.ts'
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

async function openSheet(bench = createBench()) {
  await bench.ready()
  bench.tap('google')
  return { ...bench, sheet: bench.google.sheet }
}

const bath = { countryCode: 'GB', postalCode: 'BA1 5BG', locality: 'Bath' }

test('a tap opens the sheet at once with the prepared quote and the intents that are used [PAY-21]', async () => {
  const { sheet, calls } = await openSheet()
  expect(calls()).toEqual(['paymentMethods', 'walletPrepare'])
  expect(sheet.request).toMatchObject({
    merchantInfo: { merchantId: 'BCR2DN4T', merchantName: brand },
    transactionInfo: {
      currencyCode: 'GBP',
      countryCode: 'GB',
      totalPrice: '19.99',
      totalPriceStatus: 'ESTIMATED',
      totalPriceLabel: brand,
    },
    emailRequired: true,
    shippingAddressRequired: true,
    shippingOptionRequired: true,
    callbackIntents: ['SHIPPING_ADDRESS', 'SHIPPING_OPTION', 'OFFER', 'PAYMENT_AUTHORIZATION'],
  })
  expect(sheet.request.allowedPaymentMethods).toMatchObject([
    {
      parameters: { allowedCardNetworks: ['VISA', 'MASTERCARD'], billingAddressRequired: true },
      tokenizationSpecification: { parameters: { gateway: 'adyen', gatewayMerchantId: 'SelvedgeUK' } },
    },
  ])
})

test('the first event opens the attempt and quotes the address, with prices in the labels of the options', async () => {
  const { sheet, calls } = await openSheet()
  expect(await sheet.initialise(bath)).toEqual({
    newTransactionInfo: expect.objectContaining({ totalPrice: '23.94', totalPriceStatus: 'FINAL' }),
    newShippingOptionParameters: {
      shippingOptions: [
        { id: 'std', label: '£3.95: Standard', description: '3 to 5 days' },
        { id: 'exp', label: '£6.95: Express', description: 'Tomorrow' },
      ],
    },
    newOfferInfo: { offers: [] },
  })
  expect(calls().slice(2)).toEqual(['walletOpen', 'walletContact'])
})

test('an option updates the total, and an option that is not chosen yet means the default one', async () => {
  const { sheet, worker } = await openSheet()
  await sheet.initialise(bath)
  await sheet.selectOption('shipping_option_unselected')
  expect([sheet.total, worker.sent('walletOption')]).toEqual(['23.94', []])
  await sheet.selectOption('exp')
  expect([sheet.total, worker.sent('walletOption')]).toEqual(['26.94', [{ optionId: 'exp' }]])
})

test('an authorised payment closes the sheet and goes to the confirmation; the token is sent unchanged [PAY-12] [D-145]', async () => {
  const { sheet, worker, left } = await openSheet()
  await sheet.initialise(bath)
  expect(await sheet.pay(googlePayment)).toEqual({ transactionState: 'SUCCESS' })
  await settled()
  expect(left).toEqual([paidAt])
  expect(worker.sent('walletAuthorise')).toMatchObject([
    {
      kind: 'google',
      token: '{"signature":"s"}',
      cardNetwork: 'VISA',
      shown: { amount: 2394, currency: 'GBP' },
      optionId: 'std',
      contact: {
        name: 'Ada May Marlowe',
        addressLines: ['1 Walcot Street'],
        emailAddress: 'ada@example.com',
        phoneNumber: '07700900111',
      },
      billingContact: { name: 'Ada Marlowe', postalCode: 'BA1 5BG' },
    },
  ])
  expect(worker.sent('walletDismiss')).toEqual([])
})

test('a refused card keeps the sheet open with the message, and another card pays [PAY-13] [D-145]', async () => {
  const bench = createBench()
  bench.responses.walletAuthorise = () => ({ status: 'refused', message: 'Your bank refused it', errors: [] })
  const { sheet } = await openSheet(bench)
  await sheet.initialise(bath)
  expect(await sheet.pay(googlePayment)).toEqual({
    transactionState: 'ERROR',
    error: { reason: 'OTHER_ERROR', intent: 'PAYMENT_AUTHORIZATION', message: 'Your bank refused it' },
  })
  expect(bench.messages()).toEqual([{ text: 'Your bank refused it', isPersistent: true }])
  bench.responses.walletAuthorise = () => ({ status: 'authorised', location: paidAt })
  await sheet.pay(googlePayment)
  await settled()
  expect([bench.left, bench.worker.sent('walletDismiss')]).toEqual([[paidAt], []])
})

test('closing the sheet shows no message, dismisses the attempt and reloads the cart [PAY-14] [PAY-15] [D-145]', async () => {
  const bench = await openSheet()
  await bench.sheet.initialise(bath)
  bench.sheet.cancel()
  await settled()
  expect([bench.messages(), bench.isLocked()]).toEqual([[], false])
  expect([bench.worker.sent('walletDismiss'), bench.worker.sent('getCart').length]).toEqual([[{}], 1])
})

test('a sheet that closes before its first event has no attempt to dismiss', async () => {
  const bench = await openSheet()
  bench.sheet.cancel()
  await settled()
  expect([bench.worker.sent('walletOpen'), bench.worker.sent('walletDismiss')]).toEqual([[], []])
})

test('a digital bag sends no shipping flags or intents, and opens its attempt with the authorisation [PAY-04]', async () => {
  const bench = createBench({ hasPromotions: false })
  bench.responses.walletPrepare = () => ({ status: 'open', quote: digital })
  bench.responses.walletOpen = () => openOf(digital)
  const { sheet } = await openSheet(bench)
  expect(sheet.request.callbackIntents).toEqual(['PAYMENT_AUTHORIZATION'])
  expect(sheet.request).not.toHaveProperty('shippingAddressRequired')
  expect(sheet.request.transactionInfo.totalPriceStatus).toBe('FINAL')
  const { shippingAddress: _none, ...payment } = googlePayment
  await sheet.pay(payment)
  await settled()
  expect(bench.calls().slice(2)).toEqual(['walletOpen', 'walletAuthorise'])
  expect(bench.worker.sent('walletAuthorise')).toMatchObject([{ contact: { emailAddress: 'ada@example.com' } }])
  expect(bench.left).toEqual([paidAt])
})

test('an address that is not served is an error at the address [PAY-17]', async () => {
  const bench = createBench()
  const error = { code: 'addressUnserviceable', message: messages.wallet.cannotShip } as const
  bench.responses.walletContact = () => ({ status: 'quoted', quote: quoteOf({ errors: [error] }) })
  const { sheet } = await openSheet(bench)
  expect(await sheet.initialise(bath)).toMatchObject({
    error: {
      reason: 'SHIPPING_ADDRESS_UNSERVICEABLE',
      intent: 'SHIPPING_ADDRESS',
      message: messages.wallet.cannotShip,
    },
  })
})

test('stock that is gone is an error of the sheet at each event; once the sheet is closed, the page leads to the bag with the message [PAY-06] [D-115]', async () => {
  const bench = createBench()
  bench.responses.walletOpen = () => ({ status: 'refused', reason: 'stock', message: 'Sold out', location: '/us/bag' })
  const { sheet } = await openSheet(bench)
  const soldOut = { error: { reason: 'OTHER_ERROR', intent: 'SHIPPING_ADDRESS', message: 'Sold out' } }
  expect([await sheet.initialise(bath), await sheet.selectAddress(bath)]).toEqual([soldOut, soldOut])
  expect(await sheet.pay(googlePayment)).toMatchObject({ error: { message: 'Sold out' } })
  expect([bench.left, bench.isLocked()]).toEqual([[], true])
  sheet.cancel()
  await settled()
  expect([bench.left, bench.isLocked(), bench.messages()]).toEqual([
    ['/us/bag'],
    false,
    [{ text: 'Sold out', isPersistent: true }],
  ])
  expect([bench.worker.sent('walletAuthorise'), bench.worker.sent('walletDismiss')]).toEqual([[], []])
  expect(bench.worker.sent('getCart').length).toBe(1)
})

const withCode = quoteOf({
  options: [standard],
  optionId: 'std',
  coupons: ['TEN'],
  total: money(2194, 'GBP'),
})

test('the sheet shows the codes of the bag, sends all of its codes, and shows the total and the codes of the response [D-116] [D-145]', async () => {
  const bench = createBench()
  bench.responses.walletPrepare = () => ({ status: 'open', quote: quoteOf({ coupons: ['OWN'] }) })
  const { sheet } = await openSheet(bench)
  expect(sheet.request.offerInfo).toEqual({
    offers: [{ redemptionCode: 'OWN', description: walletSheet.offer }],
  })
  await sheet.initialise(bath)
  bench.responses.walletCoupon = () => ({ status: 'quoted', quote: withCode })
  expect(await sheet.enterCodes('OWN', 'TEN')).toEqual({
    newTransactionInfo: expect.objectContaining({ totalPrice: '21.94' }),
    newShippingOptionParameters: { shippingOptions: [expect.objectContaining({ id: 'std' })] },
    newOfferInfo: { offers: [{ redemptionCode: 'TEN', description: walletSheet.offer }] },
  })
  await sheet.enterCodes()
  expect(bench.worker.sent('walletCoupon')).toEqual([{ codes: ['OWN', 'TEN'] }, { codes: [] }])
})

test('a refused code is an error at the offer with its reason, and a check that fails asks for the code again', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const bench = createBench()
  const { sheet } = await openSheet(bench)
  await sheet.initialise(bath)
  const error = { code: 'couponCodeInvalid', message: couponRefusals.expired } as const
  bench.responses.walletCoupon = () => ({ status: 'quoted', quote: { ...withStandard, errors: [error] } })
  expect(await sheet.enterCodes('OLD')).toMatchObject({
    error: { reason: 'OFFER_INVALID', intent: 'OFFER', message: couponRefusals.expired },
    newOfferInfo: { offers: [] },
  })
  bench.responses.walletCoupon = () => new Error('offline')
  expect(await sheet.enterCodes('TEN')).toEqual({
    error: { reason: 'OFFER_INVALID', intent: 'OFFER', message: walletSheet.checkFailed },
  })
})

test('a digital bag takes codes without shipping, and a market without promotions takes none [PAY-04]', async () => {
  const bench = createBench()
  bench.responses.walletPrepare = () => ({ status: 'open', quote: digital })
  bench.responses.walletOpen = () => openOf(digital)
  const { sheet } = await openSheet(bench)
  expect(sheet.request.callbackIntents).toEqual(['OFFER', 'PAYMENT_AUTHORIZATION'])
  expect(await sheet.initialise()).toMatchObject({ newTransactionInfo: { totalPrice: '19.99' } })
  const { sheet: plain } = await openSheet(createBench({ hasPromotions: false }))
  expect([plain.request.callbackIntents.includes('OFFER'), plain.request.offerInfo]).toEqual([false, undefined])
})

test('a sheet that fails shows a message and frees the page', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const bench = createBench()
  bench.google.vendor.PaymentsClient.prototype.loadPaymentData = () => Promise.reject({ statusCode: 'DEVELOPER_ERROR' })
  await bench.ready()
  bench.tap('google')
  await settled()
  expect([bench.messages()[0]?.text, bench.isLocked()]).toEqual([walletSheet.failed, false])
})
