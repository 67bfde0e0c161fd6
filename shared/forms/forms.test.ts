import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressCountry } from '../domain/address-countries.ts'
import { titleNames } from '../messages/de/form-options.ts'
import { addressFields } from '../test/address-fields.ts'
import { firstInvalidField } from './first-invalid-field.ts'
import { checkForm, distinctOptions, fieldsOf, type Form, type FormValues } from './form.ts'
import { forms } from './forms.ts'
import { registerForm, RegistrationSchema } from './register.ts'
import * as messages from '#shared/messages/shop.ts'

const { issue } = messages.account

const filled: FormValues = {
  title: 'Ms',
  first_name: 'Zoë',
  last_name: 'O’Neill',
  phone: '+44 7700 900111',
  email: 'zoe@example.com',
  password: 'Thread4231',
  dateOfBirth: '1990-05-01',
  ...addressFields,
  'address.postCode': 'ls1 4ap',
  preferenceEmail: 'on',
  preferencePost: '',
  accepts_product_review_abandoned_cart_emails: 'on',
}

function errorsOf(change: FormValues): Readonly<Record<string, string>> {
  const outcome = checkForm(registerForm, { ...filled, ...change })
  return outcome.status === 'valid' ? {} : outcome.errors
}

test('a form offers one of the titles that a language calls the same, and the chosen one', () => {
  const options = Object.entries(titleNames).map(([value, label]) => ({ value, label }))
  const valuesFor = (chosen: string) => distinctOptions(options, chosen).map(({ value }) => value)
  expect(valuesFor('')).toEqual(['Mr', 'Ms', 'Mx', 'Dr'])
  expect(valuesFor('Mrs')).toEqual(['Mr', 'Mrs', 'Mx', 'Dr'])
})

