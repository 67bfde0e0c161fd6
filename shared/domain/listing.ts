import type { ProductSummary } from './product.ts'

export const itemsPerPage = 48

export const sortOrders = {
  featured: 'Featured',
  'newest-desc': 'Newest',
  'price-asc': 'Price: low to high',
  'price-desc': 'Price: high to low',
  'name-asc': 'Name: A to Z',
} as const satisfies Record<string, string>

export type SortOrder = keyof typeof sortOrders

export type Refinements = { color: string[]; size: string[] }

export type Facet = { name: 'color' | 'size'; label: string; values: { value: string; productCount: number }[] }

export type Listing = {
  products: ProductSummary[]
  total: number
  /** From 1. */
  page: number
  pageCount: number
}
