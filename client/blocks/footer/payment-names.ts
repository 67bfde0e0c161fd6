/** Ways to pay that the shop accepts, in the order in which the footer shows them. */
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
