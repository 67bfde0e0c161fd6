import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { untilDone } from '../test/recorded-fetch.ts'
import { createConcurrencyLimit, maxAtOnce } from './concurrency-limit.ts'

describe('slots of a request', () => {
  test('are six, and the seventh waits for the first to be given back', async () => {
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

  test('are left by who gives up waiting, with the reason', async () => {
    const slots = createConcurrencyLimit(1)
    const giveBack = await slots.take(untilDone())
    const controller = new AbortController()
    const given = slots.take(controller.signal)
    controller.abort(new Error('the visitor left'))
    await expect(given).rejects.toThrow('the visitor left')
    giveBack()
    await expect(slots.take(untilDone())).resolves.toBeTypeOf('function')
  })

  test('are given back once, however often that is said', async () => {
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

  test('never let more in than there are, and everybody at last', async () => {
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
