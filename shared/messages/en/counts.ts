import type { PluralForms } from '../../languages.ts'
import { plural } from './plural.ts'

// Separate, because only the Worker needs them.

const styles: PluralForms = { one: '{count} style', other: '{count} styles' }

/** Texts of listings with a number. */
export const listingCounts = {
  styles: (count: number) => plural(count, styles),
  /** For the script that counts while filters are chosen. */
  styleForms: styles,
  seen: (shown: number, total: number) => `${shown} of ${total} styles`,
  starsAndMore: (stars: string) =>
    plural(Number(stars), { one: '{count} star and more', other: '{count} stars and more' }),
  withoutFilter: (values: string, count: number) =>
    plural(count, { one: `Without ${values}: {count} style`, other: `Without ${values}: {count} styles` }),
} as const

export const checkoutCounts = {
  bag: (count: number) =>
    plural(count, { one: 'Your bag: {count} item, total {total}', other: 'Your bag: {count} items, total {total}' }),
} as const
