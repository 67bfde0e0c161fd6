import { expect, test } from 'vitest'
import { deliveryPromise } from './delivery-promise.ts'

const schedule = { cutOff: 14 * 60, timeZone: 'Europe/London', holidays: ['2026-12-25', '2026-12-28'] }
const days = { first: 1, last: 3 }
const promiseAt = (time: string) => deliveryPromise(schedule, days, Date.parse(time))

test.each([
  ['on a working day before the cut-off', '2026-11-25T09:48Z', ['2026-11-26', '2026-11-30', 252]],
  ['one minute before the cut-off', '2026-11-25T13:59Z', ['2026-11-26', '2026-11-30', 1]],
  ['at the cut-off', '2026-11-25T14:00Z', ['2026-11-27', '2026-12-01', null]],
  ['on a Friday after the cut-off', '2026-11-27T15:00Z', ['2026-12-01', '2026-12-03', null]],
  ['on a Sunday', '2026-11-29T09:00Z', ['2026-12-01', '2026-12-03', null]],
  ['on a holiday', '2026-12-25T09:00Z', ['2026-12-30', '2027-01-01', null]],
  ['on the day before holidays', '2026-12-24T09:00Z', ['2026-12-29', '2026-12-31', 300]],
  ['in summer time', '2026-07-01T12:30Z', ['2026-07-02', '2026-07-06', 30]],
])('an order %s is delivered after whole working days', (_, time, [first, last, minutesLeft]) => {
  expect(promiseAt(time)).toEqual({ first, last, minutesLeft })
})

test('the day is that of the warehouse, not that of the shopper', () => {
  const tokyo = { ...schedule, timeZone: 'Asia/Tokyo' }
  expect(deliveryPromise(tokyo, days, Date.parse('2026-11-25T20:00Z')).minutesLeft).toBe(9 * 60)
})
