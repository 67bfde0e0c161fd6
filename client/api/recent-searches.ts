import { createStoredList } from './stored-list.ts'

const searches = createStoredList('sv-recent-searches', 5)

/** The terms that this browser has searched for, the latest first; none if it blocks storage. */
export const { read: recentSearches, clear: forgetSearches } = searches

export function rememberSearch(term: string): void {
  const searched = term.trim()
  const others = recentSearches().filter((other) => other.toLowerCase() !== searched.toLowerCase())
  searches.write([searched, ...others])
}
