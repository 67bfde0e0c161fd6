import MiniSearch, { type Query } from 'minisearch'
import { categories } from '../../catalogue/categories.ts'
import { redirectRules } from '../account/redirects.ts'
import { synonyms } from '../account/synonyms.ts'
import { readItems, type IndexedItem } from './documents.ts'
import { createVocabulary, type Vocabulary } from './vocabulary.ts'
import { stemOf, wordsOf } from './words.ts'

const fields = ['kind', 'name', 'categories', 'colours', 'keywords', 'fabric', 'details'] as const
/** A dress comes before a shirt that is 'good with a dress', and a colour before a flower of that name. */
const boost = { kind: 8, name: 3, categories: 4, colours: 5, keywords: 2, fabric: 2, details: 1 }
const popularityShare = 0.2
const maxPopularity = 10_000

/** The index of the items, as old as the last seed of the catalogue. */
export type ProductIndex = {
  vocabulary: Vocabulary
  /** The sizes that items have, by their lower case. */
  sizes: ReadonlyMap<string, string>
  /** Words of what an item is, such as 'jumper'. */
  isKind(word: string): boolean
  /** Ids of the matching items, the best first. */
  find(query: Query): number[]
}

let latest: { fingerprint: string; index: ProductIndex } | undefined

/**
 * The index of a database's catalogue, built once for each seed.
 *
 * MiniSearch holds it: it ranks by field with BM25+, finds words by prefix and by edit distance, nests queries of
 * several words, has no dependencies and runs in a Worker. Orama brings a stemmer, but its queries are one list of
 * words; FlexSearch ranks by position. The stemmer is Porter's.
 */
export async function productIndex(db: D1Database): Promise<ProductIndex> {
  const fingerprint = (await db.prepare("SELECT value FROM seed WHERE key = 'catalogue'").first<string>('value')) ?? ''
  if (latest?.fingerprint === fingerprint) return latest.index
  const [items, { results: sizes }] = await Promise.all([
    readItems(db),
    db.prepare("SELECT DISTINCT value FROM category_facets WHERE attribute = 'Size'").all<{ value: string }>(),
  ])
  const index = createIndex(
    items,
    sizes.map(({ value }) => value),
  )
  latest = { fingerprint, index }
  return index
}

function createIndex(items: readonly IndexedItem[], sizes: readonly string[]): ProductIndex {
  const products = new MiniSearch<IndexedItem>({
    fields: [...fields],
    storeFields: ['popularity'],
    tokenize: wordsOf,
    processTerm: stemOf,
  })
  products.addAll(items)
  const kinds = new Set(items.flatMap(({ kind }) => wordsOf(kind)).map(stemOf))
  return {
    vocabulary: createVocabulary(countWords(items), [...kinds, ...categories.flatMap(({ name }) => wordsOf(name))]),
    sizes: new Map(sizes.map((size) => [size.toLowerCase(), size])),
    isKind: (word) => kinds.has(stemOf(word)),
    find: (query) =>
      products
        .search(query, {
          boost,
          boostDocument: (_id, _term, stored) =>
            1 + (popularityShare * Number(stored?.['popularity'] ?? 0)) / maxPopularity,
        })
        .map(({ id }) => Number(id)),
  }
}

function countWords(items: readonly IndexedItem[]): Map<string, number> {
  const counts = new Map<string, number>()
  const count = (text: string, by: number) => {
    for (const word of new Set(wordsOf(text))) counts.set(word, (counts.get(word) ?? 0) + by)
  }
  for (const item of items) for (const field of fields) count(item[field], 1)
  for (const [written] of synonyms) count(written, 1)
  for (const { phrases } of redirectRules) count(phrases.join(' '), 1)
  return counts
}
