import { addressCountry } from './address-countries.ts'
import { typedNumber } from './typed-number.ts'

/** Where a country separates the parts of its codes, counted from the start or, if negative, from the end. */
const separators: Readonly<Record<string, { at: number; by: ' ' | '-' }>> = {
  GB: { at: -3, by: ' ' },
  GG: { at: -3, by: ' ' },
  IM: { at: -3, by: ' ' },
  JE: { at: -3, by: ' ' },
  CA: { at: 3, by: ' ' },
  IE: { at: 3, by: ' ' },
  NL: { at: 4, by: ' ' },
  PT: { at: 4, by: '-' },
  SE: { at: 3, by: ' ' },
  US: { at: 5, by: '-' },
}

/** International prefixes before codes that start with a figure: `L-1009`, `FIN-00100`. */
const prefix = /^[A-Z]{1,3}[- ]*(?=\d)/
const prefixes: Readonly<Record<string, readonly string[]>> = {
  AT: ['A'],
  BE: ['B'],
  DE: ['D'],
  ES: ['E'],
  FI: ['FIN', 'SF'],
  FR: ['F'],
  IT: ['I'],
  LU: ['L'],
  PT: ['P'],
  SE: ['S'],
}

/**
 * A postal code in the format of its country, however it was typed; `null` if the country has no such code. In a
 * country that the shop does not know, any text is one.
 */
export function postalCodeOf(country: string, text: string): string | null {
  const typed = typedNumber(text).toUpperCase()
  const known = addressCountry(country)
  if (!known) return typed
  const candidates = [typed, withoutPrefix(country, typed)].map((code) => inFormat(country, code))
  return candidates.find((code) => known.postalCode.test(code)) ?? null
}

function withoutPrefix(country: string, code: string): string {
  const letters = prefix.exec(code)?.[0].replace(/[- ]/g, '') ?? ''
  return letters === country || prefixes[country]?.includes(letters) ? code.replace(prefix, '') : code
}

function inFormat(country: string, code: string): string {
  const compact = code.replace(/[^A-Z\d]/g, '')
  const separator = separators[country]
  return separator ? separated(compact, separator) : compact
}

function separated(code: string, { at, by }: { at: number; by: string }): string {
  const parts = [code.slice(0, at), code.slice(at)]
  return parts.filter((part) => part !== '').join(by)
}
