const maxLength = 100

/** A short list of texts in this browser's storage, the latest first. It is empty if the browser blocks storage. */
export function createStoredList(key: string, maxKept: number) {
  return {
    read(): string[] {
      try {
        const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
        return Array.isArray(stored) ? stored.filter(isKept).slice(0, maxKept) : []
      } catch {
        return []
      }
    },
    write(texts: readonly string[]): void {
      try {
        localStorage.setItem(key, JSON.stringify(texts.filter(isKept).slice(0, maxKept)))
      } catch {
        // If storage is blocked or full, nothing is remembered.
      }
    },
    clear(): void {
      try {
        localStorage.removeItem(key)
      } catch {
        // Blocked storage holds none.
      }
    },
  }
}

function isKept(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= maxLength
}
