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

/** The form that asks whether an order comes by a day, and its answers. `until` is the end of the dispatch. */
export const arrivalCheck = {
  label: 'Ist es rechtzeitig da? Bis zum',
  submit: 'Prüfen',
  kinds: { standard: 'Standardversand', express: 'Expressversand', 'next-day': 'Lieferung am nächsten Tag' },
  free: 'kostenlos',
  yes: ({ method, cost, days, until }: Found) => `Ja, bei Bestellung bis ${until}: ${method}, ${cost}, ${days}.`,
  no: ({ method, cost, days, until }: Found) =>
    `Bis dahin leider nicht. Am frühesten, bei Bestellung bis ${until}: ${method}, ${cost}, ${days}.`,
  listed: ({ method, cost, days, until }: Found) =>
    `Was markiert ist, kommt rechtzeitig, wenn Sie bis ${until} bestellen: ${method}, ${cost}, ${days}.`,
  hereBy: (day: string) => `Da bis ${day}`,
  past: 'Dieser Tag ist schon vorbei. Bitte wählen Sie einen späteren.',
  invalid: 'Bitte geben Sie einen Tag ein, zum Beispiel 2026-12-04.',
} as const
type Found = { method: string; cost: string; days: string; until: string }
