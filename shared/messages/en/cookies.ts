import { plural } from './plural.ts'

// Separate, because only the Worker needs them.

const days = (count: number) => plural(count, { one: '{count} day', other: '{count} days' })

/**
 * The cookies that the shop sets, by name. A name may end with a placeholder for the market. `cartDays`: how long a bag
 * is kept after its last use.
 */
export const cookieTexts = (cartDays: number) => ({
  'cart-id_…': { purpose: 'Remembers your shopping bag, one for each country shop.', lasts: days(cartDays) },
  'sv-cart': { purpose: 'Says that there is a bag to load.', lasts: days(cartDays) },
  'sv-buy-now_…': {
    purpose: 'Keeps a product that you pay for with a wallet from its own page, apart from your bag.',
    lasts: '1 hour',
  },
  '__Host-sv-total': {
    purpose: 'Keeps the total that you were shown, so that the checkout asks you before it charges another.',
    lasts: '24 hours',
  },
  '__Host-sv-session': {
    purpose: 'Keeps you logged in. It is sealed: only the shop can read it.',
    lasts: '7 days after your last visit, 30 days at most',
  },
  '__Host-sv-known': {
    purpose: 'Keeps other people’s wrong passwords from locking you out on a browser that you have logged in with.',
    lasts: '180 days after you log in',
  },
  'user-authenticated': {
    purpose: 'Says whether to show you the way to your account or to the login.',
    lasts: days(7),
  },
  'sv-coupons_…': {
    purpose: 'Keeps the promotion codes that you entered or that a link brought, until you use them.',
    lasts: days(cartDays),
  },
  'sv-certificates_…': {
    purpose: 'Remembers that you pay for your bag with a gift certificate: the end of its code, not the code.',
    lasts: days(cartDays),
  },
  'sv-present_…': {
    purpose: 'Remembers that your bag is a gift. What you wrote is not in it.',
    lasts: days(cartDays),
  },
  '__Host-sv-reset': {
    purpose: 'Lets you choose a new password after you followed the link that we sent you.',
    lasts: '30 minutes',
  },
  '__Host-sv-flash': {
    purpose: 'Tells the next page what you have just done, such as logging out.',
    lasts: 'Until that page, 5 minutes at most',
  },
  'sv-logged-in': { purpose: 'Lets us count logins, if you agreed to that.', lasts: '1 minute at most' },
  '__Host-sv-order': { purpose: 'Lets this browser see the order that it placed.', lasts: '24 hours' },
  '__Host-sv-guest-order': {
    purpose: 'Lets this browser see an order after you followed the link that we sent you.',
    lasts: '1 hour',
  },
  wsPreferredLocale: { purpose: 'Remembers the country and currency that you chose.', lasts: '30 days' },
  'sv-figure': { purpose: 'Remembers who shows you the clothes in pictures.', lasts: '180 days' },
  'sv-locale-dismissed': { purpose: 'Remembers that you closed our question about your country.', lasts: '30 days' },
  'sv-consent': { purpose: 'Keeps your choice of cookies.', lasts: '6 months' },
  '__Host-sv-preview': { purpose: 'Shows our own editors what they are about to publish.', lasts: '8 hours' },
})

/** Data that the shop stores in the browser. Only the events are sent, to services that the visitor has agreed to. */
export const storageTexts = {
  'sv-wishlist': {
    purpose: 'Keeps your wishlist while you are not logged in.',
    lasts: 'Until you log in, or clear it',
  },
  'sv-recently-viewed': {
    purpose: 'Keeps the last products that you looked at, to show them again.',
    lasts: 'Until you clear it',
  },
  'sv-recent-searches': {
    purpose: 'Keeps the last words that you searched for, to offer them again. They stay in your browser.',
    lasts: 'Until you clear it',
  },
  'sv-sizes': {
    purpose: 'Keeps the sizes that you filtered by, to offer them again. They stay in your browser.',
    lasts: 'Until you clear it',
  },
  'listing-view': { purpose: 'Keeps how large you chose to see products in lists.', lasts: 'Until you close the tab' },
  'sv-events-…': {
    purpose: 'Keeps what you agreed to share until a page can send it. Only after you agree.',
    lasts: 'Until the next page, 3 days at most',
  },
  'sv-events-waiting': {
    purpose: 'The same, for a page that you left while it was loading.',
    lasts: 'Until the next page',
  },
  'sv-purchases': {
    purpose: 'Keeps an order from being counted twice. Only after you agree.',
    lasts: 'Until you clear it',
  },
  'sv-locale-asked': { purpose: 'Remembers that we have asked about your country.', lasts: 'Until you close the tab' },
  'sv-reloaded-at': {
    purpose: 'Keeps a page that was updated meanwhile from being loaded over and over.',
    lasts: 'Until you close the tab',
  },
  'sv-unable-…': {
    purpose: 'Remembers the wallets that cannot pay on this device, to leave out their buttons.',
    lasts: 'Until you close the tab',
  },
} as const
