import type { ConfigurationOf } from '../../configuration/configuration.ts'
import type { Log } from '../../lib/log.ts'
import type { FoundProduct, SearchPort } from '../../ports/search-port.ts'
import type { Call } from '../../upstream/call.ts'
import { correctionOf, readingOf } from './query-reading.ts'
import {
  AutocompleteSchema,
  RecommendationsSchema,
  SearchSchema,
  toFacets,
  toFound,
  toGroupFacet,
  toNotes,
  toPriceBounds,
} from './search-wire.ts'
import { chosenAttributes, noRefinements } from '#shared/domain/facet.ts'
import { itemsPerPage, type Listing, type Refinements, type SortOrder } from '#shared/domain/listing.ts'
import { NotFoundError, ServiceError } from '#shared/errors.ts'
import { type Market, markets } from '#shared/markets.ts'
import { brandSlug } from '#shared/merchant.ts'

// As the last segment of a path these resolve to another address, and they cannot be escaped.
const dotSegments: ReadonlySet<string> = new Set(['.', '..'])
const client = `${brandSlug}-1`
const maxRecommendations = 8
const maxProducts = 10
const maxSuggestions = 5
const maxPagesOfSection = 2
/** 9,600 products, more than any search finds. */
const maxPages = 200
const groupFilter = 'filters[group_id]'
// The path must have a term. A blank requests the suggestions for an empty query.
const noTerm = '%20'

/**
 * Search and recommendations of Constructor. Each market has one index, identified by its key, and may have one for a
 * language.
 */
export function createConstructorSearch({
  configuration,
  call,
  log,
}: {
  configuration: ConfigurationOf<'search'>
  call: Call
  log: Log
}): SearchPort {
  const keys: Readonly<Record<string, string>> = configuration.keys
  // A language without an index of its own is searched in the market's default language.
  const indexOf = ({ code, searchIndex }: Market) => (searchIndex in keys ? searchIndex : markets[code].searchIndex)
  const address = (path: string, market: Market, query: Record<string, string | number | readonly string[]>) => {
    const search = new URLSearchParams({ key: keys[indexOf(market)] ?? '', c: client })
    for (const [name, value] of Object.entries(query)) {
      for (const each of Array.isArray(value) ? value : [value]) search.append(name, String(each))
    }
    // The service's own client encodes a space like this.
    return `${configuration.url}${path}?${search.toString().replaceAll('+', '%20')}`
  }

  return {
    async search({ market, query, page, refinements, sort = 'featured', categoryId }, signal) {
      const term = query.trim()
      const nothing = { ...toListing([], { total: 0, page }), facets: [] }
      if (term === '' || dotSegments.has(term)) return nothing
      const url = address(`/search/${termSegment(term)}`, market, {
        page,
        num_results_per_page: itemsPerPage,
        // By default the groups start at the chosen one, and the others could not be added to it.
        'fmt_options[groups_start]': categoryId === undefined ? 'top' : `group_id:${categoryId}`,
        ...sorts[sort],
        // A chosen group is within the category, and takes its place: the values of a filter are alternatives.
        ...(categoryId !== undefined && { [groupFilter]: String(categoryId) }),
        ...toFilters(refinements),
        ...baseFilter(market),
      })
      const { request, response } = await call('search', SearchSchema, { url, signal }).catch(refusedPage(page))
      if ('redirect' in response) return { ...nothing, redirect: response.redirect.data.url }
      const listing = toListing(readable(response.results, market), { total: response.total_num_results, page })
      const reading = readingOf({ term, request, response, chosen: refinements?.size ?? [] })
      const priceBounds = toPriceBounds(response.facets)
      const groups = toGroupFacet(response.groups)
      const notes = toNotes(response.refined_content)
      return {
        ...listing,
        facets: [...toFacets(response.facets), ...(groups ? [groups] : [])],
        ...(notes.length > 0 && { notes }),
        ...(priceBounds && { priceBounds }),
        ...(reading && { reading }),
      }
    },
    async suggest({ market, query }, signal) {
      const term = query.trim()
      if (dotSegments.has(term)) return { products: [], suggestions: [], pages: [] }
      const url = address(`/autocomplete/${term === '' ? noTerm : termSegment(term)}`, market, {
        num_results_Products: term === '' ? 0 : maxProducts,
        'num_results_Search Suggestions': maxSuggestions,
        ...baseFilter(market, 'Products'),
      })
      const { request, sections } = await call('autocomplete', AutocompleteSchema, { url, signal })
      const correctedTerm = correctionOf(term, request)
      return {
        // The overlay shows no categories.
        products:
          term === ''
            ? []
            : readable(sections.Products, market)
                .slice(0, maxProducts)
                .map(({ categoryIds: _unused, ...product }) => product),
        suggestions: sections['Search Suggestions']
          .filter((suggestion) => suggestion !== null)
          .slice(0, maxSuggestions),
        pages: [sections.Categories, sections.Pages, sections.Stores].flatMap((section) =>
          section.filter((entry) => entry !== null).slice(0, maxPagesOfSection),
        ),
        ...(correctedTerm !== null && { correctedTerm }),
      }
    },
    async recommendations({ market, kind, itemId }, signal) {
      const path = `/recommendations/v1/pods/${encodeURIComponent(configuration.pods[kind])}`
      const { response } = await call('recommendations', RecommendationsSchema, {
        url: address(path, market, { num_results: maxRecommendations, item_id: itemId, ...baseFilter(market) }),
        signal,
      })
      return readable(response.results, market).slice(0, maxRecommendations)
    },
  }

  /** The filter that is configured for the market. A section limits it to that section of the suggestions. */
  function baseFilter(market: Market, section?: string): Record<string, string> {
    const { [market.searchIndex]: own, [markets[market.code].searchIndex]: ofMarket } = configuration.filters
    const filter = own ?? ofMarket
    return filter ? { [`filters${section ? `[${section}]` : ''}[${filter.facet}]`]: filter.value } : {}
  }

  /** A bad item is omitted. If all items are bad, the index is not ours. */
  function readable(results: readonly unknown[], market: Market): FoundProduct[] {
    const { products, unreadable } = toFound(results, market)
    if (unreadable > 0) log.warn('search-items-unreadable', { index: indexOf(market), count: unreadable })
    if (unreadable > 0 && products.length === 0)
      throw new ServiceError('search', 'malformed', { message: 'search: no item has the fields of a product' })
    return products
  }
}

