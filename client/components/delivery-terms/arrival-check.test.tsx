import { expect, test } from 'vitest'
import { htmlOf } from '../../test/html-of.ts'
import { ArrivalCheck } from './arrival-check.tsx'
import type { ArrivesBy } from '#shared/domain/arrives-by.ts'
import { money } from '#shared/domain/money.ts'
import { markets } from '#shared/markets.ts'

const kept = { Size: '12', Length: null }
// Engines differ in the commas of dates.
const render = (by: string | null, outcome: ArrivesBy | null) =>
  htmlOf(<ArrivalCheck market={markets.en} by={by} outcome={outcome} kept={kept} />)
const answerIn = (html: string) =>
  />([^<]*)<\/p>/
    .exec(html)?.[1]
    ?.replaceAll(/\s+/g, ' ')
    .replaceAll(/(Mon|Nov|Tue),/g, '$1')

const nextDay = { kind: 'next-day' as const, cost: money(795, 'GBP'), first: '2026-12-01', last: '2026-12-01' }
const found = { closesAt: Date.parse('2026-11-30T14:00Z'), timeZone: 'Europe/London', isFree: false }

test('the form is a GET of the same page that keeps the size, with a field for the day [DATE-04]', () => {
  const html = render(null, null)
  expect(html).toContain('method="get" action="#by"')
  expect(html).toContain('<input type="hidden" name="Size" value="12"/>')
  expect(html).not.toContain('name="Length"')
  expect(html).toMatch(/<label for="by">.*<input id="by" name="by" type="date" required=""/)
  expect(html).not.toContain('role="status"')
})

test('the answer says yes or no, the method, its price, its day, and until when to order [DATE-04]', () => {
  const yes = render('2026-12-04', { ...found, status: 'yes', arrival: nextDay })
  expect(answerIn(yes)).toBe('Yes, if you order by Mon 30 Nov 14:00 GMT: Next day, £7.95, Tue 1 Dec.')
  expect(yes).toContain('value="2026-12-04"')
  const standard = { ...nextDay, kind: 'standard' as const }
  expect(answerIn(render('2026-12-04', { ...found, status: 'yes', arrival: standard, isFree: true }))).toContain(
    'Standard, free, Tue 1 Dec.',
  )
  expect(answerIn(render('2026-11-30', { ...found, status: 'no', arrival: nextDay }))).toBe(
    'Not by then. The earliest, if you order by Mon 30 Nov 14:00 GMT, is Next day, £7.95, Tue 1 Dec.',
  )
})

test('a day that is over or no day gets a sentence at the field [DATE-04]', () => {
  const past = render('2026-01-01', { status: 'past' })
  expect(past).toMatch(/aria-invalid="true" aria-describedby="arrival-outcome"/)
  expect(answerIn(past)).toBe('That day is over. Please choose a later one.')
  expect(render('"><script>', { status: 'invalid' })).not.toContain('script')
})
