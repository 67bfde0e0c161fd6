import { pageServices } from '../../atoms/services.ts'
import { cartOf, createFakeWorker, createTestPage, lineOf } from '../../atoms/test/fake-worker.ts'
import { notificationsAtom } from '../../atoms/ui.ts'
import { heldPaymentAtom, openWalletAtom } from '../../atoms/wallet.ts'
import { createWalletApi } from '../wallet-api.ts'
import { createWalletPage } from '../wallet-page.ts'
import { createWallets } from '../wallets.ts'
import { createFakeApple } from './fake-apple.ts'
import { createFakeGoogle } from './fake-google.ts'
import { toCartEntity } from '#shared/domain/cart-entity.ts'
import { money } from '#shared/domain/money.ts'
import type { WalletKind } from '#shared/domain/wallet-kinds.ts'
import type {
  WalletMethod,
  WalletOpening,
  WalletPreparation,
  WalletQuote,
  WalletResult,
  WalletSource,
  WalletUpdate,
} from '#shared/domain/wallet.ts'
import { brand } from '#shared/merchant.ts'

export const standard = { id: 'std', label: 'Standard', detail: '3 to 5 days', amount: money(395, 'GBP') }
export const express = { id: 'exp', label: 'Express', detail: 'Tomorrow', amount: money(695, 'GBP') }

export function quoteOf(change: Partial<WalletQuote> = {}): WalletQuote {
  return {
    cartId: 'cart-1',
    needsShipping: true,
    currency: 'GBP',
    countryCode: 'GB',
    label: brand,
    total: money(1999, 'GBP'),
    lines: [{ label: 'Subtotal', amount: money(1999, 'GBP') }],
    options: [],
    optionId: null,
    coupons: [],
    errors: [],
    ...change,
  }
}

/** The response to the opening of a sheet. */
export function openOf(quote: WalletQuote): WalletOpening {
  return { status: 'open', quote, cart: toCartEntity(cartOf([lineOf('a')])) }
}

export const withStandard = quoteOf({ options: [standard, express], optionId: 'std', total: money(2394, 'GBP') })
export const withExpress = quoteOf({ options: [express, standard], optionId: 'exp', total: money(2694, 'GBP') })
export const digital = quoteOf({ needsShipping: false })
export const paidAt = '/us/order-confirmation/12/c-1?checkoutsource=applepayexpress'

export const methods: WalletMethod[] = [
  {
    kind: 'apple',
    merchantId: 'merchant.selvedge',
    merchantName: brand,
    networks: ['visa', 'masterCard', 'amex'],
  },
  {
    kind: 'google',
    merchantId: 'BCR2DN4T',
    merchantName: brand,
    gateway: { gateway: 'adyen', gatewayMerchantId: 'SelvedgeUK' },
    networks: ['VISA', 'MASTERCARD'],
    environment: 'TEST',
  },
]

/** An `Error` is a failure of the network. */
type Given<Value> = Value | Error | Response | Promise<Value | Error | Response>

