import type { Visit } from '../context/visit.ts'
import type { WalletRefusal, WalletRefused } from '#shared/domain/wallet.ts'
import { bagPathWith, marketPath } from '#shared/links.ts'
import { walletTexts } from '#shared/messages/wallet.ts'

// Values of the bag page's `error` parameter.
const bagErrors: Partial<Record<WalletRefusal, string>> = {
  stock: 'stock',
  held: 'being-paid',
  declined: 'declined',
  busy: 'busy',
}

/** Ends the sheet. By default the shopper goes to the bag page, which shows the reason. */
export function refuse(
  visit: Visit,
  reason: WalletRefusal,
  {
    message = walletTexts[reason === 'invalid' ? 'unavailable' : reason],
    location,
  }: { message?: string; location?: string } = {},
): WalletRefused {
  const error = bagErrors[reason]
  return {
    status: 'refused',
    reason,
    message,
    location: location ?? marketPath(visit.market, bagPathWith(error ?? null)),
  }
}
