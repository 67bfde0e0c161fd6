/** The payment methods that have a drawing. */
export const paymentNames = [
  'Apple Pay',
  'Google Pay',
  'Amex',
  'PayPal',
  'Visa',
  'Maestro',
  'Mastercard',
  'Klarna',
] as const

export type PaymentName = (typeof paymentNames)[number]
