import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTaskQueue } from './task-queue.ts'

/** A queue whose tasks are named. `started` lists those that run or have run; each ends when `end` names it. */
function setUp() {
  const inTurn = createTaskQueue()
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const run = (name: string, noMoreWaiting?: Promise<void>) =>
    inTurn(() => {
      started.push(name)
      return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
    }, noMoreWaiting)
  const end = async (name: string) => {
    ends.get(name)?.()
    await settled()
  }
  return { inTurn, run, end, started }
}

/** Resolves when all promises that do not wait for anything else have settled. */
const settled = () => vi.advanceTimersByTimeAsync(0)

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('a task starts when all earlier ones have ended', async () => {
  const { run, end, started } = setUp()
  const all = Promise.all(['a', 'b', 'c'].map((name) => run(name)))
  await settled()
  expect(started).toEqual(['a'])
  await end('a')
  expect(started).toEqual(['a', 'b'])
  await end('b')
  await end('c')
  expect(await all).toEqual(['a', 'b', 'c'])
})

test.each([
  ['rejects', () => Promise.reject(new Error('failed'))],
  [
    'throws at once',
    () => {
      throw new Error('failed')
    },
  ],
])('a task that %s fails for its caller only, and the next one runs', async (_how, task: () => Promise<never>) => {
  const { inTurn } = setUp()
  const failed = inTurn(task)
  const next = inTurn(async () => 'next')
  await expect(failed).rejects.toThrow('failed')
  expect(await next).toBe('next')
})

test('tasks whose waiting ends start at once in the order of the calls, and later ones wait for all of them', async () => {
  const { run, end, started } = setUp()
  const { promise: noMoreWaiting, resolve: endWaiting } = Promise.withResolvers<void>()
  const all = [run('running'), run('b', noMoreWaiting), run('c', noMoreWaiting), run('later')]
  await settled()
  expect(started).toEqual(['running'])
  endWaiting()
  await settled()
  expect(started).toEqual(['running', 'b', 'c'])
  await end('c')
  await end('b')
  expect(started).toEqual(['running', 'b', 'c'])
  await end('running')
  expect(started).toEqual(['running', 'b', 'c', 'later'])
  await end('later')
  expect(await Promise.all(all)).toEqual(['running', 'b', 'c', 'later'])
})
