import { afterEach, expect, test, vi } from 'vitest'
import { awaitAtMost } from './await-at-most.ts'

afterEach(() => void vi.useRealTimers())

test('awaitAtMost resolves with the value of a promise that is in time, and clears its timer', async () => {
  vi.useFakeTimers()
  expect(await awaitAtMost(Promise.resolve('here'), 1000, null)).toBe('here')
  expect(vi.getTimerCount()).toBe(0)
})

test('awaitAtMost resolves with the other value if the promise is late', async () => {
  vi.useFakeTimers()
  const outcome = awaitAtMost(new Promise(() => undefined), 1000, 'late')
  await vi.advanceTimersByTimeAsync(1000)
  expect(await outcome).toBe('late')
  expect(vi.getTimerCount()).toBe(0)
})

test('awaitAtMost passes a rejection on, and clears its timer', async () => {
  vi.useFakeTimers()
  await expect(awaitAtMost(Promise.reject(new Error('no')), 1000, null)).rejects.toThrow('no')
  expect(vi.getTimerCount()).toBe(0)
})
