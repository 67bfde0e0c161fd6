import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { serverClock } from './server-clock.ts'

const visitorTime = 1_000_000
beforeEach(() => void vi.useFakeTimers({ now: visitorTime }))
afterEach(() => void vi.useRealTimers())

const clock = (description: string, transferSize = 9000) => ({
  timeOrigin: visitorTime - 500,
  getEntriesByType: () => [
    {
      responseStart: 100,
      transferSize,
      serverTiming: [
        { name: 'cache', description: 'hit' },
        { name: 'clock', description },
      ],
    },
  ],
})

test('the server clock is the time of the response plus the time since [BLK-20] [D-126]', () => {
  const now = serverClock(clock('5000000'))
  expect(now()).toBe(5_000_400)
  vi.advanceTimersByTime(1000)
  expect(now()).toBe(5_001_400)
})

test('the server clock is the visitor’s clock if the response has no time or is old', () => {
  expect(serverClock(clock(''))()).toBe(visitorTime)
  expect(serverClock(clock('5000000', 0))()).toBe(visitorTime)
  expect(serverClock({ timeOrigin: 0, getEntriesByType: () => [] })()).toBe(visitorTime)
})
