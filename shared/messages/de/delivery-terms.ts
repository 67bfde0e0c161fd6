import { plural } from './plural.ts'

// Only the server, the bag page and the bag's panels use these.

export const freeDelivery = {
  missing: (amount: string) => `Noch ${amount} bis zum kostenlosen Standardversand`,
  reached: 'Ihr Standardversand ist kostenlos',
} as const

/** 'Lieferung in 3 bis 5 Werktagen'. */
export function deliveryTerm({ first, last }: { first: number; last: number }): string {
  const days = first === last ? String(last) : `${first} bis ${last}`
  return plural(last, { one: `Lieferung in ${days} Werktag`, other: `Lieferung in ${days} Werktagen` })
}

/** 'Kostenlose Lieferung in 3 bis 5 Werktagen'. */
export function freeDaysTerm(days: { first: number; last: number }): string {
  return deliveryTerm(days).replace('Lieferung', 'Kostenlose Lieferung')
}

/** 'Lieferung in 3 bis 5 Werktagen, kostenlos ab 60 €', with the part before the comma in place of `{days}`. */
export function daysAndFreeTerm(freeFrom: string): string {
  return `{days}, kostenlos ab ${freeFrom}`
}

export function freeDeliveryTerm(freeFrom: string): string {
  return `Kostenloser Versand ab ${freeFrom}`
}

export function returnTerm(days: number): string {
  return `Rückgabe innerhalb von ${days} Tagen`
}
