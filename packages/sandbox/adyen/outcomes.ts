import type { PaymentRequest } from './bodies.ts'
import { invalid } from './service-error.ts'
import { providerSettings } from './settings.ts'
import { readWalletToken, type WalletToken } from './wallet-token.ts'

export type Outcome = {
  resultCode: 'Authorised' | 'Refused' | 'Error' | 'Cancelled' | 'Pending' | 'RedirectShopper'
  refusalReason?: string
  refusalReasonCode?: string
}
export type MagicOutcome = Outcome & { name: string; amount: number }

/**
 * Payments with another result than an immediate authorisation: those of exactly this amount (minor units), or with a
 * wallet token that contains the name.
 */
export const magicOutcomes = [
  { name: 'refused', amount: 66_601, resultCode: 'Refused', refusalReason: 'Refused', refusalReasonCode: '2' },
  {
    name: 'not-enough-balance',
    amount: 66_602,
    resultCode: 'Refused',
    refusalReason: 'Not enough balance',
    refusalReasonCode: '12',
  },
  {
    name: 'expired-card',
    amount: 66_603,
    resultCode: 'Refused',
    refusalReason: 'Expired Card',
    refusalReasonCode: '6',
  },
  { name: 'fraud', amount: 66_604, resultCode: 'Refused', refusalReason: 'FRAUD', refusalReasonCode: '20' },
  {
    name: 'acquirer-error',
    amount: 66_605,
    resultCode: 'Error',
    refusalReason: 'Acquirer Error',
    refusalReasonCode: '4',
  },
  {
    name: 'cancelled',
    amount: 66_606,
    resultCode: 'Cancelled',
    refusalReason: 'Shopper Cancelled',
    refusalReasonCode: '15',
  },
  { name: 'pending', amount: 66_607, resultCode: 'Pending' },
  { name: 'slow', amount: 66_608, resultCode: 'Authorised' },
  {
    name: 'authentication-required',
    amount: 66_609,
    resultCode: 'Refused',
    refusalReason: 'Authentication required',
    refusalReasonCode: '38',
  },
] as const satisfies readonly MagicOutcome[]

const cards: Record<string, { brand: string; outcome?: string }> = {
  '4111111111111111': { brand: 'visa' },
  '5555555555554444': { brand: 'mc' },
  '378282246310005': { brand: 'amex' },
  '4000000000000002': { brand: 'visa', outcome: 'refused' },
}

// Issuers of these currencies' countries ask for 3-D Secure, unless the device has identified the shopper.
const challengedCurrencies = ['GBP', 'EUR']

export type Decision = { outcome: Outcome; brand: string; tokenId: string | undefined; processingMs: number }

/**
 * The bank's decision and the card's brand.
 *
 * @throws ServiceError for a payment method that cannot be read.
 */
export function decide({ amount, paymentMethod, browserInfo }: PaymentRequest): Decision {
  const token = paymentMethod.type === 'scheme' ? readCard(paymentMethod) : readWalletToken(paymentMethod)
  const card = cards[token.card ?? '']
  const magic =
    magicOutcomes.find(({ name }) => name === token.outcome) ??
    magicOutcomes.find((candidate) => candidate.amount === amount.value) ??
    magicOutcomes.find(({ name }) => name === card?.outcome)
  return {
    outcome: (magic && toOutcome(magic)) ?? challengeOf(token, amount.currency, browserInfo !== undefined),
    brand: card?.brand ?? 'visa',
    tokenId: token.id,
    processingMs: magic?.name === 'slow' ? providerSettings().slowMs : 0,
  }
}

export function namedOutcome(name: (typeof magicOutcomes)[number]['name']): Outcome {
  const magic = magicOutcomes.find((candidate) => candidate.name === name)
  if (!magic) throw new RangeError(`No outcome is named ${name}`)
  return toOutcome(magic)
}

/** A card that was not verified by the device needs 3-D Secure, which needs the facts about the browser. */
function challengeOf({ authMethod }: WalletToken, currency: string, hasBrowserInfo: boolean): Outcome {
  if (authMethod === 'CRYPTOGRAM_3DS' || !challengedCurrencies.includes(currency)) return { resultCode: 'Authorised' }
  return hasBrowserInfo ? { resultCode: 'RedirectShopper' } : namedOutcome('authentication-required')
}

function toOutcome({ name: _, amount: __, ...outcome }: MagicOutcome): Outcome {
  return outcome
}

/** Reads a test card in the form that the provider's pages send before encryption: `test_` and the number. */
function readCard(paymentMethod: Record<string, unknown>): WalletToken {
  const sent = paymentMethod['encryptedCardNumber'] ?? paymentMethod['number']
  const card = typeof sent === 'string' ? sent.replace(/^test_|\s/g, '') : ''
  if (!Object.hasOwn(cards, card)) throw invalid('101', 'Invalid card number')
  return { card, id: undefined, outcome: undefined, authMethod: 'CRYPTOGRAM_3DS' }
}
