const maxKept = 20

/** Remembers ids in the browser. `add` returns true the first time that it gets an id. */
export function createOnceList(key: string, storage: () => Pick<Storage, 'getItem' | 'setItem'> = () => localStorage) {
  const added = new Set<string>()
  return {
    add(id: string): boolean {
      const kept = read(key, storage)
      if (added.has(id) || kept.includes(id)) return false
      added.add(id)
      try {
        storage().setItem(key, JSON.stringify([...kept, id].slice(-maxKept)))
      } catch (error) {
        console.warn('analytics: ids are not stored', error)
      }
      return true
    },
  }
}

function read(key: string, storage: () => Pick<Storage, 'getItem'>): unknown[] {
  try {
    const kept: unknown = JSON.parse(storage().getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}
