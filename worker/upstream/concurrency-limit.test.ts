import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { untilDone } from '../test/recorded-fetch.ts'
import { createConcurrencyLimit, maxAtOnce } from './concurrency-limit.ts'

describe('the concurrency limit of a request', () => {
  test('is six: the seventh call waits until the first one has ended', async () => {
    const slots = createConcurrencyLimit()
    const held = await Promise.all(Array.from({ length: maxAtOnce }, () => slots.take(untilDone())))
    let isIn = false
    const seventh = slots.take(untilDone()).then((giveBack) => {
      isIn = true
      return giveBack
    })
    await Promise.resolve()
    expect([maxAtOnce, isIn]).toEqual([6, false])
    held[0]?.()
    await seventh
    expect(isIn).toBe(true)
  })

  test("drops a waiting call with the signal's reason if the caller aborts", async () => {
    const slots = createConcurrencyLimit(1)
    const giveBack = await slots.take(untilDone())
    const controller = new AbortController()
    const given = slots.take(controller.signal)
    controller.abort(new Error('the visitor left'))
    await expect(given).rejects.toThrow('the visitor left')
    giveBack()
    await expect(slots.take(untilDone())).resolves.toBeTypeOf('function')
  })

  test('frees a place once, even if it is released several times', async () => {
    const slots = createConcurrencyLimit(1)
    const giveBack = await slots.take(untilDone())
    giveBack()
    giveBack()
    await slots.take(untilDone())
    let isIn = false
    void slots.take(untilDone()).then(() => (isIn = true))
    await Promise.resolve()
    expect(isIn).toBe(false)
  })

  test('never admits more calls than its maximum, and admits every call in the end', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 6 }),
        fc.array(fc.integer({ min: 0, max: 4 }), { maxLength: 40 }),
        async (maximum, lengths) => {
          const slots = createConcurrencyLimit(maximum)
          const seen = { now: 0, most: 0, done: 0 }
          const work = async (ticks: number) => {
            const giveBack = await slots.take(untilDone())
            seen.now += 1
            seen.most = Math.max(seen.most, seen.now)
            for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve()
            seen.now -= 1
            seen.done += 1
            giveBack()
          }
          await Promise.all(lengths.map(work))
          expect(seen.most).toBeLessThanOrEqual(maximum)
          expect(seen.done).toBe(lengths.length)
        },
      ),
    )
  })
})
