import { type WalletKind, walletNames } from '../../shared/wallet-kinds.ts'
import type { WalletQuote, WalletSource } from '../../shared/wallet.ts'
import type { WalletPage, WalletStep } from './wallet-page.ts'

/**
 * Records the steps of a payment of the bag for analytics, each once. The page does not know the cart of a product that
 * is bought at once, so nothing is recorded for it.
 */
export function createStepRecorder({
  kind,
  source,
  page,
}: {
  kind: WalletKind
  source: WalletSource
  page: WalletPage
}) {
  const recorded = new Set<WalletStep['event']>()

  function record(step: WalletStep): void {
    if (source.from !== 'cart' || recorded.has(step.event)) return
    recorded.add(step.event)
    page.record(step)
  }

  function chooseDelivery({ options, optionId }: WalletQuote): void {
    const option = options.find(({ id }) => id === optionId)
    if (option) record({ event: 'add_shipping_info', shipping_tier: option.label })
  }

  return {
    begin: () => record({ event: 'begin_checkout' }),
    chooseDelivery,
    /** The shopper may accept the delivery that was chosen first. */
    choosePayment(quote: WalletQuote): void {
      chooseDelivery(quote)
      record({ event: 'add_payment_info', payment_type: walletNames[kind] })
    },
  }
}
