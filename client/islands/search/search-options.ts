import type { KeyboardEvent } from 'react'
import { searchPath } from '../../../shared/domain/search.ts'

export const resultsId = 'search-results'

/** Id of an option, counted from the first suggestion to the last product. */
export function resultId(index: number): string {
  return `search-result-${index}`
}

export function suggestionHref(prefix: string, term: string): string {
  return prefix + searchPath(term)
}

/** The option that a key selects, of `count`; `null` is the field itself. `undefined` if the field handles the key. */
export function nextOption(key: KeyboardEvent['key'], active: number | null, count: number): number | null | undefined {
  if (count === 0) return undefined
  const last = count - 1
  if (key === 'ArrowDown') return active === null ? 0 : active === last ? null : active + 1
  if (key === 'ArrowUp') return active === null ? last : active === 0 ? null : active - 1
  if (active === null) return undefined
  if (key === 'Home') return 0
  return key === 'End' ? last : undefined
}
