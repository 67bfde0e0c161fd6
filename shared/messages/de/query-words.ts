// Separate from `shop.ts`, which the cart loads: only the Worker reads queries.

/** The words of a search query that limit the price. */
export const queryWords = {
  atMost: ['unter', 'bis', 'bis zu', 'weniger als', 'günstiger als', 'billiger als', 'höchstens', 'maximal', 'max'],
  atLeast: ['über', 'ab', 'mehr als', 'teurer als', 'mindestens', 'min'],
  currencies: ['€', '£', '$', 'eur', 'gbp', 'usd', 'euro', 'pfund', 'dollar'],
  priceRead: (range: string) => `Aus Ihrer Suche übernommen: Preis ${range}.`,
} as const
