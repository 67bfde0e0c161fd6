import { plural } from './plural.ts'

// Only the server, the bag page and the bag's panels use these.

export const freeDelivery = {
  missing: (amount: string) => `Spend ${amount} more for free standard delivery`,
  reached: 'Your standard delivery is free',
} as const

/** 'Delivery in 3 to 5 working days'. */
export function deliveryTerm({ first, last }: { first: number; last: number }): string {
  const days = first === last ? String(last) : `${first} to ${last}`
  return plural(last, { one: `Delivery in ${days} working day`, other: `Delivery in ${days} working days` })
}

/** 'Free delivery in 3 to 5 working days'. */
export function freeDaysTerm(days: { first: number; last: number }): string {
  return deliveryTerm(days).replace('Delivery', 'Free delivery')
}

/** 'Delivery in 3 to 5 working days, free from £60', with the part before the comma in place of `{days}`. */
export function daysAndFreeTerm(freeFrom: string): string {
  return `{days}, free from ${freeFrom}`
}

export function freeDeliveryTerm(freeFrom: string): string {
  return `Free delivery from ${freeFrom}`
}

export function returnTerm(days: number): string {
  return `Return anything within ${days} days`
}

/** The form that asks whether an order comes by a day, and its answers. `until` is the end of the dispatch. */
export const arrivalCheck = {
  label: 'Will it be here by?',
  submit: 'Check',
  kinds: { standard: 'Standard', express: 'Express', 'next-day': 'Next day' },
  free: 'free',
  yes: ({ method, cost, days, until }: Found) => `Yes, if you order by ${until}: ${method}, ${cost}, ${days}.`,
  no: ({ method, cost, days, until }: Found) =>
    `Not by then. The earliest, if you order by ${until}, is ${method}, ${cost}, ${days}.`,
  listed: ({ method, cost, days, until }: Found) =>
    `What is marked comes in time if you order by ${until}: ${method}, ${cost}, ${days}.`,
  hereBy: (day: string) => `Here by ${day}`,
  past: 'That day is over. Please choose a later one.',
  invalid: 'Please enter a day, such as 2026-12-04.',
} as const
type Found = { method: string; cost: string; days: string; until: string }
