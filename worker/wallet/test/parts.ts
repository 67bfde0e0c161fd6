import type { PaymentAbout } from '../../ports/payment-port.ts'
import type { PaymentSession } from '../payment-session-state.ts'
import type { Preparation } from '../prepare-order.ts'
import { linesOf } from '../to-quote.ts'
import type { Decision } from './actions.ts'
import type { CheckoutAddress } from '#shared/domain/address.ts'
import type { Cart } from '#shared/domain/cart.ts'
import { money } from '#shared/domain/money.ts'
import type { WalletQuote } from '#shared/domain/wallet.ts'

/** The Worker stops. Nothing after it runs until the next step. */
export class Stopped extends Error {}

/** A payment of the provider in the model. */
export type TestPayment = {
  key: string
  reference: string
  paymentId: string
  amount: number
  decision: Decision
  state: 'open' | 'paid' | 'refused' | 'returned'
}

export const shown = { amount: 4200, currency: 'GBP' } as const

export const cartOf = (quantity: number) => ({ lineItems: [{ id: 'line', variantId: 1, quantity }] }) as Cart

type Checked = { lines: string; bag: string | null; units: number; hasStock: boolean }

/** The checks before an order, with the bag as it is now. */
export function prepared({ lines, bag, units, hasStock }: Checked): Preparation {
  if (bag === null || !hasStock) return { status: 'stock' }
  const cart = cartOf(units)
  if (lines !== linesOf(cart))
    return { status: 'changed', cart, quote: { total: shown, optionId: null } as WalletQuote }
  const billing = {} as CheckoutAddress
  return { status: 'ready', lines, email: 'ada@example.com', billing, delivery: null }
}

/** The status of an order at the platform in the model. `shipped` was set by the merchant. */
export type OrderStatus = 'unpaid' | 'paid' | 'cancelled' | 'placed' | 'shipped'

/** True for an order that was paid, by wallet or in the hosted checkout. */
export function isPlaced(status: OrderStatus): boolean {
  return status !== 'unpaid' && status !== 'cancelled'
}

export function aboutOf({ reference, amount }: TestPayment): PaymentAbout {
  return { reference, amount: money(amount, 'GBP') }
}

export function orderOf({ state }: PaymentSession): number {
  return 'orderId' in state ? (state.orderId ?? 0) : 0
}
