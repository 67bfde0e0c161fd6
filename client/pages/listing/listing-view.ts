import type { ArrivesBy } from '#shared/domain/arrives-by.ts'
import type { PanelFacet } from '#shared/domain/facet.ts'
import type { FacetName, Listing, ListingFacets, PriceRange, Refinements, SortOrder } from '#shared/domain/listing.ts'
import type { ProductSummary } from '#shared/domain/product.ts'
import type { MerchantNote, QueryReading } from '#shared/domain/search.ts'
import type { ContentItem, PopularSearch, Crumb, PageBase } from '#shared/views.ts'

export type ListingView = PageBase & {
  kind: 'category' | 'search'
  title: string
  description: string
  /** Path without market prefix and query: links to pages, sorts and refinements are built from it. */
  path: string
  query: string | null
  /** The name of the category that can be searched within, on its page. */
  searchIn?: string
  /** The term of the address that does not apply, because the search service does not respond or there is none. */
  leftOutTerm?: string
  /** The query in links to pages, sorts and refinements, if a refinement has replaced a part of it. */
  linkedQuery?: string
  /** How search read the query, if it did not take it word for word. */
  reading?: QueryReading
  /** The price range that the shop took from the query. */
  priceRead?: PriceRange
  crumbs: Crumb[]
  subcategories: { label: string; path: string }[]
  listing: Listing
  /**
   * `null` if the listing cannot be refined. A promise if the grid does not wait for them, which resolves to none if
   * the service fails.
   */
  facets: ListingFacets | Promise<ListingFacets> | null
  /** The facets of the panel in order; all of them if absent. */
  facetOrder?: readonly PanelFacet[]
  refinements: Refinements
  /** The names of the categories that search results can be refined by, by their ids. */
  groupNames?: ReadonlyMap<string, string>
  /** What the merchant says about a search. */
  merchantNotes?: readonly MerchantNote[]
  /** Values of the address that the listing does not have, so that they do not apply. */
  unknownValues?: readonly string[]
  sort: SortOrder
  /** The day by which the shopper wants it, and whether an order comes by then. */
  arrival?: { by: string; outcome: ArrivesBy }
  /** Who wears the clothes, if the shopper chose somebody. */
  figure?: string | null
  /** The first and the last day that the filters offer. Absent if the market does not say when its parcels leave. */
  arrivalDays?: { first: string; last: string }
  headerBlocks: ContentItem[]
  /** Content between the rows of the grid. `after` is the number of cards before it. */
  gridSlots: readonly GridSlot[]
  /** Category in which the filter panel counts products; `null` for a search and a design. */
  categoryId: number | null
  /** The printed design whose products are listed. */
  print?: string
  /** Suggestions for a search that found nothing or may be misspelt. */
  help: SearchHelp | null
  /** For an empty listing: other products, and what it has without one of its filters. */
  instead?: { title: string; near: readonly NearMatch[]; products: readonly ProductSummary[] }
}

/** The number of products without the filter `facet`. */
export type NearMatch = { facet: FacetName | 'price'; total: number }

export type GridSlot = { after: number; item: ContentItem }

export type SearchHelp = {
  /** Similar terms, to correct a misspelling. */
  corrections: readonly string[]
  popular: readonly PopularSearch[]
  categories: readonly { label: string; path: string }[]
}
