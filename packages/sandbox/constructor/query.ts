import { listProducts, type ListingFilter } from '../catalogue/queries/listing.ts'
import { listingFilter } from './filters.ts'
import { findItems } from './index/find-items.ts'
import { productIndex } from './index/product-index.ts'
import { understand } from './index/understand.ts'
import { wordsOf } from './index/words.ts'
import type { IndexScope } from './scope.ts'

/** A query that the index has answered. */
export type AnsweredQuery = {
  filter: ListingFilter
  /** The query as it was searched for. */
  term: string
  /** The members of `request` that describe the query. A corrected query keeps what was typed. */
  request: { term: string; original_query?: string }
  /** Words of the term that the items match. */
  matchedTerms: readonly string[]
}

/** Searches the index. A size in the query becomes a refinement, which the size facet shows as selected. */
export async function answerQuery(
  scope: IndexScope,
  written: string,
  { query, isTyping }: { query: URLSearchParams; isTyping: boolean },
): Promise<AnsweredQuery> {
  // A leading slash cannot be part of a path, so clients replace it.
  const typed = written.replace(/^\|/, '/')
  const index = await productIndex(scope.db, scope.dictionary)
  const understanding = understand(index, typed, { isTyping })
  const given = listingFilter(scope, query, {})
  const withItems = (ids: readonly number[], sizes: readonly string[]): ListingFilter => ({
    ...given,
    ids,
    attributes: [...given.attributes, ...(sizes.length > 0 ? [{ attribute: 'Size', values: sizes }] : [])],
  })
  const found = await findItems(index, understanding, async (ids, sizes) => {
    const { total } = await listProducts(scope.db, withItems(ids, sizes), 'relevance', { offset: 0, limit: 1 })
    return total > 0
  })
  const { term, isCorrected, others, sizeWords } = understanding
  return {
    filter: withItems(found.ids, found.sizes),
    term,
    request: { term, ...(isCorrected && { original_query: typed }) },
    matchedTerms: [
      ...found.words.flatMap(({ text }) => wordsOf(text)),
      ...others,
      ...(found.sizes.length > 0 ? sizeWords : []),
    ],
  }
}
