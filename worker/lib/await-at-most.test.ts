import { afterEach, expect, test, vi } from 'vitest'
import { awaitAtMost } from './await-at-most.ts'

/** A time that no other code of the isolate waits for: other tests' work may still set timers. */
const maxMs = 1234.5

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Fakes the timers. Returns the number of timers of `awaitAtMost` that were not cleared. */
function watchTimers() {
  vi.useFakeTimers()
  const [set, clear] = [vi.spyOn(globalThis, 'setTimeout'), vi.spyOn(globalThis, 'clearTimeout')]
  return () => {
    const cleared = new Set(clear.mock.calls.map(([timer]) => timer))
    return set.mock.results.filter(({ value }, index) => set.mock.calls[index]?.[1] === maxMs && !cleared.has(value))
      .length
  }
}

test('awaitAtMost resolves with the value of a promise that is in time, and clears its timer', async () => {
  const leftTimers = watchTimers()
  expect(await awaitAtMost(Promise.resolve('here'), maxMs, null)).toBe('here')
  expect(leftTimers()).toBe(0)
})

test('awaitAtMost resolves with the other value if the promise is late', async () => {
  const leftTimers = watchTimers()
  const outcome = awaitAtMost(new Promise(() => undefined), maxMs, 'late')
  expect(leftTimers()).toBe(1)
  await vi.advanceTimersByTimeAsync(maxMs + 1)
  expect(await outcome).toBe('late')
})

test('awaitAtMost passes a rejection on, and clears its timer', async () => {
  const leftTimers = watchTimers()
  await expect(awaitAtMost(Promise.reject(new Error('no')), maxMs, null)).rejects.toThrow('no')
  expect(leftTimers()).toBe(0)
})
