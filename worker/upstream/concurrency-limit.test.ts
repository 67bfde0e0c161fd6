import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { untilDone } from '../test/recorded-fetch.ts'
import { createConcurrencyLimit, maxConcurrentCalls } from './concurrency-limit.ts'

describe('the concurrency limit of an incoming request', () => {
  test('one incoming request makes at most six upstream calls at a time: the seventh waits until one has ended', async () => {
    const concurrencyLimit = createConcurrencyLimit()
    const releases = await Promise.all(
      Array.from({ length: maxConcurrentCalls }, () => concurrencyLimit.take(untilDone())),
    )
    let hasStarted = false
    const seventh = concurrencyLimit.take(untilDone()).then((release) => {
      hasStarted = true
      return release
    })
    await Promise.resolve()
    expect([maxConcurrentCalls, hasStarted]).toEqual([6, false])
    releases[0]?.()
    await seventh
    expect(hasStarted).toBe(true)
  })

  test("a call that waits for the concurrency limit rejects with the signal's reason if its caller aborts", async () => {
    const concurrencyLimit = createConcurrencyLimit(1)
    const release = await concurrencyLimit.take(untilDone())
    const controller = new AbortController()
    const waiting = concurrencyLimit.take(controller.signal)
    controller.abort(new Error('the visitor left'))
    await expect(waiting).rejects.toThrow('the visitor left')
    release()
    await expect(concurrencyLimit.take(untilDone())).resolves.toBeTypeOf('function')
  })

  test('a call frees its place in the concurrency limit once, even if it is released several times', async () => {
    const concurrencyLimit = createConcurrencyLimit(1)
    const release = await concurrencyLimit.take(untilDone())
    release()
    release()
    await concurrencyLimit.take(untilDone())
    let hasStarted = false
    void concurrencyLimit.take(untilDone()).then(() => (hasStarted = true))
    await Promise.resolve()
    expect(hasStarted).toBe(false)
  })

  test('the concurrency limit never admits more calls than its maximum, and admits every call in the end', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 6 }),
        fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 40 }),
        async (maximum, lengths) => {
          const concurrencyLimit = createConcurrencyLimit(maximum)
          const seen = { now: 0, most: 0, done: 0 }
          const work = async (ticks: number) => {
            const release = await concurrencyLimit.take(untilDone())
            seen.now += 1
            seen.most = Math.max(seen.most, seen.now)
            for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve()
            seen.now -= 1
            seen.done += 1
            release()
          }
          await Promise.all(lengths.map(work))
          expect(seen.most).toBeLessThanOrEqual(maximum)
          expect(seen.done).toBe(lengths.length)
        },
      ),
    )
  })
})
