import { afterEach, expect, test, vi } from 'vitest'
import { withTimeout } from './with-timeout.ts'

afterEach(() => void vi.useRealTimers())

test('withTimeout resolves with the value of a promise that is in time, and clears its timer', async () => {
  vi.useFakeTimers()
  expect(await withTimeout(Promise.resolve('here'), 1000, null)).toBe('here')
  expect(vi.getTimerCount()).toBe(0)
})

test('withTimeout resolves with the other value if the promise is late', async () => {
  vi.useFakeTimers()
  const outcome = withTimeout(new Promise(() => undefined), 1000, 'late')
  await vi.advanceTimersByTimeAsync(1000)
  expect(await outcome).toBe('late')
  expect(vi.getTimerCount()).toBe(0)
})

test('withTimeout passes a rejection on, and clears its timer', async () => {
  vi.useFakeTimers()
  await expect(withTimeout(Promise.reject(new Error('no')), 1000, null)).rejects.toThrow('no')
  expect(vi.getTimerCount()).toBe(0)
})
