import { addressCountry } from '../domain/address-countries.ts'
import * as messages from '../messages/en.ts'
import type { Field } from './form.ts'

export const addressCountryField = 'address.country'

const { addressWords, field: labels, example } = messages.account

/** Labels for the parts of an address, by country. Other countries have the European ones. */
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

/** Adapts an address field's label to the country and adds an example of a postal code. Other fields stay unchanged. */
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
