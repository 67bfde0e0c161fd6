import { brand } from '../../merchant.ts'
import { plural } from './plural.ts'

// Separate, because only the Worker needs them.

/** Titles and descriptions of pages for browsers and search engines, unless content gives its own, and their first link. */
export const pages = {
  skipToContent: 'Skip to content',
  partNotShown: 'Sorry, we cannot show this part of the page.',
  homeTitle: `${brand} | Clothing and homewares`,
  homeDescription: `Printed, knitted and made to be lived in: clothing and homewares from ${brand}.`,
  bagTitle: 'Shopping bag',
  checkoutTitle: 'Checkout',
  searchTitle: 'Search',
  searchDescription: `Search clothing, homewares and gifts at ${brand}.`,
  /** In the whole shop, or within a category with the names of `listingTitle`. */
  resultsTitle: (term: string, names: readonly string[] = []) =>
    `Results for “${term}”${names.length > 0 ? ` in ${names.join(', ')}` : ''}`,
  productTitle: (name: string, colour: string) => `${name} in ${colour}`,
  /** 'Dresses', or 'Dresses, Kids' where another category has the same name. */
  listingTitle: (names: readonly string[]) => names.join(', '),
  listingDescription: (name: string, count: number) =>
    plural(count, {
      one: `${name} at ${brand}: {count} piece, printed, knitted and made to last.`,
      other: `${name} at ${brand}: {count} pieces, printed, knitted and made to last.`,
    }),
  clothDescription: (print: string, count: number) =>
    plural(count, {
      one: `Everything in the design ${print} by ${brand}: {count} piece, from clothes to the home.`,
      other: `Everything in the design ${print} by ${brand}: {count} pieces, from clothes to the home.`,
    }),
  pictureAlt: (name: string, number: number, count: number) => `${name}, ${number} of ${count}`,
  orderTitle: {
    placed: 'Thank you for your order',
    unfinished: 'Your order is not finished',
    cancelled: 'Your order was cancelled',
  },
} as const

/** Who wears the clothes in pictures. */
export const figureChoice = {
  title: 'Who wears the clothes',
  on: (name: string, size: string) => `On ${name}, size ${size}`,
  without: 'Just the clothes',
} as const

/** Beside prices, in languages whose shoppers expect it by law. Empty for none. */
export const priceNote: PriceNote = {
  text: '',
  lowestPrice: (price) => `Lowest price of the last 30 days: ${price}`,
}
type PriceNote = { readonly text: string; readonly lowestPrice: (price: string) => string }

/** The sort orders of a listing. */
export const sortNames = {
  featured: 'Featured',
  'newest-desc': 'Newest',
  'selling-desc': 'Best selling',
  'reviews-desc': 'Best reviewed',
  'price-asc': 'Price: low to high',
  'price-desc': 'Price: high to low',
  'name-asc': 'Name: A to Z',
  'name-desc': 'Name: Z to A',
} as const

/** Kinds of sizes, in the order of a filter that has several. */
export const sizeKinds = {
  letters: 'Letters',
  numbers: 'Numbers',
  inches: 'Waist in inches',
  ages: 'Ages',
  words: 'For the home, and one size',
} as const

/** The facets of a listing. */
export const facetTexts = {
  color: 'Colour',
  size: 'Size',
  group: 'Category',
  family: 'Colour family',
  sale: 'On sale',
  length: 'Length',
  sleeve: 'Sleeve',
  fabric: 'Fabric',
  pattern: 'Pattern',
  fit: 'Fit',
  warmth: 'Warmth',
  softness: 'Softness',
  rating: 'Rating',
} as const

/** The values of facets that have levels, from 1 to 5. */
export const levelTexts = {
  warmth: ['Very cool', 'Cool', 'Fairly warm', 'Warm', 'Very warm'],
  softness: ['Rough', 'Tickles', 'A little tickle', 'Soft', 'Very soft'],
} as const
