import type { Query } from 'minisearch'
import type { ProductIndex } from './product-index.ts'
import type { Understanding, Word } from './understand.ts'

/** The items that were found, the best first, and the words of the query that they match. */
export type Found = { ids: readonly number[]; words: readonly Word[]; sizes: readonly string[] }

// Each more doubles the number of choices.
const maxParts = 7
const kindWeight = 10
const colourWeight = 3
const sizeWeight = 2.5
const otherWeight = 2

/**
 * The items that match all words. If there are none, the words that matter least are left out: rather any dress than
 * nothing. `keep` narrows ids to those that also have the sizes and the shopper's refinements.
 */
export async function findItems(
  index: ProductIndex,
  { words, sizes }: Understanding,
  keep: (ids: readonly number[], sizes: readonly string[]) => Promise<boolean>,
): Promise<Found> {
  const useful = words.filter((word) => index.find(toQuery([word])).length > 0).slice(0, maxParts)
  for (const choice of choices(index, useful, sizes)) {
    const ids = choice.words.length === 0 ? [] : index.find(toQuery(choice.words))
    if (ids.length > 0 && (choice.sizes.length === 0 || (await keep(ids, choice.sizes)))) return { ...choice, ids }
  }
  return { ids: [], words: [], sizes: [] }
}

/** The words and sizes to search for: all of them, then without those that matter least. */
function choices(index: ProductIndex, words: readonly Word[], sizes: readonly string[]) {
  const parts = [
    ...words.map((word, place) => ({ word, weight: weightOf(index, word) + place / 100 })),
    ...(sizes.length > 0 ? [{ word: null, weight: sizeWeight }] : []),
  ]
  return Array.from({ length: 2 ** parts.length - 1 }, (_, mask) => parts.filter((_part, bit) => !(mask & (1 << bit))))
    .map((chosen) => ({ chosen, weight: chosen.reduce((sum, { weight }) => sum + weight, 0) }))
    .toSorted((a, b) => b.chosen.length - a.chosen.length || b.weight - a.weight)
    .map(({ chosen }) => ({
      words: chosen.flatMap(({ word }) => word ?? []),
      sizes: chosen.some(({ word }) => word === null) ? sizes : [],
    }))
}

function weightOf(index: ProductIndex, { terms }: Word): number {
  if (terms.some((term) => index.isKind(term))) return kindWeight
  return terms.some((term) => index.isColour(term)) ? colourWeight : otherWeight
}

function toQuery(words: readonly Word[]): Query {
  return {
    combineWith: 'AND',
    queries: words.flatMap(({ terms, isPrefix }) => terms.map((term) => ({ queries: [term], prefix: isPrefix }))),
  }
}
