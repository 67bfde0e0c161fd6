import { stemmer } from 'stemmer'

const marks = /\p{M}/gu
const apostrophe = /['’]/g
// '3-4' is one word, because it is a size.
const word = /\d+-\d+|[\p{L}\p{N}]+/gu

/** The words of a text in lower case, without accents and apostrophes. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(marks, '').replace(apostrophe, '').toLowerCase()
  return plain.match(word) ?? []
}

/** The form in which the index holds a word: 'dresses' and 'dress' are one. */
export function stemOf(text: string): string {
  return stemmer(text)
}
