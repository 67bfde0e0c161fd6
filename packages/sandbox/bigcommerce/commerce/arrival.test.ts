import { expect, test } from 'vitest'
import { arrivalText } from './arrival.ts'

// Engines differ in the blanks, commas and years of a range, and in the month of its first day.
const shown = (at: string, days = { first: 3, last: 5 }, locale = 'en-GB') =>
  arrivalText(days, { at: Date.parse(at), locale })
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/,| 20\d\d/g, '')
    .replace(/^(\w+ \d+) (\w+) – (.*) \2$/, '$1 – $3 $2')

test.each([
  ['before the warehouse closes', '2026-11-30T13:59Z', 'Thu 3 – Mon 7 Dec'],
  ['when it closes', '2026-11-30T14:00Z', 'Fri 4 – Tue 8 Dec'],
  ['on a Saturday', '2026-12-05T09:00Z', 'Thu 10 – Mon 14 Dec'],
  ['in summer time', '2026-07-01T13:00Z', 'Tue 7 – Thu 9 Jul'],
  ['before holidays', '2026-12-24T09:00Z', 'Thu 31 Dec – Tue 5 Jan'],
])('an order %s comes after whole working days [DATE-03]', (_, at, text) => {
  expect(shown(at)).toBe(text)
})

test('a method of one day has one date, in the language of the cart [DATE-03]', () => {
  expect(shown('2026-11-30T09:00Z', { first: 1, last: 1 })).toBe('Tue 1 Dec')
  expect(shown('2026-11-30T09:00Z', { first: 1, last: 1 }, 'de-DE')).toBe('Di. 1. Dez.')
})
