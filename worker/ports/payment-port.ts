import type * as v from 'valibot'
import type { CheckoutAddress } from '#shared/domain/address.ts'
import { money, type Money } from '#shared/domain/money.ts'
import { hundredths } from '#shared/domain/wallet-amounts.ts'
import type { WalletKind } from '#shared/domain/wallet-kinds.ts'
import type { WalletBrowserSchema, WalletMethod } from '#shared/domain/wallet.ts'
import { markets, type Market } from '#shared/markets.ts'
import type { paymentRefusals } from '#shared/messages/wallet.ts'

/** Why a payment was refused, in the shop's terms. `failed`: not by the bank, but for a technical reason. */
export type PaymentRefusal = keyof typeof paymentRefusals

/** The order and the amount that a response of the provider names. `amount` is `null` if it names none that we sell in. */
export type PaymentAbout = { reference: string; amount: Money | null }

/**
 * The order and the amount that a response or a notification of the provider names. `value` is in minor units; some
 * providers write the currency in lower case.
 */
export function aboutOf(reference: string, amount: { value: number; currency: string } | undefined): PaymentAbout {
  const named = amount?.currency.toUpperCase()
  const currency = Object.values(markets).find((market) => market.currency === named)?.currency
  return { reference, amount: amount && currency ? money(hundredths({ ...amount, currency }), currency) : null }
}

/**
 * `redirect`: the bank asks the shopper to confirm the payment at `url`. `pending`: it is decided later, and a
 * notification reports it. A response decides only about the order and the amount that it names. `running`: an earlier
 * request with the same key has not ended; ask again with that key.
 */
export type PaymentOutcome =
  | { status: 'authorised'; paymentId: string; about: PaymentAbout }
  | { status: 'refused'; reason: PaymentRefusal; about: PaymentAbout }
  | { status: 'redirect'; url: string }
  | { status: 'pending' }
  | { status: 'running' }

/**
 * The provider's later report about a payment. `returned`: a reversal succeeded, as a cancel or as a refund; a refund
 * may still fail. `not-returned`: a reversal that the provider had accepted failed.
 */
export type PaymentReport =
  | { what: 'authorised' | 'cancelled' | 'not-returned'; paymentId: string }
  | { what: 'refused' | 'returned' }

/** The result of the payment of an order. */
export type ReportedPayment = { orderId: number; about: PaymentAbout; report: PaymentReport }

/**
 * A notification of the provider. `facts` of an event are for the log; `reported` is `null` if it decides nothing.
 * `response` tells the provider that the notification was taken.
 */
export type PaymentNotification =
  | { status: 'malformed' }
  | { status: 'not-signed' }
  | {
      status: 'read'
      events: { facts: Readonly<Record<string, string>>; reported: ReportedPayment | null }[]
      response: string
    }

/** A payment with a wallet. Equal requests have equal fields, because the provider compares repeated requests. */
export type PaymentRequest = {
  marketCode: Market['code']
  kind: WalletKind
  /** Our reference: the number of the order. */
  reference: string
  cartId: string
  amount: Money
  /** Google's token unchanged, or Apple's `paymentData` as JSON. */
  token: string
  cardNetwork: string
  email: string
  billing: CheckoutAddress
  /** `null` if nothing is sent. */
  delivery: CheckoutAddress | null
  /** IP address of the shopper, if known. */
  ip: string | null
  browser: v.InferOutput<typeof WalletBrowserSchema> & { userAgent: string; acceptHeader: string }
  origin: string
  /** The address to which the bank's page returns. */
  returnUrl: string
}

/**
 * Payments with wallets. Every call with a `key` (at most 64 characters) takes effect once, however often it is
 * repeated with equal fields.
 *
 * @throws ServiceError; after a failure without a refusal it is unknown whether the call took effect (`isNotTaken`)
 */
export interface PaymentPort {
  /**
   * The wallets that the provider has for this amount. `null`: there is no amount yet, as for buttons; the result is
   * that of a usual amount and may be an hour old.
   */
  methods(request: { market: Market; amount: Money | null }, signal: AbortSignal): Promise<WalletMethod[]>
  /** Apple's merchant session, an opaque object. `merchantId` is Apple's name of the shop. */
  appleSession(
    request: { merchantId: string; displayName: string; domainName: string },
    signal: AbortSignal,
  ): Promise<object>
  pay(request: { payment: PaymentRequest; key: string }, signal: AbortSignal): Promise<PaymentOutcome>
  /** Name of the parameter, or of the field of a form, in which the bank's result comes back. */
  returnField: string
  /** Reads a notification and checks who signed it, in `body` or in `headers`; `null` if the shop takes none. */
  readNotification(request: { body: string; headers: Headers }): Promise<PaymentNotification | null>
  /**
   * Completes a payment after the bank's page has returned. Nothing is charged before, because the shop gives the
   * payment up if a line has sold out meanwhile, or the cart was paid in another way.
   */
  complete(request: { result: string; key: string }, signal: AbortSignal): Promise<PaymentOutcome>
  /** Asks to return the money of a payment, authorised or captured. A notification reports the result, maybe days later. */
  reverse(request: { paymentId: string; reference: string; key: string }, signal: AbortSignal): Promise<void>
  /** Asks to cancel every payment with our reference, even if none is known. A notification reports the result. */
  cancel(request: { reference: string; key: string }, signal: AbortSignal): Promise<void>
}
