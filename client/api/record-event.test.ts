import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type * as Recording from './record-event.ts'

let recording: typeof Recording

beforeEach(async () => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { body: { dataset: { pageType: 'plp' } } }))
  vi.stubGlobal('location', new URL('https://shop.example/browse/womens?utm_source=mail&query=ada%40example.com#top'))
  vi.resetModules()
  recording = await import('./record-event.ts')
})
afterEach(() => void vi.unstubAllGlobals())

const menuItem = (navigation_element: string) => ({ event: 'menu_item', navigation_element }) as const

test('a fact is published with its time in UTC and its page [TRK-03, TRK-07]', () => {
  const heard: unknown[] = []
  document.addEventListener('sv:event', ({ detail }) => heard.push(detail))
  recording.recordEvent(menuItem('Womens'))
  expect(heard).toEqual([
    {
      event: 'menu_item',
      navigation_element: 'Womens',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      page_type: 'plp',
      page_location: location.href,
    },
  ])
})

test('the newest twenty facts wait for analytics, and each is taken once', () => {
  for (let index = 0; index < 25; index++) recording.recordEvent(menuItem(String(index)))
  const elements = recording.takeEarlyFacts().map((fact) => 'navigation_element' in fact && fact.navigation_element)
  expect([elements.length, elements[0], elements.at(-1)]).toEqual([20, '5', '24'])
  expect(recording.takeEarlyFacts()).toEqual([])
})

test('facts wait no longer once analytics listens', () => {
  recording.recordEvent(menuItem('a'))
  expect(recording.takeEarlyFacts({ isLast: true })).toHaveLength(1)
  recording.recordEvent(menuItem('b'))
  expect(recording.takeEarlyFacts()).toEqual([])
})
