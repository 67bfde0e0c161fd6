import { expect, test } from 'vitest'
import { hasChangedSinceOpening } from './call-evidence.ts'
import type { LoggedCall } from './vendors.ts'

const cartId = 'c1'
const started = Date.parse('2026-01-01T12:00:00Z')
const time = (ms: number) => new Date(started + ms).toISOString()
const call = (request: string, [from, to]: [number, number], status = 201): LoggedCall => ({
  method: request.split(' ')[0] ?? '',
  path: `/stores/sandbox${request.split(' ')[1]}`,
  at: time(from),
  endedAt: time(to),
  status,
})
const link = call('POST /v3/carts/c1/redirect_urls', [100, 110])
const discounts = (from: number) => call('POST /v3/checkouts/c1/discounts', [from, from + 5])
const opened = { cartId, openedAt: started + 200 }

test('a change that the platform made after the checkout link excuses the full price', () => {
  expect(hasChangedSinceOpening([link, call('POST /v3/carts/c1/items?include=x', [90, 115])], opened)).toBe(true)
  expect(hasChangedSinceOpening([link, call('DELETE /v3/carts/c1/items/1', [300, 310], 204)], opened)).toBe(true)
  expect(hasChangedSinceOpening([link, call('PUT /v3/carts/c1', [300, 310])], opened)).toBe(true)
  expect(hasChangedSinceOpening([link, discounts(120), discounts(300)], opened)).toBe(true)
})

test('discounts that another tab takes off a checkout excuse the full price, also of one that was opened twice', () => {
  expect(hasChangedSinceOpening([discounts(80), link, discounts(300)], opened)).toBe(true)
})

test('a change before the checkout link, of another cart, or that failed does not excuse the full price', () => {
  expect(hasChangedSinceOpening([call('POST /v3/carts/c1/items', [50, 90]), link], opened)).toBe(false)
  expect(hasChangedSinceOpening([link, call('POST /v3/carts/c1/items', [50, 105])], opened)).toBe(false)
  expect(hasChangedSinceOpening([link, call('POST /v3/carts/c2/items', [300, 310])], opened)).toBe(false)
  expect(hasChangedSinceOpening([link, call('POST /v3/carts/c1/items', [300, 310], 409)], opened)).toBe(false)
  expect(hasChangedSinceOpening([link, call('GET /v3/carts/c1', [300, 310], 200)], opened)).toBe(false)
})

test('the discounts that the opening itself writes do not excuse the full price', () => {
  expect(hasChangedSinceOpening([link, discounts(120)], opened)).toBe(false)
})

test('a cart whose checkout was not opened by then has no excuse', () => {
  expect(hasChangedSinceOpening([discounts(120), discounts(130)], opened)).toBe(false)
  expect(hasChangedSinceOpening([link, discounts(120), discounts(300)], { cartId, openedAt: started + 50 })).toBe(false)
})
