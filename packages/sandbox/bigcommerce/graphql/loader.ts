/**
 * Collects the keys that are requested in one turn of the executor and fetches them together. Results are kept for the
 * request.
 */
export type Loader<Key, Value> = (key: Key) => Promise<Value>

type Waiting<Key, Value> = { key: Key; resolve: (value: Value) => void; reject: (reason: unknown) => void }

export function createLoader<Key, Value>(
  fetchMany: (keys: Key[]) => Promise<Value[]>,
  identify: (key: Key) => unknown = (key) => key,
): Loader<Key, Value> {
  const cached = new Map<unknown, Promise<Value>>()
  let waiting: Waiting<Key, Value>[] = []
  const flush = async () => {
    const batch = waiting
    waiting = []
    try {
      const values = await fetchMany(batch.map(({ key }) => key))
      batch.forEach(({ resolve }, index) => resolve(values[index] as Value))
    } catch (cause) {
      for (const { reject } of batch) reject(cause)
    }
  }
  return (key) => {
    const identity = identify(key)
    const found = cached.get(identity)
    if (found) return found
    if (waiting.length === 0) queueMicrotask(() => void flush())
    const promise = new Promise<Value>((resolve, reject) => waiting.push({ key, resolve, reject }))
    cached.set(identity, promise)
    return promise
  }
}
