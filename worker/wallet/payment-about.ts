import type { PaymentAbout } from '../ports/payment-port.ts'
import { money } from '#shared/domain/money.ts'
import { hundredths } from '#shared/domain/wallet-amounts.ts'
import { markets } from '#shared/markets.ts'

/** The order and the amount that an answer or a notification of the provider names. */
export function aboutOf(reference: string, amount: { value: number; currency: string } | undefined): PaymentAbout {
  const currency = Object.values(markets).find((market) => market.currency === amount?.currency)?.currency
  return { reference, amount: amount && currency ? money(hundredths(amount), currency) : null }
}
