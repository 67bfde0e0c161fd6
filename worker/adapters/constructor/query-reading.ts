import * as v from 'valibot'
import { FacetSchema, type WireRequest, type WireResults } from './search-wire.ts'
import { facetName } from '#shared/domain/facet.ts'
import type { QueryReading } from '#shared/domain/search.ts'

const MatchSchema = v.object({ matched_terms: v.array(v.string()) })
const selected = 'selected'
const word = /\p{N}+-\p{N}+|[\p{L}\p{N}]+/gu

type Exchange = {
  term: string
  request: WireRequest
  response: WireResults
  /** The sizes that the shopper chose, which are no part of the query. */
  chosen: readonly string[]
}

/** How the service read the query; `null` if it took the query word for word, or says nothing about it. */
export function readingOf({ term, request, response, chosen }: Exchange): QueryReading | null {
  const correctedTerm = correctionOf(term, request)
  const left = leftOut(correctedTerm ?? term, response.results)
  const sizes = selectedSizes(response.facets).filter((size) => !chosen.includes(size))
  const isChanged = correctedTerm !== null || left.length > 0 || sizes.length > 0
  return isChanged ? { correctedTerm, leftOut: left, sizes } : null
}

/** The term that was searched for instead of the typed one, or `null`. */
export function correctionOf(typed: string, { term, original_query: original }: WireRequest): string | null {
  const corrected = term.trim()
  return original === undefined || corrected === '' || corrected.toLowerCase() === typed.toLowerCase()
    ? null
    : corrected
}

/** The words that no result matches. If results name no words, nothing is known. */
function leftOut(term: string, results: readonly unknown[]): string[] {
  const matched = new Set(
    results.flatMap((result) => {
      const match = v.safeParse(MatchSchema, result)
      return match.success ? match.output.matched_terms.flatMap(wordsOf) : []
    }),
  )
  return matched.size === 0 ? [] : [...new Set(wordsOf(term))].filter((each) => !matched.has(each))
}

function selectedSizes(facets: readonly unknown[]): string[] {
  return facets.flatMap((wire) => {
    const facet = v.safeParse(FacetSchema, wire)
    if (!facet.success || facetName(facet.output.name) !== 'size') return []
    return facet.output.options.filter(({ status }) => status === selected).map(({ value }) => value)
  })
}

// An apostrophe joins: the service reads "men's" as 'mens'.
function wordsOf(text: string): string[] {
  return text.toLowerCase().replace(/['’]/g, '').match(word) ?? []
}
