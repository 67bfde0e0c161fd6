import { expect, test } from 'vitest'
import { addressCountries } from '../domain/address-countries.ts'
import { inCountry } from './address-format.ts'
import { addressGroup } from './address.ts'

const { fields } = addressGroup()
const fieldsIn = (country: string, hasRegion = true) => inCountry(fields, country, hasRegion)
const inWords = (country: string) =>
  fieldsIn(country)
    .filter(({ name }) => /county|postCode/.test(name))
    .toSorted((a, b) => a.name.localeCompare(b.name))
    .map(({ label, hint }) => [label, hint])
const isCountyRequired = (country: string) =>
  fieldsIn(country).find(({ name }) => name === 'address.county')?.isRequired
const namesIn = (country: string, hasRegion: boolean) =>
  fieldsIn(country, hasRegion).map(({ name }) => name.replace('address.', ''))

test.each([
  ['GB', false, ['country', 'houseNumber', 'addressLine1', 'addressLine2', 'city', 'county', 'postCode']],
  ['DE', false, ['country', 'addressLine1', 'houseNumber', 'addressLine2', 'postCode', 'city']],
  ['DE', true, ['country', 'addressLine1', 'houseNumber', 'addressLine2', 'postCode', 'city', 'county']],
  ['FR', false, ['country', 'houseNumber', 'addressLine1', 'addressLine2', 'postCode', 'city']],
  ['ES', false, ['country', 'addressLine1', 'houseNumber', 'addressLine2', 'postCode', 'city', 'county']],
])(
  'an address in %s, which has a region: %s, is asked for in the order of its country [D-336]',
  (country, hasRegion, names) => {
    expect(namesIn(country, hasRegion)).toEqual(names)
  },
)

test.each([
  ['GB', 'County', 'Postcode', 'For example BS1 4DJ'],
  ['US', 'State', 'ZIP code', 'For example 78701'],
  ['CA', 'Province or territory', 'Postal code', 'For example M5V 2T6'],
  ['IE', 'County', 'Eircode', 'For example D02 X285'],
  ['DE', 'State', 'Postcode', 'For example 10115'],
  ['ES', 'Region or province', 'Postcode', 'For example 28001'],
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
  expect(fieldsIn('')).toEqual(fields)
})

test.each(addressCountries.map((country) => [country.name, country] as const))(
  'the example of %s is a valid postal code',
  (_name, { postalCode, example }) => {
    expect(example).toMatch(postalCode)
  },
)
