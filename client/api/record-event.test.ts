import { expect, test, vi } from 'vitest'
import { recordEvent } from './record-event.ts'

test('recordEvent dispatches the event with its time in UTC [TRK-03, TRK-07]', () => {
  const page = new EventTarget()
  const heard: unknown[] = []
  page.addEventListener('sv:event', (event) => heard.push((event as CustomEvent).detail))
  vi.stubGlobal('document', page)
  recordEvent({ event: 'view_cart', items: 2 })
  vi.unstubAllGlobals()
  expect(heard).toEqual([{ event: 'view_cart', items: 2, timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/) }])
})
