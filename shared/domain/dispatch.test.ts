import { expect, test } from 'vitest'
import { type Arrival, fastestArrival, nextDispatches } from './dispatch.ts'
import { money } from './money.ts'

const schedule = { cutOff: 14 * 60, timeZone: 'Europe/London', holidays: ['2026-12-25', '2026-12-28'] }
const standard = { kind: 'standard', days: { first: 1, last: 3 }, cost: money(395, 'GBP') } as const
const nextDay = { kind: 'next-day', days: { first: 1, last: 1 }, cost: money(795, 'GBP') } as const
const dispatchesAt = (time: string, count = 1, changes: Partial<typeof schedule> = {}) =>
  nextDispatches({ ...schedule, ...changes }, [standard], { now: Date.parse(time), count }).map(
    ({ closesAt, arrivals: [arrival] }) => ({
      closesAt: new Date(closesAt).toISOString().slice(0, 16),
      first: arrival?.first,
      last: arrival?.last,
    }),
  )

test.each([
  ['on a working day before the cut-off', '2026-11-25T09:48Z', ['2026-11-25T14:00', '2026-11-26', '2026-11-30']],
  ['one minute before the cut-off', '2026-11-25T13:59Z', ['2026-11-25T14:00', '2026-11-26', '2026-11-30']],
  ['at the cut-off', '2026-11-25T14:00Z', ['2026-11-26T14:00', '2026-11-27', '2026-12-01']],
  ['on a Friday after the cut-off', '2026-11-27T15:00Z', ['2026-11-30T14:00', '2026-12-01', '2026-12-03']],
  ['on a Sunday', '2026-11-29T09:00Z', ['2026-11-30T14:00', '2026-12-01', '2026-12-03']],
  ['on a holiday', '2026-12-25T09:00Z', ['2026-12-29T14:00', '2026-12-30', '2027-01-01']],
  ['on the day before holidays', '2026-12-24T09:00Z', ['2026-12-24T14:00', '2026-12-29', '2026-12-31']],
  ['in summer time', '2026-07-01T12:30Z', ['2026-07-01T13:00', '2026-07-02', '2026-07-06']],
])('an order %s is delivered after whole working days', (_, time, [closesAt, first, last]) => {
  expect(dispatchesAt(time)).toEqual([{ closesAt, first, last }])
})

test('the day is that of the warehouse, not that of the shopper', () => {
  const [dispatch] = dispatchesAt('2026-11-25T20:00Z', 1, { timeZone: 'Asia/Tokyo' })
  expect(dispatch?.closesAt).toBe('2026-11-26T05:00')
})

test('the dispatches of the days to come skip weekends, and follow the clocks of the warehouse', () => {
  const times = dispatchesAt('2026-10-22T12:00Z', 3).map(({ closesAt }) => closesAt)
  // The clocks change on 25 October.
  expect(times).toEqual(['2026-10-22T13:00', '2026-10-23T13:00', '2026-10-26T14:00'])
})

test('an order in the hour that clocks repeat leaves with the next dispatch', () => {
  expect(dispatchesAt('2026-11-01T05:30Z', 1, { timeZone: 'America/New_York' })[0]?.closesAt).toBe('2026-11-02T19:00')
})

test('each method has its days and its cost, and leaves with the same dispatch [DATE-01]', () => {
  const when = { now: Date.parse('2026-11-30T09:00Z'), count: 1 }
  expect(nextDispatches(schedule, [standard, nextDay], when)).toEqual([
    {
      closesAt: Date.parse('2026-11-30T14:00Z'),
      arrivals: [
        { kind: 'standard', cost: standard.cost, first: '2026-12-01', last: '2026-12-03' },
        { kind: 'next-day', cost: nextDay.cost, first: '2026-12-01', last: '2026-12-01' },
      ],
    },
  ])
})

test('the fastest method is the one that ends first, then the cheapest, and is not named if it is standard [DATE-01]', () => {
  const arrival = (kind: Arrival['kind'], last: string, amount: number) =>
    ({ kind, first: last, last, cost: money(amount, 'GBP') }) satisfies Arrival
  const slow = arrival('standard', '2026-12-03', 395)
  const express = arrival('express', '2026-12-01', 595)
  expect(fastestArrival([slow, arrival('next-day', '2026-12-01', 795), express])).toBe(express)
  expect(fastestArrival([slow])).toBeNull()
  expect(fastestArrival([slow, arrival('express', '2026-12-04', 595)])).toBeNull()
  expect(fastestArrival([])).toBeNull()
})
