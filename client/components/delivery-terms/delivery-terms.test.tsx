import { expect, test } from 'vitest'
import { htmlOf } from '../../test/html-of.ts'
import { DeliveryTerms } from './delivery-terms.tsx'
import { money } from '#shared/domain/money.ts'
import { markets } from '#shared/markets.ts'

const terms = { days: { first: 3, last: 5 }, dispatch: null, freeFrom: money(6000, 'GBP'), returnDays: 28 }
const render = (changes: Partial<typeof terms> | Record<keyof typeof terms, null>) =>
  htmlOf(<DeliveryTerms terms={{ ...terms, ...changes }} market={markets.en} />)

const arrivalsOf = (nextDay: string, first: string, last: string) => [
  { kind: 'standard' as const, cost: money(395, 'GBP'), first, last },
  { kind: 'next-day' as const, cost: money(795, 'GBP'), first: nextDay, last: nextDay },
]
const dispatch = {
  cutOff: 840,
  timeZone: 'Europe/London',
  next: [
    { closesAt: Date.parse('2026-11-26T14:00Z'), arrivals: arrivalsOf('2026-11-27', '2026-12-01', '2026-12-03') },
    { closesAt: Date.parse('2026-11-27T14:00Z'), arrivals: arrivalsOf('2026-11-30', '2026-12-02', '2026-12-04') },
  ],
}
// Engines differ in the blanks around the dash of a range.
const dispatchesIn = (html: string) => /data-dispatches="(.*?)"/.exec(html)?.[1]?.replaceAll(/\s+/g, ' ')

test('the terms are a line for delivery and a line for returns', () => {
  expect(render({})).toBe(
    '<ul class="delivery-terms"><li>Delivery in 3 to 5 working days, free from £60</li><li>Return anything within 28 days</li></ul>',
  )
})

test('a term that the market does not have is left out', () => {
  const none = { days: null, dispatch: null, freeFrom: null, returnDays: null }
  expect(render(none)).toBe('')
  expect(htmlOf(<DeliveryTerms terms={{ ...none, returnDays: 14 }} market={markets.en} />)).toBe(
    '<ul class="delivery-terms"><li>Return anything within 14 days</li></ul>',
  )
  expect(htmlOf(<DeliveryTerms terms={{ ...none, freeFrom: money(9000, 'EUR') }} market={markets.eu} />)).toContain(
    '<li>Free delivery from €90</li></ul>',
  )
})

test('one working day is singular', () => {
  expect(render({ days: { first: 1, last: 1 } })).toContain('Delivery in 1 working day,')
})

test('the next dispatches are in the markup, with their days, for the script that says when an order comes [DATE-01]', () => {
  const html = htmlOf(<DeliveryTerms terms={{ ...terms, dispatch }} market={markets.en} />)
  expect(html).toContain(
    '<li><sv-delivery-promise data-behaviour="delivery-promise" data-cut-off="840" data-dispatches="',
  )
  expect(dispatchesIn(html)).toMatch(
    /^29928360 Fri,? 27 Nov for £7.95, or Tue,? 1 (Dec )?– Thu,? 3 Dec for £3.95\|29929800 Mon,? 30 Nov for £7.95, or Wed,? 2 (Dec )?– Fri,? 4 Dec for £3.95$/,
  )
  expect(html).toContain('>Delivery in 3 to 5 working days</sv-delivery-promise>, free from £60</li>')
})

test('standard delivery is free for what costs enough, and has no price where the bag decides it [DATE-01]', () => {
  const free = htmlOf(<DeliveryTerms terms={{ ...terms, dispatch }} market={markets.en} isFree />)
  expect(free).toContain('>Free delivery in 3 to 5 working days</sv-delivery-promise></li>')
  expect(dispatchesIn(free)).toMatch(/^29928360 Fri,? 27 Nov for £7.95, or free Tue,? 1 (Dec )?– Thu,? 3 Dec\|/)
  const bag = htmlOf(<DeliveryTerms terms={{ ...terms, dispatch, freeFrom: null }} market={markets.en} />)
  expect(dispatchesIn(bag)).toMatch(/^29928360 Fri,? 27 Nov for £7.95, or Tue,? 1 (Dec )?– Thu,? 3 Dec\|/)
})

test('a market with one method says its days only', () => {
  const next = dispatch.next.map(({ closesAt, arrivals }) => ({ closesAt, arrivals: arrivals.slice(0, 1) }))
  const html = htmlOf(<DeliveryTerms terms={{ ...terms, dispatch: { ...dispatch, next } }} market={markets.en} />)
  expect(dispatchesIn(html)).toMatch(/^29928360 Tue,? 1 (Dec )?– Thu,? 3 Dec\|/)
})
