import type { KeyboardEvent } from 'react'
import { searchPath } from '#shared/domain/search.ts'
import { marketPath } from '#shared/links.ts'

export const resultsId = 'search-results'

/** HTML id of an option, counted from the first suggestion to the last product. */
export function resultId(index: number): string {
  return `search-result-${index}`
}

export function suggestionHref(prefix: string, term: string): string {
  return marketPath({ prefix }, searchPath(term))
}

/**
 * The index (below `count`) of the option that a key moves to. `null` for the field itself; `undefined` if the key
 * keeps its usual effect in the field.
 */
export function nextOption(key: KeyboardEvent['key'], active: number | null, count: number): number | null | undefined {
  if (count === 0) return undefined
  const last = count - 1
  if (key === 'ArrowDown') return active === null ? 0 : active === last ? null : active + 1
  if (key === 'ArrowUp') return active === null ? last : active === 0 ? null : active - 1
  if (active === null) return undefined
  if (key === 'Home') return 0
  return key === 'End' ? last : undefined
}
