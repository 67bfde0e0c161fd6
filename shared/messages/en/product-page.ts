// Texts of the product page's islands. Separate, so that no other page loads them.

/** Texts of a product's extra fields (BigCommerce modifiers), such as a gift card's recipient. */
export const modifiers = {
  required: 'Please fill in this field',
  invalidEmail: 'Please enter a valid e-mail address',
  invalidSendDate: 'Please choose a date from today to a year from now',
  tooLong: 'Please use fewer words here',
  tooManyLines: 'Please use fewer lines here',
  value: 'Value',
} as const

/** Announced if the stock changes while the page is open. */
export const stockChange = { soldOut: 'This has just sold out.', backInStock: 'This is back in stock.' } as const

export const notifyMe = {
  title: 'Email me when it’s back',
  hint: 'We will send you one e-mail when you can buy it again.',
  chooseSize: 'Choose a size to get an e-mail when it’s back.',
  email: 'E-mail address',
  send: 'Notify me',
  sending: 'Sending',
  kept: 'Thank you. We will e-mail you when it’s back.',
  failed: 'Sorry, we could not save that just now. Please try again.',
} as const

/** Leads from the chosen size to the shops that have it. */
export const reservation = { link: 'Reserve in a shop' } as const

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
  fit: 'The fit finder needs cookies from another company. It shows once you accept them.',
  ratings: 'Ratings and reviews need cookies from another company. They show once you accept them.',
  settings: 'Cookie settings',
} as const

/** A gift card's size is its value. */
export const giftCard = { selectValue: 'Select Value', pleaseSelectValue: 'Please Select a Value' } as const
