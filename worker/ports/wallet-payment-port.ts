import type { CartDiscounts } from './cart-port.ts'
import type { PaymentAbout, PaymentRefusal, PaymentReport, PaymentRequest } from './payment-port.ts'
import type { Money } from '#shared/domain/money.ts'
import type { Contact, FullContact } from '#shared/domain/wallet-contact.ts'
import type { WalletKind } from '#shared/domain/wallet-kinds.ts'
import type { WalletError, WalletQuote, WalletRefusal } from '#shared/domain/wallet.ts'
import type { MarketCode } from '#shared/markets.ts'

/** The engine's discounts. `pricedFor` describes the lines and the total that they were calculated for. */
export type PricedSavings = Pick<CartDiscounts, 'ofCart' | 'ofLines'> & { pricedFor: string }

/** The codes and discounts of a priced cart. `limitedCodes` are codes with a usage limit, which are reserved. */
export type SheetPrice = { couponCodes: string[]; limitedCodes: string[]; savings: PricedSavings }

/** A session to pay for a cart with a wallet. */
export type OpenSheet = SheetPrice & { marketCode: MarketCode; cartId: string; kind: WalletKind }

/** `refused`: the session cannot take this step. `stale`: the cart must be priced again first. */
export type SheetStep =
  | { status: 'quoted'; quote: WalletQuote }
  | { status: 'refused'; reason: WalletRefusal }
  | { status: 'stale' }

export type Authorisation = {
  kind: WalletKind
  shown: Money
  token: string
  transactionId: string
  cardNetwork: string
  contact: FullContact | null
  billingContact: FullContact | null
  optionId: string | null
  /** The discounts that the engine gives the cart now; `null` if that is unknown. */
  savings: PricedSavings | null
} & Pick<PaymentRequest, 'ip' | 'browser' | 'origin' | 'returnUrl'>

/** `stale`: nothing was ordered, because the discounts or the lines have changed since the cart was priced. */
export type PaymentResult =
  | { status: 'authorised'; orderId: number }
  | { status: 'redirect'; url: string }
  | { status: 'refused'; reason: PaymentRefusal }
  | { status: 'invalid'; errors: WalletError[] }
  | { status: 'changed'; quote: WalletQuote }
  | { status: 'stock' }
  | { status: 'stale' }
  | { status: 'unknown' }
  | { status: 'closed' }

/**
 * `isHeld`: a payment may be charged. `paid` is the order that was paid. `couponCodes` are those that are applied in
 * the sheet.
 */
export type PaymentStanding = {
  isHeld: boolean
  isOpen: boolean
  paid: { orderId: number; kind: WalletKind } | null
  /** The cart of what the shopper added while this one was paid. */
  restCartId: string | null
  couponCodes: string[]
}

/** The payments of one cart with wallets. One object per cart runs its steps one after the other. */
export interface WalletPaymentPort {
  /** Starts again, unless a payment may be charged. */
  open(request: OpenSheet): Promise<SheetStep>
  /** After the prices have changed. */
  reprice(request: SheetPrice): Promise<SheetStep>
  contact(request: { contact: Contact }): Promise<SheetStep>
  option(request: { optionId: string }): Promise<SheetStep>
  /** Orders and pays once for each authorisation; a repeated one gets the same result. */
  authorise(request: Authorisation): Promise<PaymentResult>
  /** The shopper has come back from the bank, to the return address of the order. */
  returned(request: { orderId: number; redirectResult: string }): Promise<PaymentResult>
  /** A notification of the payment provider. */
  report(request: { about: PaymentAbout; report: PaymentReport }): Promise<void>
  /**
   * Another way to pay opens: closes the sheet, and gives up a payment that waits at the bank. False while a payment
   * may be charged.
   */
  giveUp(): Promise<boolean>
  /** Closes the sheet's session, unless a payment may be charged. True if it was closed. */
  dismiss(): Promise<boolean>
  standing(): Promise<PaymentStanding>
}
