/** Texts for shoppers that do not come from content. Required spellings stay as they are (D-102). */
// Each section is its own export, so that a chunk contains only the sections it uses: import * as messages. A section is
// an object or a function, because a text is chosen by the market's language when it is read.

import { brand } from '../../merchant.ts'
import { failedPage } from './failed-page.ts'

export const shell = {
  mainNavigation: 'Main',
  serviceNavigation: 'Service',
  quickNavigation: 'Quick links',
  menu: 'Menu',
  closeMenu: 'Close menu',
  search: 'Search',
  searchLabel: 'What are you looking for?',
  bag: 'Bag',
  basket: 'Basket',
  bagWaits: 'One moment: we are looking up your offers.',
  home: 'Home',
  shopFinder: 'Shop Finder',
  help: 'Help & FAQs',
  downloadApp: 'Download our application',
  shoppingIn: (place: string, currency: string) => `Shopping in ${place}, ${currency}`,
  account: 'Account',
  wishlist: 'Wishlist',
  benefits: 'Good to know',
  pause: 'Pause',
  shopNavigation: 'Shop',
  back: 'Back',
  allOf: (title: string) => `All ${title}`,
  categories: 'Categories',
  menuOf: (title: string) => `${title} menu`,
  seeMore: 'See more',
  backTo: 'Back to the shop',
  tagline: 'Printed, woven and finished to last.',
  copyright: `${brand}. All rights reserved.`,
} as const

/** Links of an empty panel. */
export const emptyPanel = { categories: 'Shop by category' } as const

export const footer = {
  followUs: 'Follow us',
  weAccept: 'We accept',
  textBox: "Sometimes it's good to get lost in the details",
} as const

export const countdown = {
  label: 'Countdown',
  days: 'days',
  hours: 'hours',
  minutes: 'minutes',
  seconds: 'seconds',
  ends: 'Ends {moment}',
  pause: 'Pause the countdown',
} as const

export const error = {
  home: 'Home',
  womens: 'Womens',
  mens: 'Mens',
  otherStuff: 'Other stuff',
  reference: 'Reference',
  notFoundTitle: 'Page not found',
  notFoundCode: '404 ERROR',
  notFoundMessage: 'This page could not be found',
  otherTitle: failedPage.title,
  otherMessage: failedPage.message,
  retry: failedPage.retry,
  toHome: 'Go to the home page',
} as const

/** The page of a market that is closed for maintenance. */
export const maintenance = {
  title: 'We will be back shortly',
  message: 'The shop is closed for a little while, so that we can look after it. Please come back in a few minutes.',
  orders: 'Orders that you have placed are safe.',
} as const

/** Shown after too many attempts (D-15). */
export const tooManyTries = { text: 'You have tried this too many times. Please wait a minute and try again.' } as const

/** Refusals that only the Worker writes. Separate, so that no page loads them. */
export const cartRefusals = {
  codesRefused: 'A promotional code in your bag cannot be used any more. Please check your new total.',
  notSoldHere: 'This is not sold in this shop.',
  limitWhileChanging:
    'An order cannot have more of this product. Please remove this one first, and then add the other.',
} as const

export const bag = {
  panelTitle: 'SHOPPING BAG',
  empty: 'Your shopping bag is empty',
  goBack: 'Go back shopping',
  checkout: 'Checkout',
  loading: 'Loading...',
  viewBag: 'View Bag',
  added: 'Added to bag',
  soldOut: 'Sold Out',
  unavailable: 'Currently unavailable',
  low: 'There are less than 5 of these left',
  soldOutLines: 'Sorry! Some products in your bag have sold out and will need to be removed before you can checkout',
  unavailableLines:
    'Sorry! Some products in your bag are currently unavailable and will need to be removed before you can checkout',
  lineUnavailable: 'Sorry, this product is currently unavailable. You can only remove it.',
  quantityAdjusted: 'Sorry we have had to adjust the quantity',
  exceedsStock: 'The selected quantity exceeds available stock',
  noCartToAdd: 'There is no cart to add the item to.',
  noCartToRemove: 'There is no cart to remove the item from.',
  noCartToUpdate: 'There is no cart to update product quantity in.',
  noCartToClear: 'There is no cart to clear.',
  failed: 'Sorry, we could not update your bag. Please try again.',
  offline: 'You seem to be offline. Please check your connection and try again.',
  slow: 'This takes longer than usual. One moment, please.',
  noResponse: 'Sorry, we got no answer in time. Please try again.',
  busy: 'Your bag was changed at the same moment. Please try again.',
  title: 'Your bag',
  lines: 'In your bag',
  summary: 'Summary',
  subtotal: 'Subtotal',
  total: 'Total',
  deliveryLater: 'Delivery is added at checkout.',
  clear: 'Clear bag',
  retry: 'Try again',
  checkoutFailed: 'Sorry, we could not start the checkout. Your bag is safe. Please try again.',
} as const

