import { newEmail } from './accounts.ts'
import { openPromotionsShop, type Sellable } from './promotions-shop.ts'
import { present, untilDone } from './recorded-fetch.ts'
import { sandboxServices } from './sandbox.ts'
import type { CartEntity } from '#shared/domain/cart-entity-schema.ts'
import { sheetCartHeader } from '#shared/domain/wallet-kinds.ts'
import type { WalletQuote, WalletResult, WalletResponses } from '#shared/domain/wallet.ts'
import { type Market, markets } from '#shared/markets.ts'
import { byMarket, postcodes } from '#shared/test/by-market.ts'

export const walletVars = {
  EXPRESS_WALLET_LOCALES: Object.keys(markets).join(','),
  GOOGLE_PAY_SCRIPT_URL: 'https://pay.google.com/gp/p/js/pay.js',
}

/** Google's parameters of the sandbox's payment provider. */
export const gateway = { gateway: 'adyen', gatewayMerchantId: 'SelvedgeECOM' }

/** A token as Apple sends it. `outcome` names a result of the sandbox; each token is another authorisation. */
export function appleToken(outcome = 'authorised') {
  const transactionId = crypto.randomUUID()
  return { token: JSON.stringify({ data: outcome, header: { transactionId } }), transactionId }
}

/** A token as Google sends it, for a card that the device has verified. */
export function googleToken(secret: object = { authMethod: 'CRYPTOGRAM_3DS' }) {
  const encryptedMessage = btoa(JSON.stringify({ messageId: crypto.randomUUID(), ...secret }))
  return { token: JSON.stringify({ protocolVersion: 'ECv2', signedMessage: JSON.stringify({ encryptedMessage }) }) }
}

const places = byMarket(({ code, country }) => ({
  countryCode: country,
  postalCode: postcodes[code],
  locality: 'Bristol',
  administrativeArea: country === 'US' ? 'TX' : '',
}))

/** The cart that a request names. With `null` it names none, and the Worker takes the browser's own. */
type Sheet = Pick<WalletQuote, 'cartId'>

/** A browser that pays with a wallet. */
export function openWalletShop({ market = markets.en, ...options }: Parameters<typeof openPromotionsShop>[0] = {}) {
  const shop = openPromotionsShop({ ...options, market, vars: { ...walletVars, ...options.vars } })
  const wire = (operation: string, argument: object, sheet: Sheet = { cartId: null }) =>
    shop.shop.api(`${market.prefix}/api/payments/${operation}`, argument, { [sheetCartHeader]: sheet.cartId ?? '' })
  const ask = async <Name extends keyof WalletResponses>(operation: Name, argument: object, sheet?: Sheet) => {
    const response = await wire(operation, argument, sheet)
    if (!response.ok) throw new Error(`${operation}: ${response.status} ${await response.text()}`)
    return response.json<WalletResponses[Name]>()
  }
  const contact = { ...contactIn(market), emailAddress: newEmail() }
  const cart = async () => (await shop.call('getCart')).json<CartEntity>()
  return {
    ...shop,
    contact,
    wire,
    ask,
    cart,
    cartId: async () => present((await cart()).id, 'cart'),
    open: async (kind: 'apple' | 'google' = 'apple', source: object = { from: 'cart' }) =>
      quoteOf(await ask('walletOpen', { kind, source })),
    choose: async (sheet?: Sheet) => quoteOf(await ask('walletContact', { contact: places[market.code] }, sheet)),
    authorise: (quote: WalletQuote, more: object = {}): Promise<WalletResult> =>
      ask(
        'walletAuthorise',
        {
          kind: 'apple',
          shown: quote.total,
          ...appleToken(),
          contact,
          billingContact: contact,
          optionId: quote.optionId,
          ...more,
        },
        quote,
      ),
    /** Fills the bag, opens the sheet and chooses the address. */
    async ready(sold: Sellable, quantity = 1): Promise<WalletQuote> {
      await shop.add(sold, quantity)
      await this.open()
      return this.choose()
    },
  }
}

/** A shopper at the open sheet with the address chosen. */
export async function readyShop(sold: Sellable, quantity = 1, options: Parameters<typeof openWalletShop>[0] = {}) {
  const shop = openWalletShop(options)
  const quote = await shop.ready(sold, quantity)
  return { shop, quote, cartId: await shop.cartId() }
}

export function quoteOf(response: { status: string; quote?: WalletQuote }): WalletQuote {
  return present(response.quote, `quote: ${JSON.stringify(response)}`)
}

export const ordersOf = (cartId: string) => sandboxServices().services.orders.placementsOfCart({ cartId }, untilDone())

export const stagesOf = async (cartId: string) => (await ordersOf(cartId)).map(({ stage }) => stage)

/** The ids in a confirmation's address. */
export function orderOf(result: WalletResult): { orderId: number; cartId: string } {
  const [, orderId, cartId] =
    (result.status === 'authorised' && /\/order-confirmation\/(\d+)\/([^?]+)/.exec(result.location)) || []
  return { orderId: Number(present(orderId, `order: ${JSON.stringify(result)}`)), cartId: present(cartId, 'cart') }
}

function contactIn(market: Market) {
  return {
    ...places[market.code],
    givenName: 'Ada',
    familyName: 'Byron',
    addressLines: ['1 Quay Street'],
    phoneNumber: '07700900123',
  }
}

/** A payment at the provider. `amount` is in minor units. */
type Payment = { id: string; isAuthorised: boolean; amount: number; returnUrl: string }

type ProviderPayment = { pspReference: string; reference: string; resultCode: string; value: number; returnUrl: string }

/** The parameter in which the bank's result comes back. */
export const { returnField } = present(sandboxServices().services.payments, 'provider')

/** A payment with Google Pay that the shopper has to confirm at the bank. */
export const atBank = () => ({ kind: 'google', ...googleToken({ authMethod: 'PAN_ONLY' }) })

/** The payments of an order at the sandbox's payment provider. */
export async function paymentsOf(orderId: number): Promise<Payment[]> {
  const response = await fetch('http://localhost:8788/control/payments')
  const { payments } = await response.json<{ payments: ProviderPayment[] }>()
  return payments
    .filter(({ reference }) => reference === String(orderId))
    .map(({ pspReference: id, resultCode, value: amount, returnUrl }) => ({
      id,
      isAuthorised: resultCode === 'Authorised',
      amount,
      returnUrl,
    }))
}

/** Answers the bank's page. Resolves with the address that it returns to, without its origin. */
export async function answerBank(address: string, answer: 'approved' | 'refused'): Promise<string> {
  const url = new URL(address)
  const response = await fetch(`http://localhost:8788${url.pathname}${url.search}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'x-control': 'test', origin: 'http://localhost:8788' },
    body: new URLSearchParams({ answer }),
  })
  const back = new URL(present(response.headers.get('location'), 'address to return to'))
  return back.pathname + back.search
}

/** Sets the units of a variant at the platform. */
export async function setUnits(variantId: number, units: number): Promise<void> {
  const { apiUrl, accessToken } = sandboxServices().configuration.bigCommerce
  const response = await fetch(`${apiUrl}/v3/inventory/adjustments/absolute`, {
    method: 'PUT',
    headers: { 'x-auth-token': accessToken, 'content-type': 'application/json' },
    body: JSON.stringify({ items: [{ location_id: 1, variant_id: variantId, quantity: units }] }),
  })
  if (!response.ok) throw new Error(`The units were not set: ${response.status}`)
}
