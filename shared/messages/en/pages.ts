import { brand } from '../../brand.ts'

// Separate, because only the Worker needs them.

/** Titles and descriptions of pages for browsers and search engines, unless content gives its own, and their first link. */
export const pages = {
  skipToContent: 'Skip to content',
  homeTitle: `${brand} | Clothing and homewares`,
  homeDescription: `Printed, knitted and made to be lived in: clothing and homewares from ${brand}.`,
  bagTitle: 'Shopping bag',
  checkoutTitle: 'Checkout',
  searchTitle: 'Search',
  searchDescription: `Search clothing, homewares and gifts at ${brand}.`,
  resultsTitle: (term: string) => `Results for “${term}”`,
  productTitle: (name: string, colour: string) => `${name} in ${colour}`,
  orderTitle: {
    placed: 'Thank you for your order',
    unfinished: 'Your order is not finished',
    cancelled: 'Your order was cancelled',
  },
} as const
