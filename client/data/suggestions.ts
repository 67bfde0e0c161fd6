import { getResponse } from '../api/call-api.ts'
import type { PageServices } from '../api/page-services.ts'
import { isRecord } from '../api/shapes.ts'
import type { SearchResponse, SearchHit, SearchLink } from '#shared/domain/search.ts'
import { suggestionsPath } from '#shared/links.ts'

/** Search results with their term. */
export type Suggestions = { term: string; response: SearchResponse }

/** Products and terms for the typed text. An empty term gets only terms. @throws ApiError */
export async function fetchSuggestions(services: PageServices, term: string): Promise<Suggestions> {
  return {
    term,
    response: await getResponse(services, {
      path: `${suggestionsPath}?${new URLSearchParams({ query: term })}`,
      read: readResponse,
    }),
  }
}

function readResponse(body: unknown): SearchResponse {
  const { products, suggestions, links, correctedTerm } = isRecord(body) ? body : {}
  if (!Array.isArray(products) || !Array.isArray(suggestions)) throw new TypeError('Not search suggestions')
  return {
    products: products as SearchHit[],
    suggestions: suggestions.filter((suggestion) => typeof suggestion === 'string'),
    links: Array.isArray(links) ? (links as SearchLink[]) : [],
    correctedTerm: typeof correctedTerm === 'string' ? correctedTerm : null,
  }
}
