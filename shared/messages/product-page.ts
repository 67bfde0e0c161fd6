// Texts of the product page's islands. Separate, so that no other page loads them.

/** Shown above a product's extra fields if the form was posted without scripts. */
export const requiredFields = 'Please fill in every field that is not optional, and check the others'

/** Texts of a product's extra fields (BigCommerce modifiers), such as a gift card's recipient. */
export const modifiers = {
  required: 'Please fill in this field',
  invalidEmail: 'Please enter a valid e-mail address',
  invalidSendDate: 'Please choose a date from today to a year from now',
  tooLong: 'Please use fewer words here',
  value: 'Value',
} as const

/** Announced if the stock changes while the page is open. */
export const stockChange = { soldOut: 'This has just sold out.', backInStock: 'This is back in stock.' } as const

export const soldOutChoice = 'Sorry, this choice has sold out. Please choose another.'

export const notifyMe = {
  title: 'Tell me when it is back',
  hint: 'Leave your e-mail address and we will write once, when you can buy it again.',
  chooseSize: 'Choose a size to be told when it is back.',
  email: 'E-mail address',
  send: 'Tell me',
  sending: 'Sending',
  saved: 'Thank you. We will write to you when it is back.',
  failed: 'Sorry, we could not keep that just now. Please try again.',
} as const

export const gallery = {
  title: 'Pictures',
  picture: 'Picture',
  previous: 'Previous picture',
  next: 'Next picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  close: 'Close pictures',
} as const

export const share = {
  share: 'Share',
  copied: 'The link is copied',
} as const

export const recentlyViewed = { title: 'Recently viewed' } as const

export const thirdPartyWidgets = {
  fit: 'Our fit finder comes from another company, and shows when you accept its cookies.',
  ratings: 'Ratings and reviews come from another company, and show when you accept its cookies.',
  settings: 'Cookie settings',
} as const

export const reviewErrors = {
  title: 'Please enter a title, of at least 3 characters.',
  message: 'Please enter a message, of at least 3 characters.',
} as const