/** Shown if the total changed before the checkout opens. Only the server uses these. */
export const totalChange = {
  title: 'Your total has changed',
  totalChanged: (was: string, now: string) => `It was ${was} and is now ${now}.`,
  linesChanged: 'The items in your bag have changed.',
  priceChanged: (name: string, was: string, now: string) => `${name}: ${was} is now ${now}.`,
  offersUnchecked: 'Offers and codes cannot be checked just now, so none are taken off.',
  offerGone: (label: string, was: string) => `${label} (${was}) is not taken off any more.`,
  offerNew: (label: string, now: string) => `${label} now takes off ${now}.`,
  offerChanged: (label: string, was: string, now: string) => `${label} took off ${was} and now takes off ${now}.`,
  asBefore: (held: string) =>
    `When you went to the checkout, your total was ${held}. It is as before now; if it changes again, you pay ${held}.`,
  confirm: 'Please check your bag. Then go to the checkout again.',
} as const

export const price = {
  was: 'Was',
  now: 'Now',
  percent: (percent: number) => `${percent}%`,
  off: (saving: string) => `${saving} off`,
} as const

/** Texts about offers, which the cart shows at once. Texts about codes are loaded on first open. */
export const promotions = {
  waitingCode: '{code} is saved for when you add something',
  unavailable: 'We cannot check offers and codes just now. These are our prices before offers. Your codes are saved.',
  updating: 'Prices are being updated',
  salePrices: 'Sale prices',
  withCode: (code: string) => `code ${code}`,
  fullPrice: 'Full price',
  priceDetails: 'Price details',
  freeGift: 'Free gift',
  free: 'Free',
  giftGone: (name: string) => `Sorry, this gift is out of stock: ${name}`,
  haveCode: 'Promotion code',
} as const

export { account, addresses, myData } from './account.ts'

export { compare } from './compare.ts'
export { couponRefusals, coupons } from './coupons.ts'

export { product, productDetails, productRefusals } from './product.ts'

export const listing = {
  loadingFilters: 'Loading filters',
  noFilters: 'No filters are available now',
  done: 'Done',
  clearAll: 'Clear All',
  filter: 'Filter',
  closeFilters: 'Close filters',
  sort: 'Sort',
  breadcrumb: 'Breadcrumb',
  subcategories: 'In this collection',
  pages: 'Pages',
  page: 'Page',
  remove: 'Remove',
  chosen: 'Chosen filters',
  aboutListing: 'About these styles',
  view: 'View',
  grid: 'Grid',
  list: 'List',
  loadMore: 'Load more',
  loadingMore: 'Loading',
  loadMoreFailed: 'Sorry, we could not load more. Please try again.',
  pastEnd: 'There is nothing on this page',
  pastEndHint: 'The list is shorter than that. It begins on page 1.',
  firstPage: 'Go to page 1',
  didYouMean: 'Did you mean',
  popular: 'Popular searches',
  categories: 'Shop by category',
  empty: 'Nothing here just now',
  emptyHint: 'Try fewer filters, or have a wander through the rest of the shop.',
  searchEmpty: (query: string) => `We could not find anything for “${query}”`,
  searchOrderHint: 'If this is the number of an order, you can see where it is.',
  searchOrders: 'Find your order',
  searchHint: 'Check the spelling, or try something broader such as dress, mug or stripe.',
  resultsFor: 'Results for {query}',
  resultsIn: (category: string) => `Results for {query} in ${category}`,
  searchIn: (category: string) => `Search in ${category}`,
  searchEmptyIn: (query: string, category: string) => `We could not find anything for “${query}” in ${category}`,
  searchHintIn: 'Check the spelling, or look in the rest of the shop.',
  searchEverywhere: 'Search the whole shop',
  allOf: (category: string) => `All of ${category}`,
  termLeftOut: (query: string, category: string) =>
    `Sorry, we cannot search for “${query}” here just now, so this is all of ${category}.`,
  showing: (term: string, query: string) => `Showing ${term} for ${query}.`,
  searchInstead: (query: string) => `Search for ${query} instead`,
  leftOut: (words: readonly string[]) =>
    `Nothing matches ${words.map((word) => `“${word}”`).join(', ')}, so we left it out.`,
  inSize: (sizes: string) => `In size ${sizes}, from your search.`,
  sizeWord: 'size',
  onSale: 'On sale',
  anyRating: 'Any rating',
  allShades: (family: string) => `All ${family.toLowerCase()}`,
  price: 'Price',
  minPrice: 'From',
  maxPrice: 'To',
  lowestPrice: 'Lowest price',
  highestPrice: 'Highest price',
  priceFrom: (amount: string) => `From ${amount}`,
  priceTo: (amount: string) => `Up to ${amount}`,
  bestSellers: 'Popular just now',
  withoutFilters: 'Without your filters',
  nearMatches: 'Near matches',
} as const

