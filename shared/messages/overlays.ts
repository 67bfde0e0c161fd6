// Apart from the rest: their islands come with a tap, and so do these.

export const search = {
  title: 'Search',
  label: 'What are you looking for?',
  submit: 'Search',
  close: 'Close search',
  popular: 'Popular searches',
  suggestions: 'Suggestions',
  products: 'Products',
  results: 'Search results',
  viewAll: 'View all results',
  searching: 'Searching',
  found: 'results. Use the arrow keys to choose one.',
  none: 'We could not find anything for',
  noneHint: 'Check the spelling, or try something broader such as dress, mug or stripe.',
  failed: 'Sorry, our search is not answering. Please try again.',
  retry: 'Try again',
} as const

export const locale = {
  title: 'Where are you shopping from?',
  hint: 'Prices, delivery and what we can send differ from country to country.',
  country: 'Country',
  currency: 'Currency',
  submit: 'Continue',
  close: 'Close',
  change: 'Change country or currency',
} as const
