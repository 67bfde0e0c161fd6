import type { ShownPrice } from './price.ts'

/** A product in the search overlay. `picture` is the URL of its image, without query. */
export type SearchHit = { name: string; href: string; picture: string; price: ShownPrice | null }

/** Response to a search while the shopper types. */
export type SearchResponse = { products: SearchHit[]; suggestions: string[] }

/** Path of the search results for a term, without market prefix. */
export function searchPath(term: string): string {
  return `/search?query=${encodeURIComponent(term.trim())}`
}
