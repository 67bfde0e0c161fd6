/** The gender of a noun in the singular, or `pl` for a noun that is only used in the plural. */
export type Gender = 'm' | 'f' | 'n' | 'pl'
type Case = 'nominative' | 'accusative'

/** A noun phrase without an article. `adjectives` are stems, such as `weit`; `rest` follows the noun uninflected. */
export type NounPhrase = { adjectives: readonly string[]; noun: string; gender: Gender; rest: string }

const strong: Record<Gender, string> = { m: 'er', f: 'e', n: 'es', pl: 'e' }
const afterArticle: Record<Gender, string> = { m: 'e', f: 'e', n: 'e', pl: 'en' }
const afterPossessive: Record<Gender, string> = { m: 'er', f: 'e', n: 'es', pl: 'en' }
const articles: Record<Gender, string> = { m: 'der', f: 'die', n: 'das', pl: 'die' }
const possessives: Record<Gender, string> = { m: 'unser', f: 'unsere', n: 'unser', pl: 'unsere' }
const pronouns: Record<Gender, { er: string; ihn: string; ihm: string }> = {
  m: { er: 'er', ihn: 'ihn', ihm: 'ihm' },
  f: { er: 'sie', ihn: 'sie', ihm: 'ihr' },
  n: { er: 'es', ihn: 'es', ihm: 'ihm' },
  pl: { er: 'sie', ihn: 'sie', ihm: 'ihnen' },
}

/** The phrase as a title: `Weite Leinenhose Wren`. */
export function asTitle(phrase: NounPhrase): string {
  return capitalised(inflected(phrase, strong[phrase.gender]))
}

/** `die weite Leinenhose Wren`. */
export function withArticle(phrase: NounPhrase): string {
  return `${articles[phrase.gender]} ${inflected(phrase, afterArticle[phrase.gender])}`
}

/** `unsere weite Leinenhose Wren`, `unseren kragenlosen Mantel Wren`. */
export function withOur(phrase: NounPhrase, grammaticalCase: Case): string {
  // Only the masculine differs in the accusative.
  if (phrase.gender === 'm' && grammaticalCase === 'accusative') return `unseren ${inflected(phrase, 'en')}`
  return `${possessives[phrase.gender]} ${inflected(phrase, afterPossessive[phrase.gender])}`
}

/** Replaces `{er}`, `{ihn}` and `{ihm}` by the pronouns of a gender. */
export function withPronouns(sentence: string, gender: Gender): string {
  return sentence.replaceAll(/\{(er|ihn|ihm)\}/g, (_, pronoun: 'er' | 'ihn' | 'ihm') => pronouns[gender][pronoun])
}

export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function inflected({ adjectives, noun, rest }: NounPhrase, ending: string): string {
  return [...adjectives.map((stem) => stem + ending), noun, rest].filter((part) => part !== '').join(' ')
}
