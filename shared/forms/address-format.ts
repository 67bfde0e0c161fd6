import { type AddressCountry, addressCountry } from '../domain/address-countries.ts'
import { addressOrder } from '../domain/address-order.ts'
import { hasStates } from '../domain/states.ts'
import type { Field } from './form.ts'
import * as messages from '#shared/messages/shop.ts'

export const addressCountryField = 'address.country'
export const addressRegionField = 'address.county'
const houseField = 'address.houseNumber'
const streetField = 'address.addressLine1'
const cityField = 'address.city'
const postCodeField = 'address.postCode'

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
  AT: addressLabels.german,
  DE: addressLabels.german,
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
 * The fields of an address as the country writes it: in its order, with its names and an example of its postal codes. A
 * state is required where the country has states (D-154). A country without regions has no field for one, unless the
 * address has one already. Without a country, and for other fields, nothing changes.
 */
export function inCountry(fields: readonly Field[], country: string, hasRegion: boolean): readonly Field[] {
  const addressed = addressCountry(country)
  if (!addressed) return fields
  const order = addressOrder(country)
  const shown = fields.filter(({ name }) => name !== addressRegionField || order.hasRegion || hasRegion)
  const streetFirst = order.isNumberLast ? movedBefore(shown, streetField, houseField) : shown
  const ordered =
    order.place === 'postcode before town' ? movedBefore(streetFirst, postCodeField, cityField) : streetFirst
  return ordered.map((field) => named(field, addressed))
}

/** The fields with one of them before another one that it follows. */
function movedBefore(fields: readonly Field[], name: string, other: string): readonly Field[] {
  const moved = fields.find((field) => field.name === name)
  if (!moved) return fields
  return fields.flatMap((field) => (field === moved ? [] : field.name === other ? [moved, field] : [field]))
}

function named(field: Field, { code, example }: AddressCountry): Field {
  const countryLabels = labelsOf(code)
  if (field.name === addressRegionField) return { ...field, label: countryLabels.county, isRequired: hasStates(code) }
  if (field.name === cityField) return { ...field, label: countryLabels.city }
  if (field.name === postCodeField) return { ...field, label: countryLabels.postCode, hint: postCodeHint({ example }) }
  if (field.name === streetField) return { ...field, label: countryLabels.street ?? labels.street }
  return field
}

function labelsOf(country: string): AddressLabels {
  return labelsByCountry[country] ?? addressLabels.european
}
