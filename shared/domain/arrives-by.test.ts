import { expect, test } from 'vitest'
import { arrivesBy } from './arrives-by.ts'
import { money } from './money.ts'

const now = Date.parse('2026-11-30T09:00Z')
const closesAt = Date.parse('2026-11-30T14:00Z')
const standard = { kind: 'standard' as const, cost: money(395, 'GBP'), first: '2026-12-03', last: '2026-12-07' }
const express = { kind: 'express' as const, cost: money(595, 'GBP'), first: '2026-12-01', last: '2026-12-02' }
const nextDay = { kind: 'next-day' as const, cost: money(795, 'GBP'), first: '2026-12-01', last: '2026-12-01' }
const next = [{ closesAt, arrivals: [standard, express, nextDay] }]
const dispatch = { cutOff: 840, timeZone: 'Europe/London', next }
const ask = (by: string, isFree = false) => arrivesBy({ dispatch }, { by, isFree, now })
const found = { isFree: false, closesAt, timeZone: 'Europe/London' }

test('yes, by the cheapest method whose last day is not later [DATE-04]', () => {
  expect(ask('2026-12-01')).toEqual({ ...found, status: 'yes', arrival: nextDay })
  expect(ask('2026-12-06')).toEqual({ ...found, status: 'yes', arrival: express })
  expect(ask('2026-12-07')).toEqual({ ...found, status: 'yes', arrival: standard })
  expect(ask('2026-12-07', true)).toEqual({ ...found, status: 'yes', arrival: standard, isFree: true })
  expect(ask('2026-12-02', true)).toEqual({ ...found, status: 'yes', arrival: express })
})

test('no, with the fastest method, if the day is too soon [DATE-04]', () => {
  expect(ask('2026-11-30')).toEqual({ ...found, status: 'no', arrival: nextDay })
})

test('a day that is over, and what is no day, are told apart [DATE-04]', () => {
  expect(ask('2026-11-29')).toEqual({ status: 'past' })
  for (const by of ['', 'soon', '4/12/2026', '2026-13-01', '2026-02-30', '2026', '2026-12', '2026-12-04T00:00'])
    expect(ask(by)).toEqual({ status: 'invalid' })
})

test('a market that states no time of dispatch does not answer [DATE-04]', () => {
  expect(arrivesBy({ dispatch: null }, { by: '2026-12-04', isFree: false, now })).toBeNull()
})
