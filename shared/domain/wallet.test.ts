import * as v from 'valibot'
import { expect, test } from 'vitest'
import type { WalletKind } from './wallet-kinds.ts'
import {
  checkoutSources,
  type WalletBrowser,
  type WalletContact,
  type WalletError,
  type WalletField,
  type WalletFullContact,
  type WalletLine,
  type WalletOperation,
  type WalletOption,
  walletRefusals,
  type WalletRefused,
  type WalletRequest,
  walletRequests,
  type WalletResponses,
  type WalletSource,
} from './wallet.ts'
import { brand } from '#shared/merchant.ts'

const partialContact: WalletContact = { countryCode: 'gb', postalCode: 'BS1' }
const browser: WalletBrowser = { language: 'en-GB', screenWidth: 390, screenHeight: 844 }
const field: WalletField = 'countryCode'
const error: WalletError = { code: 'shippingContactInvalid', field, message: 'Please check the country' }
const line: WalletLine = { label: 'Subtotal', amount: { amount: 1000, currency: 'GBP' } }
const option: WalletOption = { id: 'a', label: 'Standard', detail: '', amount: line.amount }
const refused: WalletRefused = { status: 'refused', reason: 'stock', message: 'Sold out', location: '/bag' }
const contact: WalletFullContact = { ...partialContact, name: 'Ada Byron', emailAddress: 'ada@example.com' }
const kinds: WalletKind[] = ['apple', 'google']

const requests = {
  paymentMethods: {},
  walletPrepare: { source: { from: 'cart' } },
  walletOpen: { kind: 'google', source: { from: 'product', productId: 1, quantity: 1 } satisfies WalletSource },
  merchantSession: { validationUrl: 'https://apple-pay-gateway.apple.com/paymentservices/paymentSession' },
  walletContact: { contact: partialContact },
  walletOption: { optionId: 'a' },
  walletCoupon: { codes: ['TEN'] },
  walletAuthorise: { kind: 'google', shown: line.amount, token: '{}', contact, billingContact: contact, browser },
  walletDismiss: {},
} satisfies { [Operation in WalletOperation]: WalletRequest<Operation> }

test('each wallet operation accepts its request', () => {
  for (const name of Object.keys(requests) as WalletOperation[])
    expect([name, v.safeParse(walletRequests[name], requests[name]).success]).toEqual([name, true])
})

test('fields that the wallet left out of a contact become empty texts', () => {
  const { contact: parsed } = v.parse(walletRequests.walletContact, requests.walletContact)
  expect(parsed).toEqual({ countryCode: 'gb', country: '', postalCode: 'BS1', locality: '', administrativeArea: '' })
})

test('an authorisation with a fraction of a penny, an empty token or an unknown wallet is refused', () => {
  const { walletAuthorise: good } = requests
  for (const bad of [
    { ...good, shown: { amount: 1.5, currency: 'GBP' } },
    { ...good, token: '' },
    { ...good, kind: 'other' },
  ])
    expect(v.safeParse(walletRequests.walletAuthorise, bad).success).toBe(false)
})

test('each wallet has a checkout source [PAY-12]', () => {
  expect(kinds.map((kind) => checkoutSources[kind])).toEqual(['applepayexpress', 'googlepayexpress'])
})

test('the types admit a refusal, and a quote with an error per field', () => {
  const quote: Extract<WalletResponses['walletContact'], { status: 'quoted' }>['quote'] = {
    cartId: 'cart-1',
    needsShipping: true,
    currency: 'GBP',
    countryCode: 'GB',
    label: brand,
    total: line.amount,
    lines: [line],
    options: [option],
    optionId: option.id,
    coupons: [],
    errors: [error],
  }
  expect([walletRefusals.includes(refused.reason), quote.errors.map(({ field: named }) => named)]).toEqual([
    true,
    ['countryCode'],
  ])
})
