/** Messages of the wallet buttons and of payments that end in the browser. The Worker writes those of its refusals. */
export const walletSheet = {
  express: 'Express checkout',
  buyNow: 'Or buy now',
  labels: {
    buy: { apple: 'Buy with Apple Pay', google: 'Buy with Google Pay' },
    checkOut: { apple: 'Check out with Apple Pay', google: 'Check out with Google Pay' },
  },
  // Before the logo of the wallet.
  buyWith: 'Buy with ',
  isOpen: 'A payment is open.',
  unable: 'Not available in this browser.',
  pressAgain: 'It is ready now. Please press the button again.',
  failed: 'Sorry, the payment could not be opened. You have not been charged. Please try again.',
  offer: 'Promotion code',
  checkFailed: 'We could not check this choice. Please choose again.',
} as const
