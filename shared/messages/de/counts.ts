import type { PluralForms } from '../../languages.ts'
import { plural } from './plural.ts'

// Separate, because only the Worker needs them.

const styles: PluralForms = { one: '{count} Artikel', other: '{count} Artikel' }

/** Texts of listings with a number. */
export const listingCounts = {
  styles: (count: number) => plural(count, styles),
  /** For the script that counts while filters are chosen. */
  styleForms: styles,
  seen: (shown: number, total: number) => `${shown} von ${total} Artikeln`,
  starsAndMore: (stars: string) =>
    plural(Number(stars), { one: '{count} Stern und mehr', other: '{count} Sterne und mehr' }),
  withoutFilter: (values: string, count: number) => plural(count, { other: `Ohne ${values}: {count} Artikel` }),
} as const

export const checkoutCounts = {
  bag: (count: number) => plural(count, { other: 'Ihr Warenkorb: {count} Artikel, Gesamtbetrag {total}' }),
} as const