/** A page with both wallets, the browser's interfaces faked, and a Worker whose responses the test chooses. */
export function createBench({
  apple = createFakeApple(),
  google = createFakeGoogle(),
  hasPromotions = true,
  /** Wallets whose interface comes with a script, as outside Safari. */
  scripted = [] as readonly WalletKind[],
} = {}) {
  const worker = createFakeWorker(cartOf([lineOf('a')]))
  const responses = {
    paymentMethods: (): Given<{ methods: WalletMethod[] }> => ({ methods }),
    walletPrepare: (): Given<WalletPreparation> => ({ status: 'open', quote: quoteOf() }),
    walletOpen: (): Given<WalletOpening> => openOf(quoteOf()),
    merchantSession: (): Given<object> => ({ nonce: 'n-1' }),
    walletContact: (): Given<WalletUpdate> => ({ status: 'quoted', quote: withStandard }),
    walletOption: (): Given<WalletUpdate> => ({ status: 'quoted', quote: withExpress }),
    walletCoupon: (): Given<WalletUpdate> => ({ status: 'quoted', quote: withStandard }),
    walletAuthorise: (): Given<WalletResult> => ({ status: 'authorised', location: paidAt }),
    walletDismiss: (): Given<object> => ({}),
  }
  const isWallet = (method: string): method is keyof typeof responses => Object.hasOwn(responses, method)
  worker.before = async ({ method }) => {
    if (!isWallet(method)) return null
    const response: unknown = await Promise.resolve<unknown>(responses[method]())
    if (response instanceof Error) throw response
    return response instanceof Response ? response : Response.json(response)
  }
  const { store, visitedUrls: left } = createTestPage(worker, { hasPromotions })
  const unable: WalletKind[] = []
  const scripts = { loaded: [] as WalletKind[], failure: null as Error | null }
  const needsScript = (kind: WalletKind) => scripted.includes(kind) && !scripts.loaded.includes(kind)
  const wallets = createWallets({
    api: createWalletApi(pageServices((atom) => store.get(atom))),
    page: createWalletPage(store),
    vendors: {
      needsScript,
      load: async (kind) => {
        if (!needsScript(kind)) return
        if (scripts.failure) throw scripts.failure
        scripts.loaded.push(kind)
      },
      apple: () => (needsScript('apple') ? null : apple.vendor),
      google: () => (needsScript('google') ? null : google.vendor),
      isInTap: () => apple.isInTap,
    },
    hasCoupons: hasPromotions,
    onUnable: (kind) => unable.push(kind),
  })
  const cart: WalletSource = { from: 'cart' }

  return {
    worker,
    responses,
    store,
    left,
    apple,
    google,
    wallets,
    unable,
    scripts,
    messages: () => store.get(notificationsAtom).map(({ text, isPersistent }) => ({ text, isPersistent })),
    isLocked: () => store.get(openWalletAtom) !== null,
    held: () => store.get(heldPaymentAtom),
    /** Calls of the Worker's wallet operations, in order. */
    calls: () => worker.calls.map(({ method }) => method).filter(isWallet),
    tap: (kind: WalletKind, source: WalletSource = cart) =>
      apple.tap(() => wallets.press(kind, { source, revision: '' })),
    /** The page as it is when the shopper reaches the button: everything is prepared, except for the wallets' scripts. */
    async ready(source: WalletSource = cart) {
      await wallets.find()
      await wallets.prepare({ source, revision: '' })
    },
  }
}

export const applePayment = {
  token: {
    paymentData: { version: 'EC_v1', data: 'x' },
    paymentMethod: { network: 'Visa' },
    transactionIdentifier: 'a1b2',
  },
  shippingContact: {
    givenName: 'Ada',
    familyName: 'Marlowe',
    emailAddress: 'ada@example.com',
    phoneNumber: '07700900111',
    addressLines: ['1 Walcot Street'],
    locality: 'Bath',
    postalCode: 'BA1 5BG',
    countryCode: 'gb',
    country: 'United Kingdom',
  },
  billingContact: { givenName: 'Ada', familyName: 'Marlowe', postalCode: 'BA1 5BG', countryCode: 'GB' },
}

export const googlePayment = {
  email: 'ada@example.com',
  shippingAddress: {
    name: 'Ada May Marlowe',
    address1: '1 Walcot Street',
    address2: '',
    locality: 'Bath',
    postalCode: 'BA1 5BG',
    countryCode: 'GB',
    phoneNumber: '07700900111',
  },
  paymentMethodData: {
    info: { cardNetwork: 'VISA', billingAddress: { name: 'Ada Marlowe', countryCode: 'GB', postalCode: 'BA1 5BG' } },
    tokenizationData: { token: '{"signature":"s"}' },
  },
}

/** Waits until all started promises have been handled. */
export async function settled(): Promise<void> {
  for (let turns = 0; turns < 60; turns += 1) await Promise.resolve()
  await new Promise((resolve) => setTimeout(resolve, 0))
  for (let turns = 0; turns < 60; turns += 1) await Promise.resolve()
}
