import type {
  PaymentAbout,
  PaymentOutcome,
  PaymentRefusal,
  PaymentReport,
  PaymentRequest,
} from '../ports/payment-port.ts'
import type { OpenSheet, RestOfCart } from '../ports/wallet-payment-port.ts'
import type { Money } from '#shared/domain/money.ts'
import type { WalletError, WalletQuote } from '#shared/domain/wallet.ts'

/** A payment that was or will be sent. `lines` describes the lines that were ordered. Times are in milliseconds. */
export type Charge = {
  /** Identifies the shopper's authorisation in the wallet. */
  authorisation: string
  orderId: number
  /** Idempotency key. */
  key: string
  payment: PaymentRequest
  lines: string
  since: number
}

/**
 * `ordering`: the order is being created; `before` are the orders that the cart had. `paying`: the payment may have
 * been sent. `redirected`: the shopper is at the bank; `isSent`: the bank's answer was sent, so the provider may charge
 * the payment. `unknown`: the payment was sent, and its result is not known. `cancelling`: the payment is being
 * cancelled by our reference. The `RestOfCart` is what the shopper added while this cart was paid.
 */
export type SessionState =
  | { at: 'closed' }
  | { at: 'open' }
  | QuotedState
  | { at: 'ordering'; authorisation: string; before: number[]; since: number }
  | ({ at: 'paying' | 'unknown' } & Charge)
  | ({ at: 'redirected'; url: string; isSent?: boolean } & Charge)
  | ({ at: 'cancelling'; key: string; since: number; isAsked: boolean } & Ordered)
  | ({ at: 'authorised'; paymentId: string; lines: string; left: AfterPayment[] } & Ordered & Partial<RestOfCart>)
  | { at: 'refused'; authorisation: string; orderId: number | null; amount: Money | null; reason: ChargeRefusal }

/** The quote of the last step: what was asked (`null` if that cannot be repeated) and what was quoted. */
export type LastQuote = { asked: string | null; at: number; quotedFor: string; quote: WalletQuote }

/** `last` is `null` if the quote is that of an authorisation, which found another total and is not repeated. */
type QuotedState = {
  at: 'quoted'
  total: Money
  optionId: string | null
  errors?: WalletError[]
  lines: string
  last: LastQuote | null
}

/** Why ordered lines cannot be charged: one has sold out, or is not sold any more. */
export type Unsellable = 'stock' | 'withdrawn'

/** Why nothing was charged. */
export type ChargeRefusal = PaymentRefusal | Unsellable

export type Ordered = { authorisation: string; orderId: number; amount: Money }

/**
 * What is left to do, in this order, once a payment is authorised. The cart goes first, so that a hosted checkout that
 * is open cannot sell it again.
 */
export const afterPayment = ['remove-cart', 'mark-paid', 'redeem-codes'] as const
export type AfterPayment = (typeof afterPayment)[number]

/**
 * Something to undo. `failingSince` is the time of its first failure. `paymentId` is `null` for orders, and for
 * payments that are cancelled by our reference, in case there is one. `hasFailed`: the provider accepted it and
 * reported later that it failed. It is not repeated, because its key would get the first response again.
 */
export type Undoing = {
  what: 'cancel-order' | 'cancel-payment' | 'reverse-payment'
  orderId: number
  paymentId: string | null
  failingSince: number | null
  hasFailed?: true
}

/**
 * A result of an earlier authorisation of the same cart. `paymentId` is `null` if it was not charged, `amount` if no
 * payment was sent.
 */
export type PastCharge = {
  authorisation: string
  orderId: number
  amount: Money | null
  paymentId: string | null
  reason: ChargeRefusal | null
}

/** Everything that is stored about the payments of one cart. */
export type PaymentSession = {
  /** `pricedAt` is when the engine last priced the cart for the sheet. */
  opened: OpenSheet & { pricedAt: number }
  state: SessionState
  past: PastCharge[]
  toUndo: Undoing[]
  /** Reversals that the provider has accepted. Each may still fail, which a notification reports. */
  returning: Undoing[]
  /** What could not be undone for too long, and reversals that failed. Someone must look at it. */
  givenUp: Undoing[]
  /** The creation of an order got no response. `before` are the orders that the cart had. */
  lostOrder: LostOrder | null
  /** Alarms since the last change of state. */
  alarms: number
}

export type LostOrder = { before: number[]; since: number }

/**
 * `lost`: no usable response came. `late`: the payment must be cancelled: its result has been unknown for too long, or
 * the cart was paid in another way. `abandoned`: the shopper did not come back from the bank, a line has sold out
 * since, or the cancelled payment was not reported. `reported`: the provider's notification.
 */
export type SessionEvent =
  | ({ type: 'quoted' } & Omit<QuotedState, 'at'>)
  | { type: 'dismissed' }
  | { type: 'ordering'; authorisation: string; before: number[]; now: number }
  | { type: 'not-ordered'; orders: number[]; reason: ChargeRefusal; lost?: LostOrder }
  | { type: 'found'; orders: number[] }
  | { type: 'paying'; charge: Charge }
  | { type: 'responded'; outcome: PaymentOutcome }
  | { type: 'lost' }
  | { type: 'late'; now: number }
  | { type: 'cancel-asked'; now: number }
  | { type: 'answer'; isSent: boolean }
  | { type: 'abandoned'; reason?: Unsellable }
  | { type: 'reported'; about: PaymentAbout; report: PaymentReport }
  | { type: 'done'; what: AfterPayment }
  | { type: 'rest'; rest: RestOfCart }
  | { type: 'paid-otherwise' }