describe('registration', () => {
  test('registration has the required payload [ACC-17, ACC-18]', () => {
    expect(checkForm(registerForm, filled)).toEqual({
      status: 'valid',
      output: {
        email: 'zoe@example.com',
        password: 'Thread4231',
        first_name: 'Zoë',
        last_name: 'O’Neill',
        custom_fields: { title: 'Ms', dateOfBirth: '1990-05-01', preferenceEmail: 'Yes', preferencePost: 'No' },
        phone: '+44 7700 900111',
        title: 'Ms',
        dateOfBirth: '1990-05-01',
        preferenceEmail: true,
        preferencePost: false,
        countryIso2: 'GB',
        accepts_product_review_abandoned_cart_emails: true,
        address: {
          addressLine1: '14 Loom Street',
          addressLine2: '',
          city: 'Leeds',
          county: 'West Yorkshire',
          postCode: 'LS1 4AP',
          country: 'GB',
        },
      },
    })
  })

  test('registration needs a billing address, with a message at the address and at each field that it lacks [ACC-19]', () => {
    const blank = Object.fromEntries(
      Object.keys(filled)
        .filter((name) => name.startsWith('address.'))
        .map((name) => [name, '']),
    )
    const missing = {
      address: 'Billing address is required',
      'address.addressLine1': 'Please enter a street.',
      'address.city': 'Please enter a town or city.',
      'address.postCode': 'Please enter a postcode or zip code of this country.',
    }
    expect(errorsOf({ ...blank, 'address.country': 'GB' })).toEqual(missing)
    expect(errorsOf(blank)).toEqual({ ...missing, 'address.country': 'Please choose a country.' })
    expect(firstInvalidField(registerForm, missing)).toBe('address.addressLine1')
    expect(firstInvalidField(registerForm, { address: missing.address })).toBe('address.country')
    const inGermany = { 'address.city': 'x', 'address.postCode': 'x' }
    expect(firstInvalidField(registerForm, inGermany, 'GB')).toBe('address.city')
    expect(firstInvalidField(registerForm, inGermany, 'DE')).toBe('address.postCode')
  })

  test.each([
    ['a@b.co', true],
    ['A.B+c@Sub.Example.COM', true],
    ['a@b.c', false],
    ['a@b', false],
    ['@b.co', false],
    ['a b@c.co', false],
    ['a@b.co1', false],
    ['<b>@example.com', false],
  ])('registration accepts the e-mail address %s: %s [ACC-21]', (email, isTaken) => {
    expect(errorsOf({ email })).toEqual(isTaken ? {} : { email: issue.email })
  })

  test.each([
    ['first_name', 'Bo'],
    ['last_name', 'Li'],
    ['password', 'abcdef1'],
    ['password', 'ψαλίδι7'],
  ])('registration accepts %s %j, of the least length [ACC-22, ACC-23]', (name, value) => {
    expect(errorsOf({ [name]: value })).toEqual({})
  })

  test.each([
    ['first_name', 'A', issue.firstName],
    ['first_name', ' A ', issue.firstName],
    ['last_name', '', issue.lastName],
    ['last_name', '😀', issue.lastName],
    ['password', 'abc123', issue.newPassword],
    ['password', 'abcdefgh', issue.newPassword],
    ['password', '12345678', issue.newPassword],
    ['title', '', 'Please select a title'],
    ['title', 'Sir', 'Please select a title'],
    ['address.addressLine1', '', issue.street],
    ['address.city', ' ', issue.city],
    ['address.postCode', '', issue.postCode],
    ['address.postCode', '90210', issue.postCode],
    ['address.country', 'XX', issue.country],
    ['address.houseNumber', '', issue.houseNumber],
    ['phone', '', issue.phone],
    ['phone', 'call me', issue.phone],
    ['dateOfBirth', '2999-01-01', issue.dateOfBirth],
    ['dateOfBirth', '1990-02-31', issue.dateOfBirth],
    ['first_name', '<script>', issue.characters],
    ['address.addressLine2', '<b>', issue.characters],
    ['first_name', 'x'.repeat(101), issue.tooLong],
  ])(
    'registration refuses %s %j with a message at its field [ACC-22, ACC-23, ACC-24, ACC-25]',
    (name, value, message) => {
      expect(errorsOf({ [name]: value })).toEqual({ [name]: message })
    },
  )

  test.each(['GB', 'IE', 'DE'])('an address in %s needs no county [ACC-24, D-154]', (country) => {
    const { example } = addressCountry(country) ?? {}
    const change = { 'address.country': country, 'address.county': '', 'address.postCode': example ?? '' }
    expect(errorsOf(change)).toEqual({})
  })

  test('registration needs no house number if the street has one, and puts the number where the country does', () => {
    const lineOf = (change: FormValues) => {
      const outcome = checkForm(registerForm, { ...filled, ...change })
      return outcome.status === 'valid'
        ? [outcome.output.address.addressLine1, outcome.output.address.county]
        : outcome.errors
    }
    expect(lineOf({ 'address.houseNumber': '', 'address.addressLine1': '14 Loom Street' })).toEqual([
      '14 Loom Street',
      'West Yorkshire',
    ])
    const german = {
      'address.country': 'DE',
      'address.addressLine1': 'Webergasse',
      'address.houseNumber': '27',
      'address.county': 'Berlin',
      'address.postCode': '10115',
    }
    expect(lineOf(german)).toEqual(['Webergasse 27', 'Berlin'])
    const texan = { 'address.country': 'US', 'address.county': 'tx', 'address.postCode': '78701' }
    expect(lineOf(texan)).toEqual(['14 Loom Street', 'Texas'])
    expect(lineOf({ ...texan, 'address.county': 'Kent' })).toEqual({ 'address.county': issue.state })
    expect(lineOf({ ...texan, 'address.county': '' })).toEqual({ 'address.county': issue.state })
  })
})

test.each([
  ['DE', 'Hauptstraße 12-14', '10115'],
  ['IT', 'Via Roma 12/A', '00118'],
  ['FR', '12 bis, rue de la Paix', '75001'],
  ['NL', 'Keizersgracht 123-hs', '1012 AB'],
  ['ES', 'Calle Mayor, s/n', '28001'],
  ['IT', 'Contrada Lupa snc', '00118'],
  ['AT', 'Mariahilfer Straße 88a/3/14', '1010'],
  ['GB', 'Flat 3b Harbour House', 'BS1 4DJ'],
  ['IE', 'Main Street', 'D02X285'],
  ['US', 'One World Trade Center', '10007'],
  ['GB', 'Ten Downing Street', 'SW1A 2AA'],
  ['GB', 'Rose Cottage', 'BS1 4DJ'],
  ['GB', 'The Old Mill, Church Lane', 'BS1 4DJ'],
])('an address in %s needs no house number besides %s %s [ACC-24, D-150]', (country, street, postCode) => {
  expect(
    errorsOf({
      'address.country': country,
      'address.addressLine1': street,
      'address.postCode': postCode,
      'address.houseNumber': '',
      'address.county': country === 'US' ? 'NY' : '',
    }),
  ).toEqual({})
})

