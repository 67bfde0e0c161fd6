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
  maximum,
  now = Date.now,
}: {
  maximum: number
  now?: () => number
}): IsolateMemory<Value> {
  const entries = new Map<string, { value: Value; at: number }>()
  return {
    get(key) {
      const entry = entries.get(key)
      if (!entry) return null
      entries.delete(key)
      entries.set(key, entry)
      return { value: entry.value, ageMs: now() - entry.at }
    },
    set(key, value) {
      entries.delete(key)
      entries.set(key, { value, at: now() })
      const [oldest] = entries.keys()
      if (entries.size > maximum && oldest !== undefined) entries.delete(oldest)
    },
    delete: (key) => void entries.delete(key),
  }
}
