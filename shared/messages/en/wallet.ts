import { wallet } from './shop.ts'

/** Texts of the express wallet that only the server uses. The wallet's sheet shows most of them. */
export const walletTexts = {
  subtotal: 'Subtotal',
  delivery: 'Delivery',
  discount: 'Savings',
  tax: 'Included tax',
  needCountry: 'Please choose a country',
  needName: 'Please enter a first and a last name',
  needStreet: 'Please enter a street',
  needTown: 'Please enter a town',
  needPostcode: 'Please enter a postcode',
  needState: 'Please choose a state',
  needEmail: 'Please enter an e-mail address',
  needPhone: 'Please enter a phone number',
  needOption: 'Please choose a delivery option',
  optionGone: 'This delivery option is no longer available. Please choose another one',
  // The sheet shows another total only after a choice of the address.
  totalChanged: (total: string) => `The total is now ${total}. Please choose your address again`,
  totalChangedClosed: (total: string) => `The total is now ${total}. You have not been charged. Please try again`,
  codeGone: (total: string) => `A promotion code has been used up. The total without it is ${total}`,
  codesOff: 'Promotion codes cannot be used here',
  empty: 'Your bag is empty',
  stock: 'Some items are no longer in stock. Please check your bag',
  withdrawn: (names: string) => `Currently unavailable: ${names}. You have not been charged. Please check your bag`,
  unavailable: 'Express payment is not available at the moment',
  busy: 'Your bag is being changed. Please try again',
  held: wallet.held,
  declined: wallet.declined,
  closed: 'This payment has ended. Please start again',
} as const

/** Reasons for a refused payment, by our names. Banks give shoppers no further detail. */
export const paymentRefusals = {
  refused: 'Your bank refused the payment. You have not been charged. Please try another card',
  'not-enough-balance': 'There is not enough money on this card. You have not been charged. Please try another card',
  'expired-card': 'This card has expired. You have not been charged. Please try another card',
  'invalid-card': 'This card cannot be used here. You have not been charged. Please try another card',
  cancelled: 'The payment was cancelled. You have not been charged',
  failed: 'The payment did not work. You have not been charged. Please try again',
} as const
