import type { Cart } from '../../shared/domain/cart.ts'
import type { CheckoutAddress } from '../../shared/domain/checkout.ts'
import type { WalletQuote } from '../../shared/wallet.ts'
import type { Preparation } from './prepare-order.ts'
import type { Decision } from './till.actions.ts'
import { linesOf } from './to-quote.ts'

/** The Worker stops. Nothing after it runs until the next step. */
export class Stopped extends Error {}

/** A payment of the provider in the model. */
export type TestPayment = {
  key: string
  reference: string
  pspReference: string
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
