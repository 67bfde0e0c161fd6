import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTurns } from './create-owner.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

/** Tasks that take `ms` milliseconds each, and the times of their starts. The next one waits `maxTurnMs` at most. */
function tasks(maxTurnMs: number) {
  const inTurn = createTurns(maxTurnMs)
  const startedAt = Date.now()
  const starts: [string, number][] = []
  const run = (name: string, ms: number) =>
    inTurn(async () => {
      starts.push([name, Date.now() - startedAt])
      await new Promise((resolve) => setTimeout(resolve, ms))
      if (name === 'fails') throw new Error(name)
      return name
    })
  return { run, starts }
}

test('tasks run one after the other, however many wait, and a failed one does not stop the others', async () => {
  const { run, starts } = tasks(1000)
  const all = Promise.allSettled([run('a', 600), run('fails', 600), run('b', 600), run('c', 600)])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(starts).toEqual([
    ['a', 0],
    ['fails', 600],
    ['b', 1200],
    ['c', 1800],
  ])
  expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled'])
})

test('the task after a long one starts when the turn of the long one is over, and the long one goes on', async () => {
  const { run, starts } = tasks(1000)
  const all = Promise.all([run('long', 5000), run('a', 300), run('b', 300)])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(starts).toEqual([
    ['long', 0],
    ['a', 1000],
    ['b', 1300],
  ])
  expect(await all).toEqual(['long', 'a', 'b'])
})
