// Separate, because the cart loads them when its details open.

export const giftReason = {
  text: 'Gratis, solange Ihr Warenkorb die Bedingungen erfüllt.',
  textAndWorth: (amount: string) => `Gratis, solange Ihr Warenkorb die Bedingungen erfüllt (Wert: ${amount}).`,
} as const

export const clearBag = {
  question: 'Möchten Sie alle Artikel aus dem Warenkorb entfernen?',
  yes: 'Ja, Warenkorb leeren',
} as const