export const checkout = {
  asGuest: 'CHECKOUT AS A GUEST',
  title: 'Checkout',
  guestTitle: 'Check out as a guest',
  customerTitle: 'Already have an account?',
  guestHint: 'No account needed. You enter your address and payment on the next page.',
  backToBag: 'Back to your bag',
} as const

export const order = {
  thanks: 'Thank you',
  number: 'Order',
  heading: (id: number) => `Order ${id}`,
  placed: 'We have your order. A confirmation is on its way to {email}.',
  placedPlain: 'We have your order. A confirmation is on its way to your e-mail address.',
  unfinished: 'Your order is not finished',
  unfinishedText:
    'We have not received a payment for this order. Your bag is as you left it. If you have just paid, please wait a moment and load this page again.',
  cancelled: 'This order was cancelled',
  cancelledText: 'We will not send it. If you did not expect this, please write to us with the order number.',
  toBag: 'Back to your bag',
  delivery: 'Delivery',
  discount: 'Discount',
  fees: 'Fees',
  tax: 'Tax',
  giftCertificates: 'Gift certificates',
  storeCredit: 'Store credit',
  paid: 'Paid',
  toPay: 'To pay',
  refunded: 'Refunded',
  deliverTo: 'Delivering to',
  deliveryOf: (number: number, of: number) => `Delivery ${number} of ${of}`,
  sentOf: (sent: number, of: number) => `${sent} of ${of} dispatched`,
  deliveryMethod: 'Delivery method',
  expected: 'Expected',
  payment: 'Payment',
  nextTitle: 'What happens next',
  nextSent: 'We e-mail you when your order is on its way.',
  nextHelp: 'Something not right? Write to us soon:',
  returns: 'Returns',
  keepShopping: 'Keep shopping',
  free: 'Free',
  quantity: 'Quantity',
  date: 'Date',
  status: 'Status',
  statuses: {
    Open: 'Open',
    Pending: 'Pending',
    Confirmed: 'Confirmed',
    'Shipped in part': 'Shipped in part',
    Shipped: 'Shipped',
    Complete: 'Complete',
    Cancelled: 'Cancelled',
    'Refunded in part': 'Refunded in part',
    Refunded: 'Refunded',
  },
  total: 'Total',
  items: 'Items',
  view: 'View order',
  none: 'No orders in the last 12 months.',
  noneEver: 'You have not placed an order yet.',
  window: 'Orders of the last 12 months.',
  showAll: 'Show all orders',
  everyOrder: 'All your orders.',
  showWindow: 'Show only the last 12 months',
  older: 'Older orders',
  newer: 'Newer orders',
  pages: 'Pages of orders',
  reorder: 'Buy again',
  notAdded: {
    'not-found': 'no longer sold',
    unavailable: 'currently unavailable',
    gift: 'currently unavailable',
    size: 'no longer sold in this size',
    'size-and-fit': 'no longer sold in this size and fit',
    details: 'needs its details again, because it is personal',
    stock: 'not enough left',
    invalid: 'cannot be bought just now',
    parent: 'cannot be bought just now',
    busy: 'your bag was changed at the same moment, please try again',
  },
  last: 'Your last order',
  back: 'All orders',
  placedOn: 'Placed on',
  placedOnDate: 'Placed on {date}',
  accountTitle: 'Keep this order in an account',
  accountHint: 'Choose a password, and next time your details are already here. The account is for {email}.',
  kept: 'You will find this order in your account.',
  notKept: 'This order could not be added to your account yet.',
  keepAgain: 'Try again',
} as const

