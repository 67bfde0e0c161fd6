import { expect, test } from 'vitest'
import { htmlOf } from '../../test/html-of.ts'
import { DeliveryTerms } from './delivery-terms.tsx'
import { money } from '#shared/domain/money.ts'
import { markets } from '#shared/markets.ts'

const terms = { days: { first: 3, last: 5 }, dispatch: null, freeFrom: money(6000, 'GBP'), returnDays: 28 }
const render = (changes: Partial<typeof terms> | Record<keyof typeof terms, null>) =>
  htmlOf(<DeliveryTerms terms={{ ...terms, ...changes }} market={markets.en} />)

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

test('the next dispatches are in the markup, with their days, for the script that says when an order comes', () => {
  const next = [
    { closesAt: Date.parse('2026-11-26T14:00Z'), first: '2026-12-01', last: '2026-12-03' },
    { closesAt: Date.parse('2026-11-27T14:00Z'), first: '2026-12-02', last: '2026-12-04' },
  ]
  const dispatch = { cutOff: 840, next }
  const html = htmlOf(<DeliveryTerms terms={{ ...terms, dispatch }} market={markets.en} />)
  expect(html).toContain(
    '<li><sv-delivery-promise data-behaviour="delivery-promise" data-cut-off="840" data-dispatches="',
  )
  // Engines differ in the blanks around the dash of a range.
  expect(/data-dispatches="(.*?)"/.exec(html)?.[1]?.replaceAll(/\s+/g, ' ')).toMatch(
    /^29928360 Tue,? 1 (Dec )?– Thu,? 3 Dec\|29929800 Wed,? 2 (Dec )?– Fri,? 4 Dec$/,
  )
  expect(html).toContain('>Delivery in 3 to 5 working days</sv-delivery-promise>, free from £60</li>')
})
