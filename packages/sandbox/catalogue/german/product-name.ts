import type { Garment } from '../garments/garment.ts'
import { features, type Feature } from './features.ts'
import { asTitle, type NounPhrase } from './grammar.ts'
import { nouns, type Noun } from './nouns.ts'
import { styleNames } from './style-names.ts'

const featureWords = Object.keys(features).toSorted((a, b) => b.length - a.length)

/** `short` leaves out what the description says anyway: the pattern and the details. */
export type GermanName = { full: NounPhrase; short: NounPhrase }

/** Names that are not made of parts. */
const fixedNames: Readonly<Record<string, string>> = {
  'E-Gift Card': 'Digitaler Geschenkgutschein',
  'Gift Card By Post': 'Geschenkgutschein per Post',
  'Hedgerow Ditsy Keepsake Tote': 'Stofftasche Feldhecke mit Streublümchen',
  'Harbour Pocket Notebook': 'Taschennotizbuch Harbour',
}

/** The German name of a product; the English one if it is not of the catalogue's parts. */
export function germanTitle(product: { name: string; garment: string }): string {
  const name = germanName(product)
  return fixedNames[product.name] ?? (name ? asTitle(name.full) : product.name)
}

/**
 * The German name of a product, from the parts of its English one: style, feature and noun (`Padstow Linen Shirt`).
 * `undefined` for a name of other parts, such as one that a merchant has written.
 */
export function germanName({ name, garment }: { name: string; garment: string }): GermanName | undefined {
  const byEnglish: Readonly<Record<string, Noun>> = nouns[garment as Garment] ?? {}
  const nounWord = Object.keys(byEnglish)
    .toSorted((a, b) => b.length - a.length)
    .find((word) => name.endsWith(` ${word}`))
  const noun = nounWord === undefined ? undefined : byEnglish[nounWord]
  if (nounWord === undefined || !noun) return undefined
  const before = name.slice(0, -nounWord.length - 1)
  const featureWord = featureWords.find((word) => before.endsWith(` ${word}`))
  const style = featureWord === undefined ? before : before.slice(0, -featureWord.length - 1)
  return phrasesOf(noun, styleOf(style), featureWord === undefined ? {} : (features[featureWord] ?? {}))
}

// A name may begin with a place, when the words are used up: 'Padstow Orchard'.
function styleOf(english: string): string {
  const known = Object.keys(styleNames).find((word) => english === word || english.endsWith(` ${word}`))
  return known === undefined ? english : english.slice(0, -known.length) + (styleNames[known] ?? known)
}

function phrasesOf(noun: Noun, style: string, { prefix, adjective, phrase }: Feature): GermanName {
  const isCompound = noun.joins === true && prefix !== undefined
  const own = noun.adjectives ?? []
  const short = {
    adjectives: own,
    noun: isCompound ? compound(prefix, noun.word) : noun.word,
    gender: noun.gender,
    rest: style,
  }
  const isSaid = isCompound || adjective === undefined || own.includes(adjective)
  const tails = tailsOf(noun.tail, isCompound || adjective !== undefined ? undefined : phrase)
  return {
    short,
    full: { ...short, adjectives: isSaid ? own : [...own, adjective], rest: [style, ...tails].join(' ') },
  }
}

// Of three equal letters in a row, a hyphen parts two: 'Baumwoll-Latzhose'.
function compound(prefix: string, word: string): string {
  const joined = prefix + word.charAt(0).toLowerCase() + word.slice(1)
  return /(.)\1\1/.test(joined) ? `${prefix}-${word}` : joined
}

// Materials come first, and two tails that begin with 'mit' are one.
function tailsOf(tail: string | undefined, phrase: string | undefined): string[] {
  if (tail === undefined || phrase === undefined) return [tail ?? phrase ?? []].flat()
  if (phrase.startsWith('aus ')) return [phrase, tail]
  return tail.startsWith('mit ') ? [`${tail} und ${phrase.slice('mit '.length)}`] : [tail, phrase]
}