export const preview = {
  label: 'Preview',
  showingNow: 'Showing {domain} as it is now',
  showingAt: 'Showing {domain} as at {moment}',
  until: 'Ends {moment}',
  exit: 'Exit Preview',
  leftOut: 'Left out of the page: {name}',
  noBlock: 'No block has this type, so shoppers see nothing here.',
  doesNotFit: 'Shoppers see nothing here until this is put right:',
  partLeftOut: 'Left out in part: {name}',
  restShows: 'Shoppers see the rest of it without this:',
  issue: (expected: string, found: string) => `{field}: expected ${expected}, found ${found}`,
} as const

export const shopFinder = {
  title: 'Shop Finder',
  description: `Find a ${brand} shop near you: addresses, telephone numbers and opening hours.`,
  town: 'Town or postcode',
  search: 'Find shops',
  all: 'Show all shops',
  map: 'Map of our shops',
  nearest: 'Find the nearest shop',
  sorted: 'The nearest shop is first.',
  away: '{distance} from you',
  noLocation: 'Your browser did not tell us where you are.',
  openingHours: 'Opening hours',
  directions: 'Directions',
  awayFrom: (distance: string, place: string) => `${distance} from ${place}`,
  noneIn: (town: string) => `We have no shop in “${town}”. These are all our shops.`,
  nearestTo: (town: string) => `We have no shop in “${town}”. These are the nearest ones.`,
  online: 'Shop online',
  none: 'We have no shops here yet. Everything is a click away online.',
  unavailable: 'Our shops cannot be listed at the moment. Please try again later.',
} as const

/** For a browser that keeps no cookies. */
export const needsCookies = {
  text: 'Your browser blocks our cookies. Please allow them for this shop, and try again.',
} as const

export const cookies = {
  title: 'Cookies',
  description: `Which cookies ${brand} sets, what they are for and how long they last.`,
  necessary: 'These cookies make the shop work. They hold no name, address or payment details.',
  table: 'Our cookies',
  storage: 'Kept in your browser',
  name: 'Name',
  purpose: 'What it is for',
  lasts: 'How long it lasts',
} as const

export const wallet = {
  ukOnly: 'We only ship to UK, Jersey, and Guernsey',
  cannotShip: 'We can not ship to this address',
  dismissed: 'ApplePay UI dismissed',
  held: 'We are checking your payment; do not pay again',
  declined: 'Several cards were refused for this bag. Please pay in the checkout instead',
  notPaid: 'The payment did not work, and you have not been charged. Your bag is as it was.',
} as const

export const wishlist = {
  title: 'My Wishlist',
  shared: 'A wishlist for you',
  description: 'Pieces saved for later.',
  // Not 'Your bag is empty' as required, which would be false (D-101).
  empty: 'Your wishlist is empty',
  emptyHint: 'Tap the heart on anything you like to save it here.',
  startShopping: 'Start shopping',
  totalPrice: 'Total price',
  clear: 'Clear wishlist',
  clearQuestion: 'Remove everything from your wishlist?',
  keep: 'Keep it',
  addToCart: 'Add to cart',
  chooseOptions: 'Choose options',
  remove: 'Remove',
  save: 'Save to my wishlist',
  add: 'Add to wishlist',
  moveFromBag: 'Move to wishlist',
  added: 'Saved to your wishlist',
  removed: 'Removed from your wishlist',
  failed: 'Your wishlist could not be changed.',
  loadFailed: 'Your wishlist could not be loaded.',
  retry: 'Try again',
  loading: 'Loading your wishlist …',
  itemNotShown: 'Sorry, we cannot show this item.',
  showMore: 'Show more',
  full: 'Your wishlist is full. Remove something first.',
  share: 'Share',
  copied: 'The link to your wishlist is copied.',
  savedPieces: 'Saved pieces',
  guestHint: 'Your wishlist is kept in this browser. Log in to have it everywhere.',
  logIn: 'Log in',
  gone: 'Some of your saved pieces are no longer sold.',
  close: 'Close wishlist',
  length: 'Fit',
} as const

export const blocks = {
  pauseVideo: 'Pause video',
  pauseText: 'Pause the moving text',
  previous: 'Previous',
  next: 'Next',
  close: 'Close',
  seeMore: 'see more',
  seeLess: 'see less',
  sticker: 'A note from the shop',
  liveShopping: 'Live shopping',
  liveShoppingConsent: 'This video needs cookies from another company. It plays once you accept them.',
  cookieSettings: 'Cookies',
  liveShoppingFailed: 'The programme could not be loaded.',
  cards: 'Cards',
} as const
