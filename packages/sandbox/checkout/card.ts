import type { Payment } from '../bigcommerce/commerce/orders/order.ts'
import { text } from './address-form.ts'
import type { CheckoutTexts } from './texts/english.ts'

type Errors = CheckoutTexts['errors']

export type CardField = 'cardNumber' | 'cardExpiry' | 'cardCode' | 'cardName'
export type CardResult =
  | { status: 'accepted'; payment: Payment }
  | { status: 'invalid' | 'refused'; errors: Partial<Record<CardField, string>> }

/** Test cards. All other numbers are refused, so that no real card number is accepted here. */
export const testCards = [
  { number: '4111 1111 1111 1111', brand: 'Visa', isAccepted: true },
  { number: '5555 5555 5555 4444', brand: 'Mastercard', isAccepted: true },
  { number: '3782 822463 10005', brand: 'American Express', isAccepted: true },
  { number: '4000 0000 0000 0002', brand: 'Visa', isAccepted: false },
] as const

/** Reads the card from a form and asks the test bank. Only its brand and last four digits are kept. */
export function chargeCard(form: FormData, { now, texts }: { now: Date; texts: Errors }): CardResult {
  const number = digits(text(form, 'cardNumber'))
  const card = testCards.find((candidate) => digits(candidate.number) === number)
  const checks: [CardField, string | false][] = [
    ['cardNumber', cardNumberError(number, { isTestCard: card !== undefined, texts })],
    ['cardName', text(form, 'cardName') === '' && texts.cardName],
    ['cardExpiry', expiryError(text(form, 'cardExpiry'), { now, texts })],
    ['cardCode', !/^\d{3,4}$/.test(text(form, 'cardCode')) && texts.cardCode],
  ]
  const wrong = checks.filter((check): check is [CardField, string] => check[1] !== false)
  if (wrong.length > 0 || !card) return { status: 'invalid', errors: Object.fromEntries(wrong) }
  if (!card.isAccepted)
    return {
      status: 'refused',
      errors: { cardNumber: texts.declined },
    }
  return { status: 'accepted', payment: { brand: card.brand, lastFour: number.slice(-4) } }
}

function cardNumberError(number: string, { isTestCard, texts }: { isTestCard: boolean; texts: Errors }) {
  if (!/^\d{12,19}$/.test(number) || !hasCheckDigit(number)) return texts.cardNumber
  return !isTestCard && texts.testCard(testCards[0].number)
}

function expiryError(expiry: string, { now, texts }: { now: Date; texts: Errors }) {
  const [, month = '', year = ''] = /^(\d{1,2}) ?\/? ?(?:20)?(\d{2})$/.exec(expiry) ?? []
  if (Number(month) < 1 || Number(month) > 12) return texts.cardExpiry
  // A card is valid until the last day of its month.
  const end = Date.UTC(2000 + Number(year), Number(month), 1)
  return end <= now.getTime() && texts.expired
}

/** The Luhn check. */
function hasCheckDigit(number: string) {
  const sum = [...number].toReversed().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

function digits(typed: string) {
  return typed.replace(/[\s-]/g, '')
}
