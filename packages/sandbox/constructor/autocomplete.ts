import { listProducts } from '../catalogue/queries/listing.ts'
import { isAskedColour } from './filters.ts'
import { resultItems } from './items.ts'
import { answerQuery } from './query.ts'
import { countOf, type IndexScope } from './scope.ts'
import { categorySection, pageSection, storeSection, suggestionSection } from './sections.ts'

/**
 * `GET /autocomplete/{query}`: products and search suggestions, and the sections that the merchant has added:
 * categories, pages and stores. https://docs.constructor.com/reference/autocomplete-autocomplete-results
 */
export async function autocomplete(scope: IndexScope, written: string, query: URLSearchParams) {
  const count = (section: string, otherwise: number) =>
    countOf(query, `num_results_${section}`, { otherwise, max: 100 })
  const { filter, term, request, matchedTerms } = await answerQuery(scope, written, { query, isTyping: true })
  const productCount = count('Products', countOf(query, 'num_results', { otherwise: 10, max: 100 }))
  const { ids, total } = await listProducts(scope.db, filter, 'relevance', { offset: 0, limit: productCount })
  const others = {
    'Search Suggestions': suggestionSection(scope.dictionary, term),
    Categories: categorySection(scope.dictionary, term),
    Pages: pageSection(scope.dictionary, term),
    Stores: storeSection(scope, term),
  }
  const counts = { 'Search Suggestions': 5, Categories: 3, Pages: 3, Stores: 3 }
  const shown = Object.entries(others).map(
    ([name, items]) => [name, items.slice(0, count(name, counts[name as keyof typeof counts]))] as const,
  )
  return {
    request: { ...request, query: term, num_results: productCount, features: {} },
    sections: {
      Products: await resultItems(scope, ids, { matchedTerms, isAsked: (colour) => isAskedColour(filter, colour) }),
      ...Object.fromEntries(shown),
    },
    total_num_results_per_section: {
      Products: total,
      ...Object.fromEntries(Object.entries(others).map(([name, items]) => [name, items.length])),
    },
  }
}
