const marks = /\p{M}/gu
const apostrophe = /['’]/g
// '3-4' is one word, because it is a size.
const word = /\d+-\d+|[\p{L}\p{N}]+/gu

/** The words of a text in lower case, without accents and apostrophes, with `ss` for `ß`. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(marks, '').replace(apostrophe, '').toLowerCase().replaceAll('ß', 'ss')
  return plain.match(word) ?? []
}
