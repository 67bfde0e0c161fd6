import { searchPagePath } from '../links.ts'
import type { ShownPrice } from './price.ts'

/** A product in the search overlay. `picture` is the URL of its image, without query. */
export type SearchHit = { name: string; href: string; picture: string; price: ShownPrice | null }

/** A category, help page or shop that a search leads to. */
export type SearchLink = { label: string; href: string }

/** Response to a search while the shopper types. `correctedTerm` is what was searched for instead of the term. */
export type SearchResponse = {
  products: SearchHit[]
  suggestions: string[]
  links: SearchLink[]
  correctedTerm: string | null
}

/** How the search service read a query that it did not take word for word. */
export type QueryReading = {
  /** The term that was searched for instead; `null` if the service kept the query. */
  correctedTerm: string | null
  /** Words of the query that no result matches. */
  leftOut: string[]
  /** Sizes that the service found in the query and refined by. */
  sizes: string[]
}

/** A text that the merchant shows above the results of certain queries. `path` is without market prefix. */
export type MerchantNote = { title: string; text: string; link: { label: string; path: string } | null }

/** Path of the search results for a term, without market prefix. `path` is that of the page, such as a category's. */
export function searchPath(term: string, path: string = searchPagePath): string {
  return `${path}?query=${encodeURIComponent(term.trim())}`
}

/** Path of the results for a term as it is written: results for a corrected term are not among them. */
export function exactSearchPath(term: string, path: string): string {
  return `${searchPath(term, path)}&exact=true`
}

/** The query without the sizes in it and the word before or after them; `null` if they are not written in the query. */
export function withoutSizes(query: string, sizes: readonly string[], sizeWord: string): string | null {
  const written = new Set(sizes.map((size) => size.toLowerCase()))
  const words = query.trim().split(/\s+/)
  const rest = words.filter((word) => !written.has(word.toLowerCase()))
  const others = rest.filter((word) => word.toLowerCase() !== sizeWord)
  return rest.length === words.length || others.length === 0 ? null : others.join(' ')
}