const sorts = {
  featured: {},
  'newest-desc': { sort_by: 'date', sort_order: 'descending' },
  'selling-desc': { sort_by: 'popularity', sort_order: 'descending' },
  'reviews-desc': { sort_by: 'rating', sort_order: 'descending' },
  'price-asc': { sort_by: 'price', sort_order: 'ascending' },
  'price-desc': { sort_by: 'price', sort_order: 'descending' },
  'name-asc': { sort_by: 'name', sort_order: 'ascending' },
  'name-desc': { sort_by: 'name', sort_order: 'descending' },
} as const satisfies Record<SortOrder, Record<string, string>>

function toFilters(refinements: Refinements = noRefinements): Record<string, string | readonly string[]> {
  const { price } = refinements
  return {
    ...Object.fromEntries(
      chosenAttributes(refinements).map(({ attribute, values }) => [`filters[${attribute.toLowerCase()}]`, values]),
    ),
    ...(price && { 'filters[price]': `${price.min}-${price.max}` }),
  }
}

// The service's own client replaces a leading slash with a bar.
function termSegment(term: string): string {
  return encodeURIComponent(term.replace(/^\//, '|'))
}

/**
 * Anyone can ask for a page far behind the results. On any other page a refusal is a fault of the request or the
 * settings.
 */
function refusedPage(page: number): (cause: unknown) => never {
  return (cause) => {
    if (page > maxPages && cause instanceof ServiceError && cause.kind === 'rejected')
      throw new NotFoundError('The search has no such page.', { cause })
    throw cause
  }
}

function toListing(products: FoundProduct[], { total, page }: { total: number; page: number }): Listing<FoundProduct> {
  return { products, total, page, pageCount: Math.ceil(total / itemsPerPage) }
}
