import MiniSearch from 'minisearch'
import type { Dictionary } from '../language/dictionary.ts'

type Entry = { id: string; count: number }

/** Typing errors that a word of this length may have. */
const maxErrors = (length: number) => (length < 4 ? 0 : length < 7 ? 1 : 2)
const minPrefixLength = 3

/** The words of an index, to tell a known word from a misspelt one. */
export type Vocabulary = {
  knows(word: string): boolean
  /** True if known words begin like this: the shopper may still be typing. */
  begins(word: string): boolean
  /** The known word that was probably meant, as shoppers write it; `null` if none is near. */
  correct(word: string): string | null
}

/** `counts` has the number of items of each word. A word of `preferred` is how its forms are written. */
export function createVocabulary(
  { stemOf }: Pick<Dictionary, 'stemOf'>,
  counts: ReadonlyMap<string, number>,
  preferred: Iterable<string>,
): Vocabulary {
  const stems = new Set([...counts.keys()].map(stemOf))
  const writtenAs = new Map([...preferred].map((word) => [stemOf(word), word]))
  const words = new MiniSearch<Entry>({ fields: ['id'], storeFields: ['count'], tokenize: (text) => [text] })
  words.addAll([...counts].map(([id, count]) => ({ id, count })))
  return {
    knows: (word) => stems.has(stemOf(word)),
    begins: (word) => word.length >= minPrefixLength && words.search(word, { prefix: true }).length > 0,
    correct(word) {
      const errors = maxErrors(word.length)
      if (errors === 0 || /\d/.test(word)) return null
      const swapped = swaps(word).find((each) => counts.has(each))
      if (swapped !== undefined) return writtenAs.get(stemOf(swapped)) ?? swapped
      const [best] = words.search(word, {
        fuzzy: errors,
        // Shoppers seldom mistake the first letter: a wedding is no bedding.
        filter: ({ id }) => String(id)[0] === word[0],
        boostDocument: (_id, _term, stored) => likelihood(stored),
      })
      return best ? (writtenAs.get(stemOf(String(best.id))) ?? String(best.id)) : null
    },
  }
}

// MiniSearch counts two letters in the wrong order as two errors.
function swaps(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  )
}

// Shoppers more often mean a word that many items have.
function likelihood(stored: Record<string, unknown> | undefined): number {
  return 1 + Math.log10(1 + Number(stored?.['count'] ?? 0)) / 10
}
