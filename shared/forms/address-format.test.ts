import { expect, test } from 'vitest'
import { addressCountries } from '../domain/address-countries.ts'
import { inCountry } from './address-format.ts'
import { addressGroup } from './address.ts'

const { fields } = addressGroup()
const inWords = (country: string) =>
  fields
    .map((field) => inCountry(field, country))
    .filter(({ name }) => /county|postCode/.test(name))
    .map(({ label, hint }) => [label, hint])
const isCountyRequired = (country: string) =>
  fields.map((field) => inCountry(field, country)).find(({ name }) => name === 'address.county')?.isRequired

test.each([
  ['GB', 'County', 'Postcode', 'For example BS1 4DJ'],
  ['US', 'State', 'ZIP code', 'For example 78701'],
  ['CA', 'Province or territory', 'Postal code', 'For example M5V 2T6'],
  ['IE', 'County', 'Eircode', 'For example D02 X285'],
  ['DE', 'Region or province', 'Postcode', 'For example 10115'],
])('an address in %s asks for %s and %s, with an example [ACC-24]', (country, ...[county, postCode, example]) => {
  expect(inWords(country)).toEqual([
    [county, undefined],
    [postCode, example],
  ])
})

test.each(addressCountries.map(({ code }) => code))(
  'an address in %s requires a state only in the USA, Canada and Australia [ACC-24, D-154]',
  (country) => {
    expect(isCountyRequired(country)).toBe(['US', 'CA', 'AU'].includes(country))
  },
)

test('without a country the address fields keep their general labels', () => {
  expect(fields.map((field) => inCountry(field, ''))).toEqual(fields)
})

test.each(addressCountries.map((country) => [country.name, country] as const))(
  'the example of %s is a valid postal code',
  (_name, { postalCode, example }) => {
    expect(example).toMatch(postalCode)
  },
)
