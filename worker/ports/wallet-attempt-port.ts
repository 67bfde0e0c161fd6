import type { Money } from '../../shared/domain/money.ts'
import type { Contact, FullContact } from '../../shared/domain/wallet-contact.ts'
import type { MarketCode } from '../../shared/markets.ts'
import type { WalletKind } from '../../shared/wallet-kinds.ts'
import type { WalletError, WalletQuote, WalletRefusal } from '../../shared/wallet.ts'
import type { CartDiscounts } from './cart-discount-port.ts'
import type { PaymentRefusal, PaymentReport, PaymentRequest } from './payment-port.ts'

/** An attempt to pay for a cart with a wallet. `limitedCodes` are codes with a usage limit. */
export type OpenAttempt = {
  marketCode: MarketCode
  cartId: string
  kind: WalletKind
  source: 'cart' | 'product'
  couponCodes: string[]
  limitedCodes: string[]
  /** The discounts that were written to the cart. */
  savings: Pick<CartDiscounts, 'ofCart' | 'ofLines'>
}

/** `refused`: the attempt cannot take this step. */
export type AttemptStep = { status: 'quoted'; quote: WalletQuote } | { status: 'refused'; reason: WalletRefusal }

export type Authorisation = {
  kind: WalletKind
  shown: Money
  token: string
  transactionId: string
  cardNetwork: string
  contact: FullContact | null
  billingContact: FullContact | null
  optionId: string | null
} & Pick<PaymentRequest, 'ip' | 'browser' | 'origin' | 'returnUrl'>

/**
 * `codes-refused`: other shoppers used `codes` first; `kept` are the others. `codes-failed`: it is unknown whether the
 * codes are reserved.
 */
export type AttemptResult =
  | { status: 'authorised'; orderId: number }
  | { status: 'redirect'; url: string }
  | { status: 'refused'; reason: PaymentRefusal }
  | { status: 'invalid'; errors: WalletError[] }
  | { status: 'changed'; quote: WalletQuote }
  | { status: 'stock' }
  | { status: 'codes-refused'; codes: string[]; kept: string[] }
  | { status: 'codes-failed' }
  | { status: 'unknown' }
  | { status: 'closed' }

/** `held`: a payment may be charged. `couponCodes` are those that are applied in the sheet. */
export type AttemptStanding = {
  isHeld: boolean
  isOpen: boolean
  source: 'cart' | 'product' | null
  orderId: number | null
  couponCodes: string[]
}

/** The payments of one cart with wallets. One object per cart runs its steps one after the other. */
export interface WalletAttemptPort {
  /** Starts again, unless a payment may be charged. */
  open(request: OpenAttempt): Promise<AttemptStep>
  /** After the prices have changed. */
  reprice(request: Pick<OpenAttempt, 'couponCodes' | 'limitedCodes' | 'savings'>): Promise<AttemptStep>
  contact(request: { contact: Contact }): Promise<AttemptStep>
  option(request: { optionId: string }): Promise<AttemptStep>
  /** Orders and pays once for each authorisation; a repeated one gets the same result. */
  authorise(request: Authorisation): Promise<AttemptResult>
  /** The shopper has come back from the bank. */
  returned(request: { redirectResult: string }): Promise<AttemptResult>
  /** A notification of the payment provider. */
  report(request: { orderId: number; report: PaymentReport }): Promise<void>
  /** Closes the sheet's attempt, unless a payment may be charged. True if it was closed. */
  dismiss(): Promise<boolean>
  standing(): Promise<AttemptStanding>
}
