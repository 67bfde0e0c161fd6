import { plural } from './plural.ts'

// Separate, so that they load on first open, with their islands.

export const search = {
  title: 'Search',
  label: 'What are you looking for?',
  submit: 'Search',
  close: 'Close search',
  popular: 'Popular searches',
  recent: 'Your last searches',
  clearRecent: 'Clear your last searches',
  suggestions: 'Suggestions',
  products: 'Products',
  links: 'Pages',
  showing: (term: string, typed: string) => `Showing ${term} for ${typed}`,
  results: 'Search results',
  viewAll: 'View all results',
  searching: 'Searching',
  found: (count: number) =>
    `${plural(count, { one: '{count} result', other: '{count} results' })}. Use the arrow keys to choose one.`,
  none: (term: string) => `We could not find anything for “${term}”`,
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
  languages: 'Language',
  /** This language, as its readers call it. */
  language: 'English',
  /** Shown to readers of this language on pages in another one. */
  offer: 'See this page in English',
  elsewhere: (country: string) => `You chose ${country} in another tab. This page still has the prices from before.`,
} as const

export const newsletter = {
  title: 'Letters from the workroom',
  description: 'New prints, how they are made and the odd sale, by e-mail.',
  hint: 'New prints, how they are made and the odd sale. Two letters a month at most, and every one has a link to stop them.',
  email: 'E-mail address',
  submit: 'Sign me up',
  sending: 'Sending',
  close: 'Close',
  sentTitle: 'Check your inbox',
  sent: 'We have sent you an e-mail. Follow the link in it, and you are on the list.',
  invalidEmail: 'Please enter a valid e-mail address',
  failed: 'Sorry, we could not send that just now. Please try again.',
  limit: 'You have tried this too many times. Please wait a minute and try again.',
} as const
