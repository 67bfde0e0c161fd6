import { categories } from '../catalogue/categories.ts'
import { listProducts } from '../catalogue/queries/listing.ts'
import { listingFilter } from './filters.ts'
import { resultItems } from './items.ts'
import { countOf, type IndexScope } from './scope.ts'

const suggestions = [
  ...new Set(
    categories
      .filter((category) => category.is_visible && category.depth > 0)
      .map((category) => category.name.toLowerCase()),
  ),
]

/** `GET /autocomplete/{query}`: the two default sections, products and search suggestions. */
export async function autocomplete(scope: IndexScope, written: string, query: URLSearchParams) {
  const term = written.replace(/^\|/, '/')
  const productCount = countOf(query, 'num_results_Products', {
    otherwise: countOf(query, 'num_results', { otherwise: 10, max: 100 }),
    max: 100,
  })
  const suggestionCount = countOf(query, 'num_results_Search Suggestions', { otherwise: 5, max: 100 })
  const { ids, total } = await listProducts(scope.db, listingFilter(scope, query, { term }), 'relevance', {
    offset: 0,
    limit: productCount,
  })
  const suggested = suggest(term)
  return {
    request: { term, query: term, num_results: productCount + suggestionCount, features: {} },
    sections: {
      Products: await resultItems(scope, ids, term),
      'Search Suggestions': suggested.slice(0, suggestionCount),
    },
    total_num_results_per_section: { Products: total, 'Search Suggestions': suggested.length },
  }
}

function suggest(term: string) {
  const words = term.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  return suggestions
    .filter((suggestion) => words.every((word) => suggestion.split(' ').some((part) => part.startsWith(word))))
    .map((value) => ({ value, matched_terms: words, labels: {}, is_slotted: false, data: { id: value } }))
}
