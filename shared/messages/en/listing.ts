// Separate from `shop.ts`, which the cart loads: these panels load on first open.

/** Facts of a card in the list view. */
export const listCard = { sizes: 'Sizes', range: (first: string, last: string) => `${first} to ${last}` } as const

/** What a script adds to the filters. */
export const filterPanel = {
  mySizes: (sizes: readonly string[]) => `My size: ${sizes.join(', ')}`,
} as const

export const quickAdd = {
  title: 'Quick add',
  close: 'Close quick add',
  failed: 'Sorry, we could not load the sizes. Please try again, or see the product.',
  needsDetails: 'This one needs a few details from you.',
  view: 'View product',
} as const
