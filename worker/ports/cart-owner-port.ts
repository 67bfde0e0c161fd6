import type { CartCommand, CommandResponse, Failure } from './cart-command.ts'
import type { CartPort, NewLine } from './cart-port.ts'
import type { CodeReservationPort, OwnCart } from './code-reservation-port.ts'
import type { WalletPaymentPort } from './wallet-payment-port.ts'
import type { Cart, LineItem } from '#shared/domain/cart.ts'
import type { Present } from '#shared/domain/present.ts'
import type { Market } from '#shared/markets.ts'

/** Lines of another cart, which are added once. `present` is the present that the other cart is. */
export type IncomingLines = OwnCart & { items: LineItem[]; present?: Present | null }

/** `leftOut`: names of items that the cart could not take. `gone`: the cart no longer exists. */
export type IncomingOutcome = { status: 'added'; leftOut: string[] } | { status: 'gone' }

export type MoveLines = OwnCart & { profileCartId: string; customerId: number }

/** `gone`: the cart no longer exists. `saved-gone`: the profile cart no longer exists, and this one is unchanged. */
export type MoveOutcome = { status: 'moved'; leftOut: string[] } | { status: 'gone' } | { status: 'saved-gone' }

/** Changes of a cart that belong to a login. */
export interface CartMergePort {
  /** Assigns the cart to the customer, without its discounts. False if it no longer exists. */
  assign(request: OwnCart & { customerId: number }): Promise<boolean>
  /** Moves the lines to the profile cart of the customer who logged in. */
  moveLines(request: MoveLines): Promise<MoveOutcome>
}

/** The methods of the cart's port that change a cart which exists. */
export const cartWrites = [
  'addItems',
  'updateItem',
  'removeItem',
  'assign',
  'deleteCart',
  'clearDiscounts',
  'setDiscounts',
  'addFreeGift',
  'addConsignments',
  'quoteConsignment',
  'changeConsignment',
  'removeConsignment',
  'addBillingAddress',
  'createOrder',
] as const satisfies (keyof CartPort)[]

/** A write of the cart's port, with a request that names the cart and the version that was read. */
export type CartWrite = {
  method: (typeof cartWrites)[number]
  request: { market: Market; cartId: string; version?: number | null }
}

export type WriteOutcome = { status: 'done'; value: unknown } | { status: 'failed'; failure: Failure }

/** Everything that writes to one cart, one after the other (docs/adr/0011). */
export interface CartOwnerPort extends WalletPaymentPort, CodeReservationPort, CartMergePort {
  /** Carries out a shopper's command on the cart. */
  run(command: CartCommand): Promise<CommandResponse>
  /** Makes one write, for work that usually only reads. */
  write(write: CartWrite): Promise<WriteOutcome>
  /** Remembers that a press has been carried out, so that its repeat adds nothing. */
  remember(press: { key: string }): Promise<void>
  addLines(request: IncomingLines): Promise<IncomingOutcome>
  /** Deletes the cart, unless its payment may still be charged. */
  drop(cart: OwnCart): Promise<void>
  /** The platform has reported a change of an order of the cart. */
  orderChanged(request: OwnCart & { orderId: number }): Promise<CodesOutcome | 'ignored'>
  /** True for the first caller that asks for the order, which may report its purchase. */
  claimReport(request: OwnCart & { orderId: number }): Promise<boolean>
}

/** `redeemed`: the codes are used. `returned`: the codes were released. `unchanged`: nothing had to be done. */
export type CodesOutcome = 'redeemed' | 'returned' | 'unchanged'

/**
 * The last additions to the cart, by key. Only the object writes to the cart, so version and lines tell if a write
 * whose response was lost was carried out.
 */
export type Presses = {
  /** True if the press was carried out. `cart` is the cart as it is now. */
  isDone(key: string, cart: Cart): Promise<boolean>
  done(key: string): Promise<void>
  forget(key: string): Promise<void>
  /** The outcome of adding these lines to the cart, as it was before, is unknown. */
  unknown(key: string, cart: Cart, lines: readonly NewLine[]): Promise<void>
  /** A write of this version was carried out, so no other write of it ever is. */
  wrote(version: number | null): Promise<void>
}

/** A hosted checkout that was opened: what it was opened with, and the total that the shopper was shown. */
export type OpenedCheckout = { version: number; customerId: number | null; codes: string[]; total: number; at: number }

/** The last checkout that was opened for the cart. */
export type OpenedCheckouts = {
  /** `null` if it is too old to be opened again without a new look. */
  read(): Promise<OpenedCheckout | null>
  /** True if the shopper may still be paying there. */
  isOpen(): Promise<boolean>
  write(opened: OpenedCheckout): Promise<void>
}

/** The cart whose object carries out a command, and what the object knows of it. */
export type OwnedCart = {
  cartId: string
  presses: Presses
  opened: OpenedCheckouts
  object: WalletPaymentPort & CodeReservationPort & CartMergePort
}
