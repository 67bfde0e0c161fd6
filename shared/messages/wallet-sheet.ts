/** Messages of the wallet buttons and of payments that end in the browser. The Worker writes those of its refusals. */
export const walletSheet = {
  express: 'Express checkout',
  buyNow: 'Or buy now',
  labels: {
    buy: { apple: 'Buy with Apple Pay', google: 'Buy with Google Pay' },
    checkOut: { apple: 'Check out with Apple Pay', google: 'Check out with Google Pay' },
  },
  opening: 'Opening…',
  isOpen: 'A payment is open.',
  unable: 'Not available in this browser.',
  pressAgain: 'It is ready now. Please press the button again.',
  failed: 'Sorry, the payment could not be opened. You have not been charged. Please try again.',
  refused: 'Sorry, the payment did not go through. You have not been charged.',
  checking: 'We are checking your payment. Please do not pay again. Your bag is kept until we know the result.',
  addressFailed: 'We could not check the delivery to this address. Please choose it again.',
  optionFailed: 'We could not change the delivery. Please choose it again.',
  couponFailed: 'We could not check this code. Please try again.',
  totalChanged: (total: string) => `The total is now ${total}. Please choose your address again.`,
  totalChangedClosed: (total: string) => `The total is now ${total}. You have not been charged. Please try again.`,
} as const
