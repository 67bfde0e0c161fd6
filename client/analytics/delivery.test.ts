import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDelivery } from './delivery.ts'
import { createOutbox } from './outbox.ts'
import type { RecordedEvent } from '#shared/analytics/events.ts'

const event = (id: number): RecordedEvent => ({
  event: 'menu_item',
  navigation_element: 'Womens',
  timestamp: new Date().toISOString(),
  event_id: String(id),
  page_type: 'home',
  page_location: 'https://shop.example/',
})

let warned: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(() => warned.mockRestore())

function memoryStorage() {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

/** One page of a browser. `paint` draws the next frame. */
function openPage(browser = { hasConsent: true, storage: memoryStorage(), received: [] as string[] }) {
  const frames: (() => void)[] = []
  const page = { isAllowedHere: true, opens: Promise.resolve() as Promise<void>, fails: false }
  const delivery = createDelivery(
    {
      name: 'tags',
      hasConsent: () => browser.hasConsent,
      isAllowedHere: () => page.isAllowedHere,
      open: () => page.opens,
      send: ({ event_id }) => {
        if (page.fails) throw new Error('the tag is broken')
        browser.received.push(event_id)
      },
    },
    {
      outbox: createOutbox('tags', { storage: () => browser.storage }),
      afterPaint: (task) => frames.push(task),
      ready: () => Promise.resolve(),
      complete: (completed) => completed,
    },
  )
  const settle = async () => {
    for (let index = 0; index < 5; index++) await Promise.resolve()
  }
  const paint = async () => {
    await settle()
    for (const task of frames.splice(0)) task()
    await settle()
  }
  return { ...delivery, browser, page, paint, settle }
}

test('an event is delivered after the next paint, not in the handler that causes it', async () => {
  const { take, browser, paint, settle } = openPage()
  take(event(1))
  await settle()
  expect(browser.received).toEqual([])
  await paint()
  take(event(2))
  expect(browser.received).toEqual(['1'])
  await paint()
  expect(browser.received).toEqual(['1', '2'])
})

test('an event without consent is dropped and not delivered after a later yes [D-19]', async () => {
  const { take, browser, paint } = openPage()
  browser.hasConsent = false
  take(event(1))
  browser.hasConsent = true
  take(event(2))
  await paint()
  expect(browser.received).toEqual(['2'])
})

test('an event that waits for the paint is not delivered after a withdrawal [D-19]', async () => {
  const { take, browser, paint, leave } = openPage()
  take(event(1))
  browser.hasConsent = false
  await paint()
  leave()
  browser.hasConsent = true
  leave()
  expect(browser.received).toEqual([])
  expect(browser.storage.kept.size).toBe(0)
})

test('leaving the page delivers at once what waits for the paint', async () => {
  const { take, browser, paint, leave } = openPage()
  take(event(1))
  await paint()
  take(event(2))
  leave()
  expect(browser.received).toEqual(['1', '2'])
  await paint()
  expect(browser.received).toEqual(['1', '2'])
})

test('the events of a page that is left before the script has loaded are delivered by the next page', async () => {
  const first = openPage()
  first.page.opens = new Promise(() => undefined)
  first.take(event(1))
  first.leave()
  const second = openPage(first.browser)
  second.take(event(2))
  await second.paint()
  expect(first.browser.received).toEqual(['1', '2'])
})

test('the events of a personal page wait for a page that may run the script', async () => {
  const bag = openPage()
  bag.page.isAllowedHere = false
  bag.take(event(1))
  await bag.paint()
  expect(bag.browser.received).toEqual([])
  bag.leave()
  const home = openPage(bag.browser)
  home.take(event(2))
  await home.paint()
  expect(bag.browser.received).toEqual(['1', '2'])
})

test('a withdrawal empties what waits for the next page [D-19]', async () => {
  const bag = openPage()
  bag.page.isAllowedHere = false
  bag.take(event(1))
  bag.leave()
  bag.browser.hasConsent = false
  bag.updateConsent()
  expect(bag.browser.storage.kept.size).toBe(0)
})

test('a script that does not load costs only its own events, and is reported once', async () => {
  const { take, browser, page, paint, leave } = openPage()
  page.opens = Promise.reject(new Error('blocked'))
  page.opens.catch(() => undefined)
  for (const id of [1, 2]) take(event(id))
  await paint()
  take(event(3))
  leave()
  expect(browser.received).toEqual([])
  expect(browser.storage.kept.size).toBe(0)
  expect(warned).toHaveBeenCalledTimes(1)
})

test('a tag that throws loses its event only', async () => {
  const { take, browser, page, paint } = openPage()
  take(event(1))
  page.fails = true
  await paint()
  page.fails = false
  take(event(2))
  await paint()
  expect(browser.received).toEqual(['2'])
})

type Step = 'event' | 'paint' | 'leave' | 'yes' | 'no' | 'settle'

test('no journey duplicates, reorders or loses an event, or delivers one after a withdrawal [D-19]', async () => {
  const steps = fc.array(
    fc.record({
      step: fc.constantFrom<Step>('event', 'event', 'event', 'paint', 'leave', 'yes', 'no', 'settle'),
      isAllowedHere: fc.boolean(),
      isSlow: fc.boolean(),
    }),
    { maxLength: 40 },
  )
  await fc.assert(
    fc.asyncProperty(steps, async (journey) => {
      const browser = { hasConsent: true, storage: memoryStorage(), received: [] as string[] }
      let page = openPage(browser)
      let expected: string[] = []
      const forbidden: string[] = []
      let count = 0
      for (const { step, isAllowedHere, isSlow } of journey) {
        if (step === 'event') {
          const id = String(++count)
          if (browser.hasConsent) expected.push(id)
          else forbidden.push(id)
          page.take(event(count))
        }
        if (step === 'paint') await page.paint()
        if (step === 'settle') await page.settle()
        if (step === 'yes') browser.hasConsent = true
        if (step === 'no') {
          browser.hasConsent = false
          // Undelivered events may not arrive any more.
          forbidden.push(...expected.filter((id) => !browser.received.includes(id)))
          expected = expected.filter((id) => browser.received.includes(id))
          page.updateConsent()
        }
        if (step === 'leave') {
          page.leave()
          page = openPage(browser)
          page.page.isAllowedHere = isAllowedHere
          if (isSlow) page.page.opens = new Promise(() => undefined)
        }
      }
      page.leave()
      const last = openPage(browser)
      const hadConsent = browser.hasConsent
      last.take(event(0))
      await last.paint()
      expect(browser.received.filter((id) => forbidden.includes(id))).toEqual([])
      expect(browser.received.filter((id) => id !== '0')).toEqual(hadConsent ? expected : browser.received)
      expect(new Set(browser.received).size).toBe(browser.received.length)
    }),
    { numRuns: 500 },
  )
})