test('an address without any number needs a house number, in Ireland too if its Eircode is wrong [ACC-24, D-150]', () => {
  const address = { 'address.addressLine1': 'Main Street', 'address.houseNumber': '', 'address.county': '' }
  expect(errorsOf(address)).toEqual({ 'address.houseNumber': issue.houseNumber })
  expect(errorsOf({ ...address, 'address.country': 'IE', 'address.postCode': 'D02' })).toMatchObject({
    'address.houseNumber': issue.houseNumber,
    'address.postCode': issue.postCode,
  })
})

test('an address of the US armed forces is accepted [ACC-24, D-150]', () => {
  const address = { 'address.addressLine1': 'PSC 3 Box 1234', 'address.city': 'APO', 'address.houseNumber': '' }
  expect(
    errorsOf({ ...address, 'address.country': 'US', 'address.county': 'AE', 'address.postCode': '09021' }),
  ).toEqual({})
})

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.constantFrom(
    '',
    ' ',
    'on',
    '<script>alert(1)</script>',
    '{{constructor}}',
    "' OR 1=1 --",
    '\u0000',
    '‮evil',
    '𝒵𝑜𝑒',
    '0',
    'GB',
    'Ms',
    'a@example.com',
    'Thread4231',
    'x'.repeat(300),
  ),
)

describe.each(Object.entries<Form>(forms))('the form %s', (name, form) => {
  const names = fieldsOf(form).map((field) => field.name)

  test('validates the same in the browser and after a post, and reports errors of its own fields only', () => {
    const known = new Set([...names, ...form.groups.map((group) => group.name)])
    const agree = fc.check(
      fc.property(fc.record(Object.fromEntries(names.map((field) => [field, anyText]))), (values) => {
        const here = checkForm(form, values as FormValues)
        // As it arrives at the Worker: encoded, and with fields that the form does not have.
        const arrived = Object.fromEntries(
          names.map((field) => [field, decodeURIComponent(encodeURIComponent(String(values[field]).toWellFormed()))]),
        )
        const there = checkForm(form, { ...arrived, id: '1', customer_group_id: '3' })
        const isSame =
          JSON.stringify(there) === JSON.stringify(here) || Object.values(values).some((value) => !value.isWellFormed())
        const named = here.status === 'invalid' ? Object.keys(here.errors) : []
        return isSame && named.every((field) => known.has(field))
      }),
      { numRuns: 200 },
    )
    expect(agree.counterexample).toBeNull()
  })

  test('every field has a label and an autofill token', () => {
    for (const field of fieldsOf(form))
      expect([field.label, field.autoComplete], `${name} ${field.name}`).not.toContain('')
  })
})

test('any payload is accepted or refused, and never makes the validation throw', () => {
  fc.assert(
    fc.property(fc.anything(), (payload) => {
      const outcome = checkForm({ ...registerForm, schema: RegistrationSchema }, Object(payload) as FormValues)
      expect(['valid', 'invalid']).toContain(outcome.status)
    }),
    { numRuns: 200 },
  )
})

test.for([
  ['GB', '27 Loom Street', '27', '27 Loom Street'],
  ['GB', 'Flat 2, 27 Loom Street', '27', 'Flat 2, 27 Loom Street'],
  ['GB', 'Rose Cottage, Mill Lane', 'rose cottage', 'Rose Cottage, Mill Lane'],
  ['DE', 'Webergasse 27a', '27A', 'Webergasse 27a'],
  ['GB', 'Flat 2, Loom Street', '2', '2 Flat 2, Loom Street'],
  ['GB', '127 Loom Street', '27', '27 127 Loom Street'],
  ['US', '27th Street', '27', '27 27th Street'],
  ['DE', 'Straße des 17. Juni', '17', 'Straße des 17. Juni 17'],
] as const)(
  'in %s the street %s with the house %s is %s: a house is named once [ACC-24, D-150]',
  ([country, street, house, line]) => {
    const county = country === 'US' ? 'TX' : ''
    const postCode = { GB: 'BS1 4DJ', DE: '10115', US: '78701' }[country]
    const outcome = checkForm(registerForm, {
      ...filled,
      'address.country': country,
      'address.addressLine1': street,
      'address.houseNumber': house,
      'address.county': county,
      'address.postCode': postCode,
    })
    expect(outcome.status === 'valid' && outcome.output.address.addressLine1).toBe(line)
  },
)
