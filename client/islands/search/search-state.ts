import type { Suggestions } from '../../data/suggestions.ts'
import type { SearchResponse } from '#shared/domain/search.ts'

/** The shopper may still be typing a shorter term. */
const minUnknownTermLength = 4

/** `term` is trimmed; `response` may belong to a related term while the next one loads. */
export type Search = { term: string; status: 'resting' | 'pending' | 'found' | 'failed'; response: SearchResponse }

type Read = { term: string; data: Suggestions | undefined; hasFailed: boolean }

const noResults: SearchResponse = { products: [], suggestions: [], links: [], correctedTerm: null }

/** The overlay's state for a term. `data` is the latest response and may belong to an earlier term. */
export function toSearch({ term, data, hasFailed }: Read): Search {
  if (term === '') return { term, status: 'resting', response: noResults }
  if (data?.term === term) return { term, status: 'found', response: data.response }
  if (hasFailed) return { term, status: 'failed', response: noResults }
  return { term, status: 'pending', response: data && isRelated(data.term, term) ? data.response : noResults }
}

/** The results panel expands only when products are returned. */
export function isExpanded({ status, response }: Search): boolean {
  return (status === 'found' || status === 'pending') && response.products.length > 0
}

/** True if neither products nor pages were found for a term of more than 3 characters. */
export function hasNoResults({ status, term, response }: Search): boolean {
  const isEmpty = response.products.length === 0 && response.links.length === 0
  return status === 'found' && term.length >= minUnknownTermLength && isEmpty
}

/** True while a word is being completed or shortened: its results still help. */
function isRelated(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one)
}
