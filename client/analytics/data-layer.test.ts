import { expect, test } from 'vitest'
import { startDataLayer } from './data-layer.ts'
import type { RecordedEvent } from '#shared/analytics/events.ts'
import type { ConsentPurpose } from '#shared/consent.ts'

const circumstances = { timestamp: '2026-11-22T10:00:00.000Z', event_id: '1', page_type: 'plp', page_location: '' }
const event = (fields: object) => ({ ...circumstances, ...fields }) as RecordedEvent

function start(agreed: ConsentPurpose[], dataLayer?: unknown[]) {
  const page: { dataLayer?: unknown[] } = dataLayer ? { dataLayer } : {}
  const purposes = new Set(agreed)
  const layer = startDataLayer(page, { hasAgreedTo: (purpose) => purposes.has(purpose), now: () => 5 })
  return { layer, purposes, pushed: () => page.dataLayer ?? [] }
}

/** Google's scripts take an `arguments` object for a command. */
const asCommand = (entry: unknown) =>
  Object.prototype.toString.call(entry) === '[object Arguments]' ? [...(entry as Iterable<unknown>)] : entry

const denied = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
  security_storage: 'granted',
}

test('consent is denied by default, then updated, before the tag manager starts [TRK-12, D-19]', () => {
  const { pushed } = start(['performance'])
  expect(pushed().map(asCommand)).toEqual([
    ['consent', 'default', denied],
    ['set', 'ads_data_redaction', true],
    ['consent', 'update', { ...denied, analytics_storage: 'granted' }],
    { 'gtm.start': 5, event: 'gtm.js' },
  ])
})

test('consent comes before entries that others pushed earlier', () => {
  const { pushed } = start(['performance'], [{ event: 'OneTrustLoaded' }])
  expect(pushed().map(asCommand).slice(-2)).toEqual([{ event: 'OneTrustLoaded' }, { 'gtm.start': 5, event: 'gtm.js' }])
  expect(asCommand(pushed()[0])).toMatchObject(['consent', 'default', {}])
})

test.each([
  [
    ['targeting'],
    { ad_storage: 'granted', ad_user_data: 'granted', ad_personalization: 'granted', analytics_storage: 'denied' },
  ],
  [['functional'], { functionality_storage: 'granted', personalization_storage: 'granted', ad_storage: 'denied' }],
] as const)('consent to %s grants its signals only', (agreed, signals) => {
  expect(asCommand(start([...agreed]).pushed()[2])).toMatchObject(['consent', 'update', signals])
})

test('each change of consent is passed on once', () => {
  const { layer, purposes, pushed } = start(['performance'])
  const before = pushed().length
  layer.updateConsent()
  purposes.add('targeting')
  layer.updateConsent()
  layer.updateConsent()
  purposes.clear()
  layer.updateConsent()
  expect(pushed().slice(before).map(asCommand)).toEqual([
    ['consent', 'update', expect.objectContaining({ ad_storage: 'granted', analytics_storage: 'granted' })],
    ['consent', 'update', denied],
  ])
})

test('the last event’s items and cart are removed before those of the next', () => {
  const { layer, pushed } = start(['performance'])
  const before = pushed().length
  const removed = event({ event: 'remove_from_cart', ecommerce: { items: [] }, cart: { items: [] } })
  const plain = event({ event: 'menu_item', navigation_element: 'Womens' })
  layer.push(removed)
  layer.push(plain)
  expect(pushed().slice(before)).toEqual([{ ecommerce: null }, { cart: null }, removed, plain])
})
