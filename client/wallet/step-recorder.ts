import type { WalletPage, WalletStep } from './wallet-page.ts'
import type { CartEntity } from '#shared/domain/cart-entity-schema.ts'
import { toCart } from '#shared/domain/cart-entity.ts'
import type { Cart } from '#shared/domain/cart.ts'
import { type WalletKind, walletNames } from '#shared/domain/wallet-kinds.ts'
import type { WalletQuote } from '#shared/domain/wallet.ts'

/** Records the steps of a payment for analytics, each once, with the cart that is paid for. */
export function createStepRecorder(kind: WalletKind, page: WalletPage) {
  const recorded = new Set<WalletStep['event']>()
  let cart: Cart | null = null

  function record(step: WalletStep): void {
    if (!cart || recorded.has(step.event)) return
    recorded.add(step.event)
    page.record({ ...step, cart })
  }

  function chooseDelivery({ options, optionId }: WalletQuote): void {
    const option = options.find(({ id }) => id === optionId)
    if (option) record({ event: 'add_shipping_info', shipping_tier: option.label })
  }

  return {
    begin(paidFor: CartEntity): void {
      cart = toCart(paidFor)
      record({ event: 'begin_checkout' })
    },
    chooseDelivery,
    /** The shopper may accept the delivery that was chosen first. */
    choosePayment(quote: WalletQuote): void {
      chooseDelivery(quote)
      record({ event: 'add_payment_info', payment_type: walletNames[kind] })
    },
  }
}
