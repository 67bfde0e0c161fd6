import type { PaymentRequest } from './bodies.ts'
import { ServiceError, invalid } from './service-error.ts'

export type Outcome = {
  resultCode: 'Authorised' | 'Refused' | 'Error' | 'Cancelled' | 'Pending'
  refusalReason?: string
  refusalReasonCode?: string
}
export type MagicOutcome = Outcome & { name: string; amount: number }

/**
 * Payments that do not authorise: those of exactly this amount (minor units), or with a wallet token whose payment data
 * holds `{"data": name}`.
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
] as const satisfies readonly MagicOutcome[]

const cardOutcomes: Record<string, { brand: string; outcome?: Outcome }> = {
  '4111111111111111': { brand: 'visa' },
  '5555555555554444': { brand: 'mc' },
  '378282246310005': { brand: 'amex' },
  '4000000000000002': {
    brand: 'visa',
    outcome: { resultCode: 'Refused', refusalReason: 'Refused', refusalReasonCode: '2' },
  },
}

/**
 * The bank's decision and the card's brand.
 *
 * @throws ServiceError for a payment method that cannot be read.
 */
export function decide({ amount, paymentMethod }: PaymentRequest): { outcome: Outcome; brand: string } {
  const byAmount = magicOutcomes.find((magic) => magic.amount === amount.value)
  const card = paymentMethod.type === 'scheme' ? readCard(paymentMethod) : undefined
  const token = card ? undefined : readToken(paymentMethod)
  const byToken = magicOutcomes.find((magic) => magic.name === token)
  return {
    outcome: toOutcome(byToken ?? byAmount) ?? card?.outcome ?? { resultCode: 'Authorised' },
    brand: card?.brand ?? 'visa',
  }
}

function toOutcome(magic: MagicOutcome | undefined): Outcome | undefined {
  if (magic === undefined) return undefined
  const { name: _, amount: __, ...outcome } = magic
  return outcome
}

/** Reads a test card in the form that the provider's pages send before encryption: `test_` and the number. */
function readCard(paymentMethod: Record<string, unknown>) {
  const sent = paymentMethod['encryptedCardNumber'] ?? paymentMethod['number']
  const card = typeof sent === 'string' ? cardOutcomes[sent.replace(/^test_|\s/g, '')] : undefined
  if (!card) throw invalid('101', 'Invalid card number')
  return card
}

/** `data` of a wallet's payment data, which is JSON in base64. */
function readToken(paymentMethod: Record<string, unknown>): unknown {
  const field = { applepay: 'applePayToken', googlepay: 'googlePayToken' }[String(paymentMethod['type'])]
  if (field === undefined)
    throw new ServiceError({
      status: 500,
      errorCode: '905',
      errorType: 'configuration',
      message: 'Payment details are not supported',
    })
  const sent = paymentMethod[field]
  if (typeof sent !== 'string' || sent === '' || sent.length > 10_000)
    throw invalid('14_004', 'Missing payment method details')
  const paymentData = parseBase64(sent)
  if (typeof paymentData !== 'object' || paymentData === null) throw invalid('14_007', 'Invalid payment method data')
  return 'data' in paymentData ? paymentData.data : undefined
}

function parseBase64(text: string): unknown {
  try {
    return JSON.parse(atob(text))
  } catch {
    return undefined
  }
}
