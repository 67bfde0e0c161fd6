import { fillers, synonyms } from '../account/synonyms.ts'
import type { ProductIndex } from './product-index.ts'
import { readSizes } from './sizes.ts'
import { stemOf, wordsOf } from './words.ts'

/** A word of the query. `terms` are the words that the index is asked for; all of them must match. */
export type Word = { text: string; terms: readonly string[]; isPrefix: boolean }
export type Understanding = {
  /** The query with its typing errors corrected. */
  term: string
  isCorrected: boolean
  /** The words that narrow the items. */
  words: readonly Word[]
  /** Words that narrow nothing. */
  others: readonly string[]
  sizes: readonly string[]
  /** The words that say the sizes. */
  sizeWords: readonly string[]
}

const maxWords = 10
const minPartLength = 3

const rules = synonyms
  .map(([written, meant]) => ({ stems: wordsOf(written).map(stemOf), meant: wordsOf(meant) }))
  .toSorted((a, b) => b.stems.length - a.stems.length)

/** Reads a query: sizes, synonyms, typing errors. `isTyping` is true if its last word may be incomplete. */
export function understand(index: ProductIndex, query: string, { isTyping }: { isTyping: boolean }): Understanding {
  const written = wordsOf(query).slice(0, maxWords)
  const { sizes, used, rest } = readSizes(written, index)
  const corrected = rest.flatMap((word, place) =>
    known(index, word) || (index.vocabulary.begins(word) && (!isTyping || place === rest.length - 1))
      ? [word]
      : repaired(index, word),
  )
  const joined = join(index, corrected)
  const isCorrected = joined.join(' ') !== rest.join(' ')
  return {
    term: isCorrected ? [...joined, ...used].join(' ') : query,
    isCorrected,
    words: toWords(index, joined),
    others: joined.filter((word) => fillers.has(word)),
    sizes,
    sizeWords: used,
  }
}

function known({ vocabulary }: ProductIndex, word: string): boolean {
  return fillers.has(word) || vocabulary.knows(word)
}

// 'teatowel' is two words; 'jumpr' is a typing error.
function repaired({ vocabulary }: ProductIndex, word: string): string[] {
  for (let at = minPartLength; at <= word.length - minPartLength; at++) {
    const parts = [word.slice(0, at), word.slice(at)]
    if (parts.every((part) => vocabulary.knows(part))) return parts
  }
  return [vocabulary.correct(word) ?? word]
}

// 'night wear' is one word.
function join({ vocabulary }: ProductIndex, words: readonly string[]): string[] {
  const joined: string[] = []
  for (const word of words) {
    const before = joined.at(-1)
    const isOne =
      before !== undefined && vocabulary.knows(before + word) && !(vocabulary.knows(before) && vocabulary.knows(word))
    if (isOne) joined.splice(-1, 1, before + word)
    else joined.push(word)
  }
  return joined
}

function toWords(index: ProductIndex, texts: readonly string[]): Word[] {
  const words: Word[] = []
  const stems = texts.map(stemOf)
  for (let at = 0; at < texts.length;) {
    const rule = rules.find((each) => each.stems.every((stem, offset) => stems[at + offset] === stem))
    const length = rule?.stems.length ?? 1
    const text = texts.slice(at, at + length).join(' ')
    const meant = rule?.meant ?? [text]
    if (!fillers.has(text)) {
      words.push({
        text,
        terms: meant,
        isPrefix: !rule && !index.vocabulary.knows(text) && index.vocabulary.begins(text),
      })
    }
    at += length
  }
  return words
}
