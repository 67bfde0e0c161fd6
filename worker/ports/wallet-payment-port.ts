import type * as v from 'valibot'
import type { CartDiscounts } from './cart-port.ts'
import type { OwnCart } from './code-reservation-port.ts'
import type { PaymentAbout, PaymentRefusal, PaymentReport, PaymentRequest } from './payment-port.ts'
import type { Cart } from '#shared/domain/cart.ts'
import type { Contact } from '#shared/domain/wallet-contact.ts'
import type { WalletKind } from '#shared/domain/wallet-kinds.ts'
import type { WalletError, WalletQuote, WalletRefusal, walletRequests } from '#shared/domain/wallet.ts'

/** The engine's discounts. `pricedFor` describes the lines and the total that they were calculated for. */
export type PricedSavings = Pick<CartDiscounts, 'ofCart' | 'ofLines'> & { pricedFor: string }

/** The codes and discounts of a priced cart. `limitedCodes` are codes with a usage limit, which are reserved. */
export type SheetPrice = { couponCodes: string[]; limitedCodes: string[]; savings: PricedSavings }

/** A session to pay for a cart with a wallet. */
export type OpenSheet = SheetPrice & OwnCart & { kind: WalletKind }

/** `refused`: the session cannot take this step. `stale`: the cart must be priced again first. */
export type SheetStep =
  | { status: 'quoted'; quote: WalletQuote }
  | { status: 'refused'; reason: WalletRefusal }
  | { status: 'stale' }

/** The request of the browser. `savings` are the discounts that the engine gives now; `null` if that is unknown. */
export type Authorisation = Omit<v.InferOutput<typeof walletRequests.walletAuthorise>, 'browser'> &
  Pick<PaymentRequest, 'ip' | 'browser' | 'origin' | 'returnUrl'> & { savings: PricedSavings | null }

/**
 * `withdrawn`: nothing was charged, because the lines with these names, if they are known, are not sold any more.
 * `stale`: nothing was ordered, because the discounts or the lines have changed since the cart was priced.
 */
export type PaymentResult =
  | { status: 'authorised'; orderId: number }
  | { status: 'redirect'; url: string }
  | { status: 'refused'; reason: PaymentRefusal }
  | { status: 'invalid'; errors: WalletError[] }
  | { status: 'changed'; quote: WalletQuote }
  | { status: 'stock' }
  | { status: 'withdrawn'; names: string[] }
  | { status: 'stale' }
  | { status: 'unknown' }
  | { status: 'closed' }

/**
 * What the shopper added to a cart while it was paid: the new cart that has it, `null` if there is none, and the names
 * of items that could not be kept.
 */
export type RestOfCart = { restCartId: string | null; leftOut: string[] }

export const noRest: RestOfCart = { restCartId: null, leftOut: [] }

/**
 * `isChargePending`: a payment may be charged. `paid` is the order that was paid. `couponCodes` are those that are
 * applied in the sheet.
 */
export type PaymentStanding = RestOfCart & {
  isChargePending: boolean
  isSheetOpen: boolean
  paid: { orderId: number; kind: WalletKind } | null
  couponCodes: string[]
}

/** Describes what was asked for, so that its repetition is recognised; `null` if it is not worth it. */
type Asked<Text extends string | null> = { asked: Text }

/** The payments of one cart with wallets. One object per cart runs its steps one after the other. */
export interface WalletPaymentPort {
  /** Starts again, unless a payment may be charged. */
  open(request: OpenSheet & Asked<string>): Promise<SheetStep>
  /**
   * The last quote, if the same was asked for a moment ago and the customer's cart (0 for a guest's) has not changed
   * since. Otherwise `null`.
   */
  repeat(request: Asked<string> & { customerId: number }): Promise<{ quote: WalletQuote; cart: Cart } | null>
  /** After the prices have changed. `errors` are those of codes. */
  reprice(request: SheetPrice & Asked<string | null> & { errors: WalletError[] }): Promise<SheetStep>
  contact(request: { contact: Contact }): Promise<SheetStep>
  option(request: { optionId: string }): Promise<SheetStep>
  /** Orders and pays once for each authorisation; a repeated one gets the same result. */
  authorise(request: Authorisation): Promise<PaymentResult>
  /** The shopper has come back from the bank, to the return address of the order. */
  returned(request: { orderId: number; result: string }): Promise<PaymentResult>
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
