import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { cartOf, lineOf } from '../../atoms/test/fake-worker.ts'
import { FreeDelivery } from './free-delivery.tsx'
import { money } from '#shared/domain/money.ts'

const render = (subtotal: number, { from = 6000 as number | null, isDigital = false } = {}) =>
  renderToStaticMarkup(
    <FreeDelivery from={from} cart={cartOf([lineOf('a', { isDigital })])} subtotal={money(subtotal, 'GBP')} />,
  )

test('a bag below the free delivery amount says how much is missing, and its bar is as full as the bag', () => {
  expect(render(4750)).toContain('Spend £12.50 more for free standard delivery')
  expect(render(4750)).toMatch(/<progress max="6000" value="4750"/)
})

test('a bag of exactly the free delivery amount, and of more, has free delivery and a full bar', () => {
  for (const subtotal of [6000, 23_900]) {
    expect(render(subtotal)).toContain('Your standard delivery is free')
    expect(render(subtotal)).toMatch(/<progress max="6000" value="6000"/)
  }
})

test('nothing is said about the delivery of a bag with electronic gift cards only, or in a market without an amount', () => {
  expect(render(4750, { isDigital: true })).toBe('')
  expect(render(4750, { from: null })).toBe('')
})
