import { addressCountry } from '../domain/address-countries.ts'
import * as messages from '../messages/en.ts'
import type { Field } from './form.ts'

export const addressCountryField = 'address.country'

const { addressWords, field: labels, example } = messages.account

/** How a country's people call the parts of their addresses; the others have the words of the continent. */
const wordsOf: Readonly<Record<string, (typeof addressWords)[keyof typeof addressWords]>> = {
  GB: addressWords.british,
  GG: addressWords.british,
  IM: addressWords.british,
  JE: addressWords.british,
  IE: addressWords.irish,
  US: addressWords.american,
  CA: addressWords.canadian,
  AU: addressWords.australian,
}

/** A field of an address in the words of its country, with a postcode of it as an example; any other field is as it was. */
export function inCountry(field: Field, country: string): Field {
  const known = addressCountry(country)
  if (!known) return field
  const words = wordsOf[country] ?? addressWords.european
  if (field.name === 'address.county') return { ...field, label: words.county }
  if (field.name === 'address.city') return { ...field, label: words.city }
  if (field.name === 'address.postCode') return { ...field, label: words.postCode, hint: `${example} ${known.example}` }
  if (field.name === 'address.addressLine1') return { ...field, label: words.street ?? labels.street }
  return field
}
