import type { BigCommerceApi } from '../api/api.ts'
import type { CatalogueMemory } from './catalogue.ts'
import { addSwatches } from './facet-swatches.ts'
import { readFacets } from './facets.ts'
import { readFirst, readListing } from './listing.ts'
import { noRefinements } from '#shared/domain/facet.ts'
import { ServiceError } from '#shared/errors.ts'
import type { SearchPort } from '#worker/ports/search-port.ts'

const maxProducts = 10

/** The platform's own search, for a shop without a search service. It suggests no terms and recommends nothing. */
export function createBigCommerceSearch({
  api,
  memory: { cursors, swatches },
}: {
  api: BigCommerceApi
  memory: Pick<CatalogueMemory, 'cursors' | 'swatches'>
}): SearchPort {
  return {
    async search({ market, query, page, refinements = noRefinements, sort = 'featured', categoryId }, signal) {
      if (categoryId !== undefined)
        throw new ServiceError('search', 'rejected', { message: 'search: the platform does not search in categories' })
      const searchTerm = query.trim()
      if (searchTerm === '') return { products: [], total: 0, page, pageCount: 0, facets: [] }
      const scope = { market, searchTerm, refinements }
      const [listing, found] = await Promise.all([
        readListing(api, { request: { ...scope, sort, page }, cursors }, signal),
        readFacets(api, scope, signal),
      ])
      return { ...listing, ...found, facets: await addSwatches(api, { ...scope, ...found, swatches }, signal) }
    },
    async suggest({ market, query }, signal) {
      const searchTerm = query.trim()
      const products = searchTerm === '' ? [] : await readFirst(api, { market, searchTerm, count: maxProducts }, signal)
      return { products, suggestions: [], pages: [] }
    },
    async recommendations() {
      return []
    },
  }
}
