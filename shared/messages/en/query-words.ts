// Separate from `shop.ts`, which the cart loads: only the Worker reads queries.

/** The words of a search query that limit the price. */
export const queryWords = {
  atMost: ['under', 'below', 'less than', 'cheaper than', 'up to', 'max'],
  atLeast: ['over', 'above', 'more than', 'at least', 'min'],
  currencies: ['£', '$', '€', 'gbp', 'usd', 'eur', 'pounds', 'pound', 'quid', 'dollars', 'dollar', 'euros', 'euro'],
  priceRead: (range: string) => `Price: ${range}, from your search.`,
} as const
