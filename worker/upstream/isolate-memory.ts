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

/** Bounds of a memory. All memories of an isolate and the page cache share 128 MB with the code and the requests. */
export type MemoryLimits = { maxEntries: number; maxBytes: number }

export const mebibyte = 1024 * 1024

export function createIsolateMemory<Value>({
  maxEntries,
  maxBytes,
  now = Date.now,
}: MemoryLimits & { now?: () => number }): IsolateMemory<Value> {
  const entries = new LRUCache<string, { value: Value; at: number }>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: ({ value }, key) => heapBytes(key) + heapBytes(value),
  })
  return {
    get(key) {
      const entry = entries.get(key)
      return entry ? { value: entry.value, ageMs: now() - entry.at } : null
    },
    set: (key, value) => void entries.set(key, { value, at: now() }),
    delete: (key) => void entries.delete(key),
  }
}

const bytesPerObject = 24
const bytesPerField = 16
const bytesPerText = 16

/**
 * Roughly the bytes that a value occupies in V8's heap. It counts two bytes for each character of a text, so that a
 * limit of bytes is never exceeded by much. A function counts as one object.
 */
function heapBytes(value: unknown): number {
  if (typeof value === 'string') return bytesPerText + 2 * value.length
  if (typeof value !== 'object' || value === null) return bytesPerField
  if (value instanceof Uint8Array) return bytesPerObject + value.length
  const fields = value instanceof Map ? [...value].flat() : value instanceof Set ? [...value] : Object.values(value)
  return fields.reduce<number>((sum, field) => sum + bytesPerField + heapBytes(field), bytesPerObject)
}
