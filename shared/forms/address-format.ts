import { addressCountry } from '../domain/address-countries.ts'
import { hasStates } from '../domain/states.ts'
import type { Field } from './form.ts'
import * as messages from '#shared/messages/shop.ts'

export const addressCountryField = 'address.country'

const { addressLabels, field: labels } = messages.account

type AddressLabels = (typeof addressLabels)[keyof typeof addressLabels]

/** Labels for the parts of an address, by country. Other countries have the European ones. */
const labelsByCountry: Readonly<Record<string, AddressLabels>> = {
  GB: addressLabels.british,
  GG: addressLabels.british,
  IM: addressLabels.british,
  JE: addressLabels.british,
  IE: addressLabels.irish,
  US: addressLabels.american,
  CA: addressLabels.canadian,
  AU: addressLabels.australian,
}

/** What the country calls its postal codes. */
export function postCodeLabel(country: string): string {
  return labelsOf(country).postCode
}

/** An example of the country's postal codes, as a hint. */
export function postCodeHint({ example: code }: { example: string }): string {
  return messages.account.example(code)
}

/**
 * Adapts an address field's label to the country, requires its state if it has states (D-154), and adds an example of a
 * postal code. Other fields stay unchanged.
 */
export function inCountry(field: Field, country: string): Field {
  const addressed = addressCountry(country)
  if (!addressed) return field
  const countryLabels = labelsOf(country)
  if (field.name === 'address.county') return { ...field, label: countryLabels.county, isRequired: hasStates(country) }
  if (field.name === 'address.city') return { ...field, label: countryLabels.city }
  if (field.name === 'address.postCode')
    return { ...field, label: countryLabels.postCode, hint: postCodeHint(addressed) }
  if (field.name === 'address.addressLine1') return { ...field, label: countryLabels.street ?? labels.street }
  return field
}

function labelsOf(country: string): AddressLabels {
  return labelsByCountry[country] ?? addressLabels.european
}
