import MiniSearch, { type Query } from 'minisearch'
import { categories } from '../../catalogue/categories.ts'
import type { Dictionary } from '../language/dictionary.ts'
import { readItems, type IndexedItem } from './documents.ts'
import { createVocabulary, type Vocabulary } from './vocabulary.ts'
import { wordsOf } from './words.ts'

const fields = ['kind', 'name', 'categories', 'colours', 'keywords', 'fabric', 'details'] as const
/** A dress comes before a shirt that is 'good with a dress', and a colour before a flower of that name. */
const boost = { kind: 8, name: 3, categories: 4, colours: 5, keywords: 2, fabric: 2, details: 1 }
const popularityShare = 0.2
const maxPopularity = 10_000
const maxRemembered = 500

/** The index of the items, as old as the last seed of the catalogue. */
export type ProductIndex = {
  dictionary: Dictionary
  vocabulary: Vocabulary
  /** The sizes that items have, by their lower case. */
  sizes: ReadonlyMap<string, string>
  /** Words of what an item is, such as 'jumper'. */
  isKind(word: string): boolean
  /** Words of colours, such as 'navy'. */
  isColour(word: string): boolean
  /** The synonyms, those of several words first. */
  rules: readonly SynonymRule[]
  /** Ids of the matching items, the best first. */
  find(query: Query): readonly number[]
}

export type SynonymRule = { stems: readonly string[]; meant: readonly string[] }

const latest = new Map<Dictionary, { fingerprint: string; index: ProductIndex }>()

/**
 * The index of a database's catalogue in a language, built once for each seed.
 *
 * MiniSearch holds it: it ranks by field with BM25+, finds words by prefix and by edit distance, nests queries of
 * several words, has no dependencies and runs in a Worker. Orama brings a stemmer, but its queries are one list of
 * words; FlexSearch ranks by position. The English stemmer is Porter's.
 */
export async function productIndex(db: D1Database, dictionary: Dictionary): Promise<ProductIndex> {
  const fingerprint = (await db.prepare("SELECT value FROM seed WHERE key = 'catalogue'").first<string>('value')) ?? ''
  const known = latest.get(dictionary)
  if (known?.fingerprint === fingerprint) return known.index
  const [items, { results: sizes }] = await Promise.all([
    readItems(db, dictionary),
    db.prepare("SELECT DISTINCT value FROM category_facets WHERE attribute = 'Size'").all<{ value: string }>(),
  ])
  const index = createIndex(
    dictionary,
    items,
    sizes.map(({ value }) => value),
  )
  latest.set(dictionary, { fingerprint, index })
  return index
}

function createIndex(dictionary: Dictionary, items: readonly IndexedItem[], sizes: readonly string[]): ProductIndex {
  const { stemOf, partsOf, synonyms, keywords } = dictionary
  const products = new MiniSearch<IndexedItem>({
    fields: [...fields],
    storeFields: ['popularity'],
    tokenize: wordsOf,
    // A compound is found by its parts too.
    processTerm: (term) => [...new Set([term, ...partsOf(term)].map(stemOf))],
    searchOptions: { processTerm: stemOf },
  })
  products.addAll(items)
  const kinds = new Set(items.flatMap(({ kind }) => wordsOf(kind)).map(stemOf))
  const colours = new Set(
    Object.entries(keywords.colours)
      .flatMap(([name, words]) => [dictionary.colourName(name), ...words].flatMap(wordsOf))
      .map(stemOf),
  )
  const names = categories.map((category) => dictionary.translateCategory(category).name)
  return {
    dictionary,
    vocabulary: createVocabulary(dictionary, countWords(dictionary, items), [...kinds, ...names.flatMap(wordsOf)]),
    sizes: new Map(sizes.map((size) => [size.toLowerCase(), size])),
    isKind: (word) => kinds.has(stemOf(word)),
    isColour: (word) => colours.has(stemOf(word)),
    rules: synonyms
      .map(([written, meant]) => ({ stems: wordsOf(written).map(stemOf), meant: wordsOf(meant) }))
      .toSorted((a, b) => b.stems.length - a.stems.length),
    find: remembered((query) =>
      products
        .search(query, {
          boost,
          boostDocument: (_id, _term, stored) =>
            1 + (popularityShare * Number(stored?.['popularity'] ?? 0)) / maxPopularity,
        })
        .map(({ id }) => Number(id)),
    ),
  }
}

/** The index never changes, and shoppers repeat the same few queries: of each page, and of each key that they press. */
function remembered(find: ProductIndex['find']): ProductIndex['find'] {
  const found = new Map<string, readonly number[]>()
  return function findOnce(query) {
    const key = JSON.stringify(query)
    const ids = found.get(key) ?? find(query)
    if (found.size >= maxRemembered) found.clear()
    found.set(key, ids)
    return ids
  }
}

function countWords(
  { synonyms, redirectRules, partsOf }: Dictionary,
  items: readonly IndexedItem[],
): Map<string, number> {
  const counts = new Map<string, number>()
  const count = (text: string, by: number) => {
    for (const word of new Set(wordsOf(text).flatMap((each) => [each, ...partsOf(each)])))
      counts.set(word, (counts.get(word) ?? 0) + by)
  }
  for (const item of items) for (const field of fields) count(item[field], 1)
  for (const [written] of synonyms) count(written, 1)
  for (const { phrases } of redirectRules) count(phrases.join(' '), 1)
  return counts
}
