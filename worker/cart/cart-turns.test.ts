import { describe, expect, test } from 'vitest'
import { createCartTurns } from './cart-turns.ts'

/** A task that ends when the test resolves it. */
function heldTask() {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { task: () => promise, end: () => resolve() }
}

describe('the turns of a cart', () => {
  test('the queue of a cart runs tasks of one cart one after the other, and tasks of different carts in parallel', async () => {
    const turns = createCartTurns()
    const order: string[] = []
    const first = heldTask()
    const ends = [
      turns.run('a', async () => {
        order.push('first begins')
        await first.task()
        order.push('first ends')
      }),
      turns.run('a', async () => void order.push('second')),
      turns.run('b', async () => void order.push('other cart')),
    ]
    await ends[2]
    expect(order).toEqual(['first begins', 'other cart'])
    first.end()
    await Promise.all(ends)
    expect(order).toEqual(['first begins', 'other cart', 'first ends', 'second'])
  })

  test('the queue of a cart runs the next task of a cart after one has failed', async () => {
    const turns = createCartTurns()
    const failed = turns.run('a', () => Promise.reject(new Error('no')))
    const next = turns.run('a', async () => 'done')
    await expect(failed).rejects.toThrow('no')
    expect(await next).toBe('done')
  })

  test('the queue of a cart stops waiting for a task that does not end', async () => {
    const turns = createCartTurns(20)
    const lost = heldTask()
    const first = turns.run('a', lost.task)
    expect(await turns.run('a', async () => 'done')).toBe('done')
    lost.end()
    await first
  })
})
