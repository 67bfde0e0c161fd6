import { brand } from '../brand.ts'

// Separate, because only the Worker needs them.

/** Titles and descriptions of pages for browsers and search engines, unless content gives its own. */
export const pages = {
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

/** The first crumb of a breadcrumb. It has the shop's name, because a department is called Home. */
export const homeCrumb = { label: brand, path: '/' } as const
