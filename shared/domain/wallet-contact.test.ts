import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Market, markets } from '../markets.ts'
import {
  buyerErrors,
  contactErrors,
  countryErrors,
  countryOf,
  type FullContact,
  namesOf,
  toCheckoutAddress,
  toPartialAddress,
} from './wallet-contact.ts'
import { wallet } from '#shared/messages/shop.ts'

const redacted = {
  countryCode: 'gb',
  country: 'United Kingdom',
  postalCode: 'BS1',
  locality: '',
  administrativeArea: '',
}
const ada: FullContact = {
  ...redacted,
  postalCode: 'BS1 4DJ',
  locality: 'Bristol',
  givenName: 'Ada',
  familyName: 'Byron',
  name: '',
  addressLines: ['1 Quay Street', '', 'Flat 2', 'Harbourside'],
  emailAddress: 'ada@example.com',
  phoneNumber: '07700900123',
}
const fields = (contact: FullContact, market: Market = markets.en) =>
  contactErrors(contact, market).map(({ field }) => field)

test('a cart in pounds can be sent to the UK, Jersey and Guernsey only [PAY-16]', () => {
  const messageFor = (countryCode: string) =>
    countryErrors({ ...redacted, countryCode }, markets.en)[0]?.message ?? null
  expect(['GB', 'je', 'GG', 'IM', 'US', 'fr'].map(messageFor)).toEqual([
    null,
    null,
    null,
    ...Array.from({ length: 3 }, () => wallet.ukOnly),
  ])
  expect(wallet.ukOnly).toBe('We only ship to UK, Jersey, and Guernsey')
})

test('a cart in another currency can be sent to any country [PAY-16]', () => {
  fc.assert(
    fc.property(fc.constantFrom(markets.us, markets.eu), fc.stringMatching(/^[A-Z]{2}$/), (market, countryCode) => {
      expect(countryErrors({ ...redacted, countryCode }, market)).toEqual([])
    }),
  )
})

test('an address that is refused because of its country has an error on the country field [PAY-16]', () => {
  expect(countryErrors({ ...redacted, countryCode: 'US' }, markets.en)).toEqual([
    { code: 'shippingContactInvalid', field: 'countryCode', message: wallet.ukOnly },
  ])
})

test('the country comes from its name if its code is empty', () => {
  expect([
    countryOf({ countryCode: '', country: 'jersey' }),
    countryOf({ countryCode: 'uk', country: '' }),
    countryOf({ countryCode: '', country: 'Atlantis' }),
    countryOf({ countryCode: '', country: '' }),
  ]).toEqual(['JE', 'GB', null, null])
  expect(countryErrors({ ...redacted, countryCode: '', country: '' }, markets.eu)[0]?.field).toBe('countryCode')
})

test('a redacted contact becomes an address whose street and e-mail address are empty', () => {
  expect(toPartialAddress(redacted)).toMatchObject({ country: 'GB', postalCode: 'BS1', email: '', address1: '' })
})

test('a complete contact has no errors, and an incomplete one has an error for each missing field', () => {
  expect(fields(ada)).toEqual([])
  const empty = { ...ada, addressLines: [], locality: '', postalCode: '', givenName: '', familyName: '' }
  expect(fields({ ...empty, emailAddress: 'ada', phoneNumber: '' })).toEqual([
    'addressLines',
    'locality',
    'postalCode',
    'name',
    'emailAddress',
    'phoneNumber',
  ])
})

test('an address in the US or Canada must have a known state, which becomes its full name', () => {
  const american = { ...ada, countryCode: 'us', administrativeArea: 'TX', postalCode: '787011234' }
  expect([fields(american, markets.us), toCheckoutAddress(american).region]).toEqual([[], 'Texas'])
  expect(fields({ ...american, administrativeArea: '' }, markets.us)).toEqual(['administrativeArea'])
  expect(toCheckoutAddress(american).postalCode).toBe('78701-1234')
  expect(
    fields({ ...american, countryCode: 'CA', postalCode: 'm5v2t6', administrativeArea: 'TX' }, markets.us),
  ).toEqual(['administrativeArea'])
})

test('the later lines of an address are joined into its second line', () => {
  expect(toCheckoutAddress(ada)).toMatchObject({
    address1: '1 Quay Street',
    address2: 'Flat 2, Harbourside',
    firstName: 'Ada',
  })
})

test('a name in one field is split at its last space', () => {
  const split = (name: string) => Object.values(namesOf({ givenName: '', familyName: '', name }))
  expect([split('Ada King Byron'), split(' Ada  Byron '), split('Cher'), split('')]).toEqual([
    ['Ada King', 'Byron'],
    ['Ada', 'Byron'],
    ['Cher', 'Cher'],
    ['', ''],
  ])
})

test('the buyer of digital items must only give an e-mail address [PAY-04]', () => {
  expect([buyerErrors(ada), buyerErrors({ emailAddress: '' })[0]?.field]).toEqual([[], 'emailAddress'])
})

test('a contact of a wallet has the same rules for its phone number and postcode as the forms [ACC-24]', () => {
  expect(
    toCheckoutAddress({ ...ada, phoneNumber: '\u202a+44 7700\u2011900123\u202c', postalCode: 'bs14dj' }),
  ).toMatchObject({
    phone: '+44 7700-900123',
    postalCode: 'BS1 4DJ',
  })
  expect(fields({ ...ada, phoneNumber: 'none', postalCode: '90210' })).toEqual(['postalCode', 'phoneNumber'])
})
