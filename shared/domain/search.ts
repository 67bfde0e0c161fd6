import type { ShownPrice } from './price.ts'

/** A product as the search overlay shows it. `picture` is the address of its picture, without query. */
export type SearchHit = { name: string; href: string; picture: string; price: ShownPrice | null }

/** What a search brings while the shopper types. */
export type SearchResponse = { products: SearchHit[]; suggestions: string[] }

/** Path of the results page of a term, without market prefix. */
export function searchPath(term: string): string {
  return `/search?query=${encodeURIComponent(term.trim())}`
}
