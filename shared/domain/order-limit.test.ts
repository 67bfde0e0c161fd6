import { expect, test } from 'vitest'
import { limitTextOr, limitTextOrKnown } from './order-limit.ts'
import { orderLimits } from '#shared/messages/order-limits.ts'

const texts = { stock: 'Not enough in stock', busy: 'Please try again' }

test('a refusal that names a limit of an order has the text of the limit, and any other its own', () => {
  expect(limitTextOr<keyof typeof texts>('at-most-3', texts)).toBe(orderLimits.maximum(3))
  expect(limitTextOr<keyof typeof texts>('at-least-2', texts)).toBe(orderLimits.minimum(2))
  expect(limitTextOr('busy', texts)).toBe(texts.busy)
})

test.each(['', 'at-most-0', 'at-most-x', 'constructor', '__proto__', 'toString'])(
  'the refusal “%s” of a URL is unknown',
  (refusal) => {
    expect(limitTextOrKnown(refusal, texts)).toBeNull()
  },
)

test('a known refusal of a URL has its text', () => {
  expect(limitTextOrKnown('stock', texts)).toBe(texts.stock)
  expect(limitTextOrKnown('at-most-3', texts)).toBe(orderLimits.maximum(3))
})
