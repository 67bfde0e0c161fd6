import type { ProductSummary } from './product.ts'

export const itemsPerPage = 48

export const sortOrders = [
  'featured',
  'newest-desc',
  'selling-desc',
  'reviews-desc',
  'price-asc',
  'price-desc',
  'name-asc',
  'name-desc',
] as const

export type SortOrder = (typeof sortOrders)[number]

/** Range of a numeric facet in major units, written `20-45` in a URL. */
export type PriceRange = { min: number; max: number }

/**
 * Fields of the price sliders, each of them twice: their values, those that were shown, and those that leave an end
 * open.
 */
export const sliderFields = { value: 'price-slider', shown: 'price-shown', bounds: 'price-bounds' } as const

/** The `max` of a price range without an upper end. */
export const openMax = 9_999_999

type FurtherFacetName =
  | 'group'
  | 'family'
  | 'sale'
  | 'length'
  | 'sleeve'
  | 'fabric'
  | 'pattern'
  | 'fit'
  | 'warmth'
  | 'softness'
  | 'rating'
export type FacetName = 'color' | 'size' | FurtherFacetName

/** The chosen values by facet. They are literal, even if they look like a range (D-63). */
export type Refinements = { color: string[]; size: string[]; price?: PriceRange } & {
  [Name in FurtherFacetName]?: string[]
}

/**
 * `label` is the text of a value that is an id. `hexes` are the hex codes of a colour and `family` its colour family,
 * if known.
 */
export type FacetValue = { value: string; productCount: number; label?: string; hexes?: string[]; family?: string }

export type Facet = { name: FacetName; values: FacetValue[] }

/** What a listing can be refined by. `priceBounds` are the lowest and the highest price, if they differ. */
export type ListingFacets = { facets: Facet[]; priceBounds?: PriceRange }

export type Listing<Summary = ProductSummary> = {
  products: Summary[]
  total: number
  /** From 1. */
  page: number
  pageCount: number
}
