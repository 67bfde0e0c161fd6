import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DeliveryTerms } from './delivery-terms.tsx'
import { money } from '#shared/domain/money.ts'

const terms = { days: { first: 3, last: 5 }, dispatch: null, freeFrom: money(6000, 'GBP'), returnDays: 28 }
const render = (changes: Partial<typeof terms> | Record<keyof typeof terms, null>) =>
  renderToStaticMarkup(<DeliveryTerms terms={{ ...terms, ...changes }} />)

test('the terms are a line for delivery and a line for returns', () => {
  expect(render({})).toBe(
    '<ul class="delivery-terms"><li>Delivery in 3 to 5 working days, free from £60</li><li>Return anything within 28 days</li></ul>',
  )
})

test('a term that the market does not have is left out', () => {
  const none = { days: null, dispatch: null, freeFrom: null, returnDays: null }
  expect(render(none)).toBe('')
  expect(renderToStaticMarkup(<DeliveryTerms terms={{ ...none, returnDays: 14 }} />)).toBe(
    '<ul class="delivery-terms"><li>Return anything within 14 days</li></ul>',
  )
  expect(renderToStaticMarkup(<DeliveryTerms terms={{ ...none, freeFrom: money(9000, 'EUR') }} />)).toContain(
    '<li>Free delivery from €90</li></ul>',
  )
})

test('one working day is singular', () => {
  expect(render({ days: { first: 1, last: 1 } })).toContain('Delivery in 1 working day,')
})

test('a schedule of dispatch is in the markup for the script that says the days', () => {
  const dispatch = { cutOff: 840, timeZone: 'Europe/London', holidays: ['2026-12-25', '2026-12-28'] }
  expect(renderToStaticMarkup(<DeliveryTerms terms={{ ...terms, dispatch }} />)).toContain(
    '<li><sv-delivery-promise data-behaviour="delivery-promise" data-cut-off="840" data-zone="Europe/London" data-holidays="2026-12-25 2026-12-28" data-first="3" data-last="5">Delivery in 3 to 5 working days</sv-delivery-promise>, free from £60</li>',
  )
})
