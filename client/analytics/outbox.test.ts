import { expect, onTestFinished, test, vi } from 'vitest'
import { createOutbox } from './outbox.ts'
import type { RecordedEvent } from '#shared/analytics/events.ts'

const hourMs = 3_600_000
const event = (id: number, at = 0): RecordedEvent => ({
  event: 'menu_item',
  navigation_element: 'Womens',
  timestamp: new Date(at).toISOString(),
  event_id: String(id),
  page_type: 'home',
  page_location: 'https://shop.example/',
})

function open(now = 0) {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const ids = (events: RecordedEvent[]) => events.map(({ event_id }) => event_id)
  return { kept, ids, outbox: createOutbox('tags', { storage: () => storage, now: () => now }) }
}

test('an outbox returns its events once, in order', () => {
  const { outbox, ids, kept } = open()
  outbox.put([event(1), event(2)])
  outbox.put([event(3)])
  expect(ids(outbox.take())).toEqual(['1', '2', '3'])
  expect(outbox.take()).toEqual([])
  expect(kept.size).toBe(0)
})

test('an outbox keeps what the page before stores just after this page has looked', () => {
  const { kept, ids } = open()
  const storage = {
    getItem: (key: string) => {
      const stored = kept.get(key) ?? null
      kept.set(key, JSON.stringify([event(1)]))
      return stored
    },
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const outbox = createOutbox('tags', { storage: () => storage, now: () => 0 })
  expect(outbox.take()).toEqual([])
  expect(ids(outbox.take())).toEqual(['1'])
})

test('an outbox keeps the newest fifty events', () => {
  const { outbox, ids } = open()
  outbox.put(Array.from({ length: 60 }, (_, index) => event(index)))
  const taken = ids(outbox.take())
  expect([taken.length, taken[0]]).toEqual([50, '10'])
})

test('an outbox drops events that are three days old', () => {
  const { outbox, ids } = open(72 * hourMs)
  outbox.put([event(1, 0), event(2, hourMs)])
  expect(ids(outbox.take())).toEqual(['2'])
})

test.each(['{', '{}', '[null, 1, {}]'])('an outbox ignores stored values that are no events: %s', (text) => {
  const { outbox, kept } = open()
  kept.set('sv-events-tags', text)
  expect(outbox.take()).toEqual([])
})

test('a browser that refuses storage loses the events and nothing else', () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  onTestFinished(() => warned.mockRestore())
  const outbox = createOutbox('tags', {
    storage: () => {
      throw new Error('denied')
    },
  })
  outbox.put([event(1)])
  expect(outbox.take()).toEqual([])
})
