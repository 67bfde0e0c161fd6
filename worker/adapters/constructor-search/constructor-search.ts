import { itemsPerPage } from '../../../shared/domain/listing.ts'
import type { Listing } from '../../../shared/domain/listing.ts'
import type { ProductSummary } from '../../../shared/domain/product.ts'
import { ServiceError } from '../../../shared/errors.ts'
import type { Market } from '../../../shared/markets.ts'
import type { SearchConfiguration } from '../../env.ts'
import type { Log } from '../../log.ts'
import type { SearchPort } from '../../ports/search-port.ts'
import type { Call } from '../../upstream/call.ts'
import { AutocompleteSchema, RecommendationsSchema, SearchSchema, toSummaries } from './constructor-wire.ts'

// As the last part of a path these lead to another address, and cannot be written otherwise.
const dotSegments: ReadonlySet<string> = new Set(['.', '..'])
const client = 'selvedge-1'
const mostRecommendations = 8
const mostProducts = 10
const mostSuggestions = 5
// The path must have a term: a blank asks for what is suggested to who has written nothing.
const noTerm = '%20'

/** Search and recommendations of Constructor: one index, known by its key, per market [SRCH-16]. */
export function createConstructorSearch({ configuration, call, log }: { configuration: SearchConfiguration; call: Call; log: Log }): SearchPort {
  const address = (path: string, market: Market, query: Record<string, string | number>) => {
    const search = new URLSearchParams({ key: configuration.keys[market.searchIndex], c: client })
    for (const [name, value] of Object.entries(query)) search.set(name, String(value))
    // The service's own client writes a space so.
    return `${configuration.url}${path}?${search.toString().replaceAll('+', '%20')}`
  }

  return {
    async search({ market, query, page }, signal) {
      const term = query.trim()
      if (term === '' || dotSegments.has(term)) return toListing([], { total: 0, page })
      const url = address(`/search/${termSegment(term)}`, market, { page, num_results_per_page: itemsPerPage })
      const { response } = await call('search', SearchSchema, { url, signal })
      if ('redirect' in response) {
        log.info('search-redirect-ignored', { index: market.searchIndex })
        return toListing([], { total: 0, page })
      }
      return toListing(readable(response.results, market), { total: response.total_num_results, page })
    },
    async suggest({ market, query }, signal) {
      const term = query.trim()
      if (dotSegments.has(term)) return { products: [], suggestions: [] }
      const url = address(`/autocomplete/${term === '' ? noTerm : termSegment(term)}`, market, {
        num_results_Products: term === '' ? 0 : mostProducts,
        'num_results_Search Suggestions': mostSuggestions,
      })
      const { sections } = await call('autocomplete', AutocompleteSchema, { url, signal })
      return {
        products: term === '' ? [] : readable(sections.Products, market).slice(0, mostProducts),
        suggestions: sections['Search Suggestions'].filter((suggestion) => suggestion !== null).slice(0, mostSuggestions),
      }
    },
    async recommendations({ market, pod, itemId }, signal) {
      const path = `/recommendations/v1/pods/${encodeURIComponent(configuration.pods[pod])}`
      const { response } = await call('recommendations', RecommendationsSchema, { url: address(path, market, { num_results: mostRecommendations, item_id: itemId }), signal })
      return readable(response.results, market).slice(0, mostRecommendations)
    },
  }

  /** One bad item costs itself alone; items that are all bad mean that the index is not ours. */
  function readable(results: readonly unknown[], market: Market): ProductSummary[] {
    const { products, unreadable } = toSummaries(results, market)
    if (unreadable > 0) log.warn('search-items-unreadable', { index: market.searchIndex, count: unreadable })
    if (unreadable > 0 && products.length === 0) throw new ServiceError('search', 'malformed', { message: 'search: no item has the fields of a product' })
    return products
  }
}

// The service's own client writes a leading slash as a bar.
function termSegment(term: string): string {
  return encodeURIComponent(term.replace(/^\//, '|'))
}

function toListing(products: ProductSummary[], { total, page }: { total: number; page: number }): Listing {
  return { products, total, page, pageCount: Math.ceil(total / itemsPerPage) }
}
