import type { SearchResponse } from '../../../shared/domain/search.ts'
import type { Suggestions } from '../../data/suggestions.ts'

/** The shopper may still be typing a shorter term. */
const shortestUnknownTerm = 4

/** `term` is trimmed; `answer` may belong to a related term while the next one loads. */
export type Search = { term: string; status: 'resting' | 'pending' | 'found' | 'failed'; answer: SearchResponse }

type Read = { term: string; data: Suggestions | undefined; hasFailed: boolean }

const nothing: SearchResponse = { products: [], suggestions: [] }

/** The overlay's state for a term. `data` is the latest response and may belong to an earlier term. */
export function toSearch({ term, data, hasFailed }: Read): Search {
  if (term === '') return { term, status: 'resting', answer: nothing }
  if (data?.term === term) return { term, status: 'found', answer: data.answer }
  if (hasFailed) return { term, status: 'failed', answer: nothing }
  return { term, status: 'pending', answer: data && isRelated(data.term, term) ? data.answer : nothing }
}

/** The results panel expands only when products are returned. */
export function isExpanded({ status, answer }: Search): boolean {
  return (status === 'found' || status === 'pending') && answer.products.length > 0
}

/** True if nothing was found for a term of more than 3 characters. */
export function hasNoResults({ status, term, answer }: Search): boolean {
  return status === 'found' && term.length >= shortestUnknownTerm && answer.products.length === 0
}

/** True while a word is being completed or shortened: its results still help. */
function isRelated(one: string, other: string): boolean {
  return one.startsWith(other) || other.startsWith(one)
}
