import type { PaymentRefusal } from '../ports/payment-port.ts'
import { handlerId } from './google-pay.ts'
import { RefusedRequest } from './protocol.ts'
import type { Outcome } from './show-cart.ts'
import type { WalletRefusal } from '#shared/domain/wallet.ts'
import { paymentRefusals, walletTexts } from '#shared/messages/wallet.ts'

/** What a platform is told of a payment that was not made. */
export const outcomes = {
  wrongInstrument: () =>
    failed(
      `Select one instrument of the handler ${handlerId}: a card whose credential has the type PAYMENT_GATEWAY and a token.`,
    ),
  soldOut: () => recoverable('out_of_stock', walletTexts.stock),
  bank: () =>
    escalated(
      'payment_challenge',
      'The bank wants the buyer to confirm the payment, so nothing was charged. The buyer pays at the shop: open continue_url in their browser.',
    ),
  otherTotal: () =>
    escalated(
      'total_not_confirmed',
      'The total could not be confirmed, so nothing was charged. The buyer sees it at the shop: open continue_url in their browser.',
    ),
  invalid: (content: string = walletTexts.needName) => recoverable('field_required', content),
  refused: (reason: PaymentRefusal) => failed(paymentRefusals[reason]),
}

/**
 * Why no payment was begun.
 *
 * @throws RefusedRequest if the request may be sent again
 */
export function refusedToOpen(reason: WalletRefusal): Outcome {
  if (reason === 'stock') return outcomes.soldOut()
  if (reason === 'unavailable' || reason === 'declined') return escalated('payment_unavailable', walletTexts[reason])
  throw new RefusedRequest('conflict', 409, 'Another request is changing this. Try again.')
}

/** The checkout stays ready: it can be paid with another instrument. */
function failed(content: string): Outcome {
  return {
    status: 'ready_for_complete',
    message: { type: 'error', code: 'payment_failed', content, severity: 'recoverable' },
  }
}

function recoverable(code: string, content: string): Outcome {
  return { status: 'incomplete', message: { type: 'error', code, content, severity: 'recoverable' } }
}

function escalated(code: string, content: string): Outcome {
  return { status: 'requires_escalation', message: { type: 'error', code, content, severity: 'requires_buyer_input' } }
}
