import type { ProductIndex } from './product-index.ts'

type Read = { sizes: string[]; used: string[]; rest: string[] }

/** The sizes in a query, the words that say them, and the other words. */
export function readSizes(words: readonly string[], index: ProductIndex): Read {
  const { letters, beside, ages } = index.dictionary.sizes
  const read: Read = { sizes: [], used: [], rest: [] }
  const isAge = words.some((word) => ages.has(word))
  for (let at = 0; at < words.length;) {
    const word = words[at] ?? ''
    const two = `${word} ${words[at + 1] ?? ''}`
    const length = letters[two] !== undefined || index.sizes.has(two) ? 2 : 1
    const text = length === 2 ? two : word
    const size = sizeOf(text, { index, isAge })
    const isSaid = beside.has(words[at - 1] ?? '') || beside.has(words[at + length] ?? '')
    if (
      size !== undefined &&
      (isSaid || words.length > 1) &&
      (isSaid || !index.vocabulary.knows(text) || letters[text])
    ) {
      read.sizes.push(size)
      read.used.push(...words.slice(at, at + length))
    } else read.rest.push(...words.slice(at, at + length))
    at += length
  }
  if (read.sizes.length === 0) return read
  return {
    sizes: read.sizes,
    used: [...read.used, ...read.rest.filter((word) => beside.has(word))],
    rest: read.rest.filter((word) => !beside.has(word)),
  }
}

function sizeOf(text: string, { index, isAge }: { index: ProductIndex; isAge: boolean }): string | undefined {
  const age = isAge && /^\d+$/.test(text) ? Number(text) : null
  if (age !== null) {
    const range = [...index.sizes.values()].find((size) => {
      const [from, to] = /^(\d+)-(\d+)$/.exec(size)?.slice(1).map(Number) ?? []
      return from !== undefined && to === from + 1 && age >= from && age <= to
    })
    if (range !== undefined) return range
  }
  return index.sizes.get(index.dictionary.sizes.letters[text] ?? text)
}
