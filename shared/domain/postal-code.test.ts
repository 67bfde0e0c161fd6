import { expect, test } from 'vitest'
import { addressCountries } from './address-countries.ts'
import { postalCodeOf } from './postal-code.ts'

test.each([
  ['DE', 'D 50667', '50667'],
  ['DE', 'de-50667', '50667'],
  ['AT', 'A–1010', '1010'],
  ['FI', 'FIN-00100', '00100'],
  ['LU', 'L-1009', '1009'],
  ['US', '787011234', '78701-1234'],
  ['US', '78701 1234', '78701-1234'],
  ['US', '78701', '78701'],
  ['GB', 'bs14dj', 'BS1 4DJ'],
  ['GB', ' b s1\u00a04 d j ', 'BS1 4DJ'],
  ['GB', 'GIR-0AA', 'GIR 0AA'],
  ['JE', 'je23ab', 'JE2 3AB'],
  ['IE', 'd02x285', 'D02 X285'],
  ['CA', 'm5v2t6', 'M5V 2T6'],
  ['CA', 'M5V-2T6', 'M5V 2T6'],
  ['NL', '1012ab', '1012 AB'],
  ['NL', 'NL-1012 AB', '1012 AB'],
  ['PT', '1100148', '1100-148'],
  ['SE', 'S-11120', '111 20'],
  ['FR', '75 001', '75001'],
  ['IT', '００１１８', '00118'],
  ['JP', '100‑0001', '100-0001'],
])('reads the postal code of %s %j as %s [ACC-24]', (country, typed, code) => {
  expect(postalCodeOf(country, typed)).toBe(code)
})

test.each([
  ['GB', '90210'],
  ['GB', 'BS1'],
  ['DE', '5066'],
  ['DE', 'F-50667'],
  ['US', '7870'],
  ['US', '78701123'],
  ['PT', '1100'],
  ['IE', 'Dublin 2'],
])('refuses %s %j as a postal code [ACC-24]', (country, typed) => {
  expect(postalCodeOf(country, typed)).toBeNull()
})

test.each(addressCountries.map(({ code, example }) => [code, example]))(
  'leaves the example of %s as it is: %s [ACC-24]',
  (country, example) => {
    expect(postalCodeOf(country, example)).toBe(example)
  },
)
