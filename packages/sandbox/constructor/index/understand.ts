import type { ProductIndex } from './product-index.ts'
import { readSizes } from './sizes.ts'
import { wordsOf } from './words.ts'

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
    others: joined.filter((word) => index.dictionary.fillers.has(word)),
    sizes,
    sizeWords: used,
  }
}

function known({ vocabulary, dictionary }: ProductIndex, word: string): boolean {
  const parts = dictionary.partsOf(word)
  return dictionary.fillers.has(word) || parts.every((part) => vocabulary.knows(part))
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
  const { dictionary, vocabulary, rules } = index
  const words: Word[] = []
  const stems = texts.map(dictionary.stemOf)
  for (let at = 0; at < texts.length;) {
    const rule = rules.find((each) => each.stems.every((stem, offset) => stems[at + offset] === stem))
    const length = rule?.stems.length ?? 1
    const text = texts.slice(at, at + length).join(' ')
    const isPrefix = !rule && !vocabulary.knows(text) && vocabulary.begins(text)
    if (rule || isPrefix) words.push({ text, terms: rule?.meant ?? [text], isPrefix })
    // Each part of a compound narrows by itself, so that the least useful one may be left out.
    else if (!dictionary.fillers.has(text))
      words.push(...dictionary.partsOf(text).map((part) => ({ text: part, terms: [part], isPrefix: false })))
    at += length
  }
  return words
}
