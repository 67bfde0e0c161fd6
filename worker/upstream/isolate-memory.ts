import { LRUCache } from 'lru-cache'

/**
 * Values that an isolate keeps between requests: public facts only. Its size is bounded, and the least recently used
 * entry is dropped first.
 */
export type IsolateMemory<Value> = {
  get(key: string): { value: Value; ageMs: number } | null
  set(key: string, value: Value): void
  delete(key: string): void
}

export function createIsolateMemory<Value>({
  maxEntries,
  now = Date.now,
}: {
  maxEntries: number
  now?: () => number
}): IsolateMemory<Value> {
  const entries = new LRUCache<string, { value: Value; at: number }>({ max: maxEntries })
  return {
    get(key) {
      const entry = entries.get(key)
      return entry ? { value: entry.value, ageMs: now() - entry.at } : null
    },
    set: (key, value) => void entries.set(key, { value, at: now() }),
    delete: (key) => void entries.delete(key),
  }
}
