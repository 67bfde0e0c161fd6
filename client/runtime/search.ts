import type { SearchAnswer, SearchHit } from '../../shared/domain/search.ts'
import type { PageServices } from '../atoms/services.ts'
import { isRecord } from './shapes.ts'

const deadlineMs = 8000

/**
 * What the shop finds for a term while it is being written; an empty one brings suggestions alone.
 * @throws Error when there is no answer that can be read, or the signal ends the call
 */
export async function fetchSuggestions({ settings, fetch }: PageServices, term: string, signal: AbortSignal): Promise<SearchAnswer> {
  const response = await fetch(`${settings.prefix}/api/search?${new URLSearchParams({ query: term })}`, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]),
  })
  if (!response.ok) throw new Error(`search: status ${response.status}`)
  return readAnswer(await response.json())
}

function readAnswer(body: unknown): SearchAnswer {
  const { products, suggestions } = isRecord(body) ? body : {}
  if (!Array.isArray(products) || !Array.isArray(suggestions)) throw new TypeError('search: the answer has another shape')
  return { products: products as SearchHit[], suggestions: suggestions.filter((suggestion) => typeof suggestion === 'string') }
}
