/** The payment methods that the shop accepts, in the order of the footer. */
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
