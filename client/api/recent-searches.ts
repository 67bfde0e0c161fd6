const key = 'sv-recent-searches'
const maxKept = 5
const maxLength = 100

/** The terms that this browser has searched for, the latest first; none if it blocks storage. */
export function recentSearches(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isTerm).slice(0, maxKept) : []
  } catch {
    return []
  }
}

export function rememberSearch(term: string): void {
  const searched = term.trim()
  if (!isTerm(searched)) return
  const others = recentSearches().filter((other) => other.toLowerCase() !== searched.toLowerCase())
  try {
    localStorage.setItem(key, JSON.stringify([searched, ...others].slice(0, maxKept)))
  } catch {
    // If storage is blocked or full, there is no history.
  }
}

export function forgetSearches(): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Blocked storage holds none.
  }
}

function isTerm(value: unknown): value is string {
  return typeof value === 'string' && value !== '' && value.length <= maxLength
}
