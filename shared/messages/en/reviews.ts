import { plural } from './plural.ts'

// Separate, because only the Worker needs them.

export const reviews = {
  title: 'Reviews',
  of: (name: string) => `Reviews of ${name}`,
  count: (count: number) => plural(count, { one: '{count} review', other: '{count} reviews' }),
  /** `average` is already written in the language: '4.3'. */
  outOfFive: (average: string) => `${average} out of 5 stars`,
  stars: (stars: number) => plural(stars, { one: '{count} star', other: '{count} stars' }),
  all: (count: number) => plural(count, { one: 'Read the review', other: 'Read all {count} reviews' }),
  write: 'Write a review',
  first: 'No one has reviewed this yet. Be the first.',
  none: 'No review has this many stars.',
  anyone: 'A shopper',
  by: '{author}, {date}',
  byStars: 'By stars',
  everyStar: 'All stars',
  sortedBy: 'Sorted by',
  pages: 'Pages of reviews',
  previous: 'Previous reviews',
  next: 'More reviews',
  backTo: (name: string) => `Back to ${name}`,
} as const

export const reviewSortNames = {
  newest: 'Newest',
  oldest: 'Oldest',
  highest: 'Highest rating',
  lowest: 'Lowest rating',
} as const

export const fitVerdictTexts = {
  small: 'Customers say it runs small.',
  true: 'Customers say it is true to size.',
  large: 'Customers say it runs large.',
} as const

export const reviewForm = {
  heading: (name: string) => `Write a review of ${name}`,
  rating: 'Your rating',
  ratingOf: { 5: 'Love it', 4: 'Like it', 3: 'It is fine', 2: 'Not for me', 1: 'Poor' },
  title: 'Title',
  text: 'Your review',
  name: 'Name',
  nameHint: 'Shown with your review. A first name is enough.',
  email: 'E-mail address',
  emailHint: 'Never shown. We use it only for questions about your review.',
  as: (name: string) => `Your review will show the name ${name}.`,
  required: 'Please fill in every field.',
  send: 'Send review',
  kept: 'Thank you. Others will see your review once it is checked.',
  problem: 'Please check the form.',
  already: 'You have already reviewed this. Each person can review a product once.',
  notAllowed: 'Only people who have bought this here can review it.',
  refused: 'Sorry, we could not accept this review. Please check what you have written.',
  failed: 'Sorry, we could not save your review just now. What you have written is still here. Please try again.',
  limit: 'You have sent several reviews. Please wait a minute and try again.',
  issue: {
    rating: 'Please choose a rating.',
    title: 'Please enter a title with at least 3 characters.',
    text: 'Please enter a message with at least 3 characters.',
    name: 'Please enter a name with at least 2 characters.',
    tooLong: 'Please use fewer words here.',
  },
} as const
