import { expect, test } from 'vitest'
import { deliveryPeriodText } from '../delivery-dates.ts'
import { deliveryPromiseText } from './en/delivery-promise.ts'

const dates = { first: '2026-12-01', last: '2026-12-03' }
// Engines differ in the blanks around the dash of a range.
const read = (minutesLeft: number | null, last = dates.last) =>
  deliveryPromiseText(deliveryPeriodText({ ...dates, last }, 'en-GB'), minutesLeft).replaceAll(/\s+/g, ' ')

test('the promise says the time that is left and the days', () => {
  expect(read(252)).toMatch(/^Order within 4 h 12 min, with you Tue,? 1 (Dec )?– Thu,? 3 Dec$/)
  expect(read(12)).toMatch(/^Order within 12 min, with you /)
  expect(read(null)).toMatch(/^With you Tue,? 1/)
})

test('one day is no range', () => {
  expect(read(null, '2026-12-01')).toMatch(/^With you Tue,? 1 Dec$/)
})
