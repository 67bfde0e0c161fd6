import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dismissNotificationAtom, notifyAtom, pauseNotificationsAtom } from './notifications.ts'
import { createFakeWorker, createTestPage } from './test/fake-worker.ts'
import { notificationsAtom, requestedIslandAtom } from './ui.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function page() {
  const { store } = createTestPage(createFakeWorker())
  return { store, texts: () => store.get(notificationsAtom).map((notification) => notification.text) }
}

test('a notification has an id, a dismiss action and a persist flag, and loads its island [LAY-28]', () => {
  const { store, texts } = page()
  store.set(notifyAtom, { kind: 'status', text: 'one' })
  const [notification] = store.get(notificationsAtom)
  expect(notification).toMatchObject({ id: 1, isPersistent: false })
  expect(store.get(requestedIslandAtom)).toBe('notifications')
  notification?.dismiss()
  expect(texts()).toEqual([])
})

test('a notification dismisses itself after 3 s [LAY-30, CONST-08]', () => {
  const { store, texts } = page()
  store.set(notifyAtom, { kind: 'status', text: 'one' })
  vi.advanceTimersByTime(2999)
  expect(texts()).toEqual(['one'])
  vi.advanceTimersByTime(1)
  expect(texts()).toEqual([])
})

test('persistent notifications and errors remain until dismissed [LAY-31]', () => {
  const { store, texts } = page()
  store.set(notifyAtom, { kind: 'status', text: 'kept', isPersistent: true })
  const id = store.set(notifyAtom, { kind: 'error', text: 'error' })
  vi.advanceTimersByTime(60_000)
  expect(texts()).toEqual(['kept', 'error'])
  store.set(dismissNotificationAtom, id)
  expect(texts()).toEqual(['kept'])
})

test('at most three notifications show, and the oldest that is not persistent is removed [LAY-29, CONST-08]', () => {
  const { store, texts } = page()
  store.set(notifyAtom, { kind: 'error', text: 'error' })
  for (const text of ['two', 'three', 'four']) store.set(notifyAtom, { kind: 'status', text })
  expect(texts()).toEqual(['error', 'three', 'four'])
})

test('a fourth notification replaces the oldest if all are persistent [LAY-29]', () => {
  const { store, texts } = page()
  for (const text of ['one', 'two', 'three', 'four']) store.set(notifyAtom, { kind: 'error', text })
  expect(texts()).toEqual(['two', 'three', 'four'])
})

test('a notification with the same text is renewed, not repeated', () => {
  const { store, texts } = page()
  store.set(notifyAtom, { kind: 'status', text: 'one' })
  vi.advanceTimersByTime(2999)
  store.set(notifyAtom, { kind: 'status', text: 'one' })
  vi.advanceTimersByTime(2999)
  expect(texts()).toEqual(['one'])
})

test('no notification is dismissed while the pointer is over the list [LAY-30]', () => {
  const { store, texts } = page()
  store.set(notifyAtom, { kind: 'status', text: 'one' })
  store.set(pauseNotificationsAtom, true)
  store.set(notifyAtom, { kind: 'status', text: 'two' })
  vi.advanceTimersByTime(60_000)
  expect(texts()).toEqual(['one', 'two'])
  store.set(pauseNotificationsAtom, false)
  vi.advanceTimersByTime(3000)
  expect(texts()).toEqual([])
})
