import { chunksOf } from '../lib/chunks-of.ts'
import type { IsolateMemory } from './isolate-memory.ts'

type Remembered<Value> = {
  memory: IsolateMemory<Value>
  keyOf: (id: number) => string
  /** The age at which a value is read again. */
  freshMs: number
  maxIds: number
  /** Reads the values of at most `maxIds` ids. */
  read: (ids: readonly number[]) => Promise<ReadonlyMap<number, Value>>
}

/** The values of the ids from the memory, which gets those that it does not have. */
export async function readRemembered<Value>(
  ids: readonly number[],
  { memory, keyOf, freshMs, maxIds, read }: Remembered<Value>,
): Promise<Map<number, Value>> {
  const found = new Map<number, Value>()
  for (const id of ids) {
    const entry = memory.get(keyOf(id))
    if (entry && entry.ageMs < freshMs) found.set(id, entry.value)
  }
  const unknown = ids.filter((id) => !found.has(id))
  for (const response of await Promise.all(chunksOf(unknown, maxIds).map(read))) {
    for (const [id, value] of response) {
      memory.set(keyOf(id), value)
      found.set(id, value)
    }
  }
  return found
}
