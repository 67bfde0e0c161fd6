import { expect, test } from 'vitest'
import { createIsolateMemory } from './isolate-memory.ts'

test('isolate memory drops the least recently used entry', () => {
  const memory = createIsolateMemory<number>({ maxEntries: 2, now: () => 0 })
  memory.set('a', 1)
  memory.set('b', 2)
  memory.get('a')
  memory.set('c', 3)
  expect([memory.get('a')?.value, memory.get('b'), memory.get('c')?.value]).toEqual([1, null, 3])
})
