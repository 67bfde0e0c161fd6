import type { FacetAttribute } from './filter-fields.ts'

/** Columns of the tables in `migrations/0001_catalogue.sql`. Money is integer minor units. */
export type ProductRow = {
  id: number
  style: string
  name: string
  slug: string
  description: string
  department: string
  garment: string
  pattern: string
  type: 'physical' | 'digital'
  /** JSON of `Colourway[]`. */
  colours: string
  /** JSON of `string[]`; `[]` if the product has no such option. */
  sizes: string
  lengths: string
  /** JSON of `CustomField[]`. */
  custom_fields: string
  price_gbp: number
  price_usd: number
  price_eur: number
  sale_gbp: number | null
  sale_usd: number | null
  sale_eur: number | null
  inventory_tracking: 'none' | 'product' | 'variant'
  inventory_warning_level: number
  is_visible: 0 | 1
  is_price_hidden: 0 | 1
  availability: 'available' | 'disabled' | 'preorder'
  /** Empty: the store's own message. */
  preorder_message: string
  preorder_release_date: string | null
  popularity: number
  date_created: string
  base_variant_id: number
  variant_count: number
}

/** A product with the limits of one order, which are not seeded. 0 is no limit. */
export type LimitedProductRow = ProductRow & { order_quantity_minimum: number; order_quantity_maximum: number }

/** `colour`, `size` and `length` are indexes into the product's lists, or -1 if it has no such option. */
export type VariantRow = {
  id: number
  product_id: number
  sku: string
  colour: number
  size: number
  length: number
  stock_1: number
  stock_2: number
  purchasing_disabled: 0 | 1
  price_gbp: number | null
  price_usd: number | null
  price_eur: number | null
}

type ListingRow = {
  product_id: number
  name: string
  price_gbp: number
  price_usd: number
  price_eur: number
  popularity: number
  rank: number
  date_created: string
  is_visible: 0 | 1
  is_in_stock: 0 | 1
  rating: number
}

/** A product with all its related rows. */
export type CatalogueEntry = {
  product: ProductRow
  variants: VariantRow[]
  categoryIds: number[]
  facets: { attribute: FacetAttribute; value: string }[]
  listing: ListingRow
  search: { name: string; keywords: string }
}
