import { expect, test } from 'vitest'
import { createIsolateMemory } from './isolate-memory.ts'

test('isolate memory drops the least recently used entry', () => {
  const memory = createIsolateMemory<number>({ maxEntries: 2, maxBytes: 1000, now: () => 0 })
  memory.set('a', 1)
  memory.set('b', 2)
  memory.get('a')
  memory.set('c', 3)
  expect([memory.get('a')?.value, memory.get('b'), memory.get('c')?.value]).toEqual([1, null, 3])
})

test('isolate memory drops entries when their bytes exceed its limit, and keeps no entry that is larger than it', () => {
  const memory = createIsolateMemory<string>({ maxEntries: 100, maxBytes: 10_000 })
  for (let entry = 0; entry < 50; entry += 1) memory.set(`entry ${entry}`, 'x'.repeat(1000))
  const kept = Array.from({ length: 50 }, (_, entry) => memory.get(`entry ${entry}`)).filter((entry) => entry !== null)
  expect(kept).toHaveLength(4)
  memory.set('large', 'x'.repeat(10_000))
  expect(memory.get('large')).toBeNull()
})
