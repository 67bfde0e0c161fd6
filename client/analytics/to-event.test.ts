import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { lineOf } from '../atoms/test/fake-worker.ts'
import { recordedLocation, toEvent } from './to-event.ts'

const moment = { timestamp: '2026-11-22T10:00:00.000Z', page_type: 'plp', page_location: 'https://shop.example/?q=a' }
const view = { event: 'page_view', page_title: 'Home', page_referrer: '' } as const

test('an event keeps its moment and its page, and gets a random id [TRK-07]', () => {
  const fact = { event: 'menu_item', navigation_element: 'Womens', ...moment } as const
  expect(toEvent(fact)).toEqual({ ...fact, page_location: 'https://shop.example/', event_id: expect.any(String) })
  expect(toEvent(fact)?.event_id).not.toBe(toEvent(fact)?.event_id)
})

test.each([
  ['https://shop.example/search?query=private#top', 'https://shop.example/search'],
  ['https://shop.example/?gclid=1&x=2&utm_campaign=a%20b', 'https://shop.example/?utm_campaign=a+b&gclid=1'],
  ['https://shop.example/?utm_source=bob@example.com&utm_id=7', 'https://shop.example/?utm_id=7'],
  ['https://shop.example/?utm_source=bob%40example.com&utm_id=7', 'https://shop.example/?utm_id=7'],
  ['https://shop.example/?utm_source=bob%2540example.com&utm_id=7', 'https://shop.example/?utm_id=7'],
])('a recorded URL keeps only campaign parameters without an e-mail address: %s [TRK-09]', (href, kept) => {
  expect(recordedLocation(href)).toBe(kept)
})

test('a view of an excluded page type is not sent [TRK-01, D-133]', () => {
  expect(toEvent({ ...view, ...moment, page_type: 'error' })).toBeNull()
  expect(toEvent({ ...view, ...moment })).toMatchObject({
    event: 'page_view',
    page_type: 'plp',
    page_path: '/',
    page_title: 'Home',
    page_referrer: '',
  })
})

test('the referrer of a view has no query', () => {
  const referrer = 'https://other.example/a?mail=ada%40example.com'
  expect(toEvent({ ...view, ...moment, page_referrer: referrer })).toMatchObject({
    page_referrer: 'https://other.example/a',
  })
})

describe('a saved product', () => {
  beforeEach(() => void vi.stubGlobal('document', { querySelector: () => null }))
  afterEach(() => void vi.unstubAllGlobals())

  const saved = { event: 'add_to_wishlist', item: { productId: 11, variantId: 111 }, ...moment } as const

  test('a product that was moved from the cart is described by its line', () => {
    expect(toEvent({ ...saved, line: lineOf('a', { name: 'Dress' }) })).toMatchObject({
      ecommerce: { currency: 'GBP', value: 19.99, items: [{ product_id: 11, item_name: 'Dress', quantity: 1 }] },
    })
  })

  test('a saved product that the page does not show has only its id', () => {
    expect(toEvent(saved)).toMatchObject({ ecommerce: { items: [{ product_id: 11, item_name: '' }] } })
  })

  test('a saved product that the page shows is described by the page', () => {
    const shown = { currency: 'GBP', value: 30, items: [{ item_id: '200001', product_id: 11, item_name: 'Dress' }] }
    vi.stubGlobal('document', { querySelector: () => ({ dataset: { viewItem: JSON.stringify(shown) } }) })
    expect(toEvent(saved)).toMatchObject({ event: 'add_to_wishlist', ecommerce: shown })
  })
})
