/** The page that shows the balance of a gift certificate. */
export const giftCertificates = {
  title: 'Gift certificate balance',
  intro: 'Enter the code of your gift certificate to see what is left on it.',
  code: 'Gift certificate code',
  codeHint:
    'Four groups of three letters or digits, such as FFZ-5N4-C7M-S78. It is in the e-mail with the certificate.',
  submit: 'Show balance',
  // The same for every code that does not work, so that nobody learns which ones exist.
  notKnown:
    'This code does not work here. Please check it. It may also have ended, or belong to another country’s shop.',
  balance: (ending: string, amount: string) => `Gift certificate ····${ending}: ${amount} left`,
  expires: (day: string) => `It can be used until ${day}.`,
  endless: 'It has no end date.',
  used: 'There is nothing left on it.',
  use: 'To use it, enter the code in your bag.',
  toBag: 'Go to your bag',
} as const

/** In the bag. Separate, so that its scripts do not load the texts of the page. */
export const bagCertificates = {
  row: (ending: string) => `Gift certificate ····${ending}`,
  left: 'Left to pay',
  unknown: 'We cannot check it just now',
  noWallets: 'To pay with a gift certificate, please use the checkout.',
} as const

/** Above the bag, and where its checkout was held. */
export const certificateNotices = {
  gone: 'A gift certificate that you entered does not pay for this bag. It was used up or has ended, or your bag was joined with another one. Please enter the code again, or check out without it.',
} as const
