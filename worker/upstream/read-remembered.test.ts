import { expect, test } from 'vitest'
import { createIsolateMemory, mebibyte } from './isolate-memory.ts'
import { readRemembered } from './read-remembered.ts'

function setUp({ maxEntries = 100 } = {}) {
  const clock = { now: 0 }
  const asked: (readonly number[])[] = []
  const memory = createIsolateMemory<string>({ maxEntries, maxBytes: mebibyte, now: () => clock.now })
  const read = (...ids: number[]) =>
    readRemembered(ids, {
      memory,
      keyOf: String,
      freshMs: 1000,
      maxIds: 2,
      read: async (chunk) => {
        asked.push(chunk)
        return new Map(chunk.map((id) => [id, `value ${id}`]))
      },
    })
  return { clock, asked, read }
}

test('each value is read once while it is fresh, and at most so many in one call', async () => {
  const { clock, asked, read } = setUp()
  expect(await read(1, 2, 3, 2)).toEqual(
    new Map([
      [1, 'value 1'],
      [2, 'value 2'],
      [3, 'value 3'],
    ]),
  )
  clock.now = 999
  await read(3, 4)
  clock.now = 1000
  await read(1, 4)
  expect(asked).toEqual([[1, 2], [3], [4], [1]])
})

test('values that the memory has no room for are returned all the same', async () => {
  const { read } = setUp({ maxEntries: 1 })
  expect([...(await read(1, 2, 3)).keys()]).toEqual([1, 2, 3])
})
