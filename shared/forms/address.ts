import * as v from 'valibot'
import { addressCountries, addressCountry } from '../domain/address-countries.ts'
import { addressOrder } from '../domain/address-order.ts'
import { hasHouse, namesHouse } from '../domain/house-number.ts'
import { postalCodeOf } from '../domain/postal-code.ts'
import { stateName } from '../domain/states.ts'
import { typedLine } from '../domain/typed-text.ts'
import type { FieldGroup } from './form.ts'
import { issue, maxLengths, textRule } from './rules.ts'
import { countryName } from '#shared/messages/form-options.ts'
import * as messages from '#shared/messages/shop.ts'

const { field } = messages.account

/** A check of one field is not made after another has failed, such as that of its length. */
const fieldByField = { abortPipeEarly: true } as const
/** A check of several fields is made beside an invalid field, if it does not read that one. */
const allTogether = { abortPipeEarly: false } as const

/** Room in the first address line for the house number. */
const houseNumberAllowance = 60

const PartsSchema = v.object(
  {
    houseNumber: v.optional(textRule(null, 50), ''),
    addressLine1: textRule(issue.street, maxLengths.line - houseNumberAllowance),
    addressLine2: v.optional(textRule(null, maxLengths.line), ''),
    city: textRule(issue.city, maxLengths.city),
    county: v.optional(textRule(null, maxLengths.city), ''),
    postCode: textRule(issue.postCode, maxLengths.postalCode),
    country: v.pipe(
      v.string(issue.country),
      v.maxLength(8, issue.country),
      v.check((code) => addressCountry(code) !== null, issue.country),
    ),
  },
  issue.form,
)
type Parts = v.InferOutput<typeof PartsSchema>

/**
 * Parses an address form into the fields of a customer's address. The house number is required unless the street line
 * contains one, because browsers fill in both as one line. While the street is missing, only the street is asked for.
 * An Irish Eircode is the address of one house (D-150).
 */
export const AddressRule = v.config(
  v.pipe(
    v.config(PartsSchema, fieldByField),
    v.forward(
      v.partialCheck(
        [['houseNumber'], ['addressLine1'], ['postCode'], ['country']],
        ({ houseNumber, addressLine1, postCode, country }) =>
          houseNumber !== '' || addressLine1 === '' || namesHouse(addressLine1) || isOfOneHouse(country, postCode),
        issue.houseNumber,
      ),
      ['houseNumber'],
    ),
    v.forward(
      v.partialCheck(
        [['county'], ['country']],
        ({ county, country }) => stateName(country, county) !== null,
        issue.state,
      ),
      ['county'],
    ),
    v.forward(
      v.partialCheck(
        [['postCode'], ['country']],
        ({ postCode, country }) => postalCodeOf(country, postCode) !== null,
        issue.postCode,
      ),
      ['postCode'],
    ),
    v.transform(({ houseNumber, ...address }) => ({
      ...address,
      addressLine1: withNumber(houseNumber, address),
      county: stateName(address.country, address.county) ?? address.county,
      postCode: postalCodeOf(address.country, address.postCode) ?? address.postCode,
    })),
  ),
  allTogether,
)

/** `AddressRule`, but an empty address has a message of its own, before those of its fields (D-99). */
export const BillingAddressRule = v.pipe(
  v.unknown(),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }): v.InferOutput<typeof AddressRule> => {
    if (!isGiven(value)) addIssue({ message: issue.address })
    const parsed = v.safeParse(AddressRule, value)
    if (parsed.success) return parsed.output
    for (const { message, path } of parsed.issues) addIssue({ message, ...(path && { path }) })
    return NEVER
  }),
)

export function addressGroup(heading: string = messages.account.addressLegend): FieldGroup {
  const nameOf = (part: string) => `address.${part}`
  return {
    name: 'address',
    legend: heading,
    fields: [
      {
        name: nameOf('country'),
        label: field.country,
        kind: 'select',
        autoComplete: 'country',
        isRequired: true,
        options: addressCountries.map(({ code }) => ({ value: code, label: countryName(code) })),
      },
      {
        name: nameOf('houseNumber'),
        label: field.houseNumber,
        kind: 'text',
        autoComplete: 'off',
        isRequired: 'sometimes',
        hint: field.houseNumberHint,
        maxLength: 50,
        isHalfWidth: true,
      },
      {
        name: nameOf('addressLine1'),
        label: field.street,
        kind: 'text',
        autoComplete: 'address-line1',
        isRequired: true,
        maxLength: maxLengths.line - houseNumberAllowance,
        isHalfWidth: true,
      },
      {
        name: nameOf('addressLine2'),
        label: field.addressLine2,
        kind: 'text',
        autoComplete: 'address-line2',
        isRequired: false,
        maxLength: maxLengths.line,
      },
      {
        name: nameOf('city'),
        label: field.city,
        kind: 'text',
        autoComplete: 'address-level2',
        isRequired: true,
        maxLength: maxLengths.city,
        isHalfWidth: true,
      },
      {
        name: nameOf('county'),
        label: field.county,
        kind: 'text',
        autoComplete: 'address-level1',
        isRequired: false,
        maxLength: maxLengths.city,
        isHalfWidth: true,
      },
      {
        name: nameOf('postCode'),
        label: field.postCode,
        kind: 'text',
        autoComplete: 'postal-code',
        isRequired: true,
        maxLength: maxLengths.postalCode,
        isHalfWidth: true,
      },
    ],
  }
}

// A country alone is no address, because the form preselects one.
function isGiven(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(
    ([part, text]) => part !== 'country' && typeof text === 'string' && typedLine(text) !== '',
  )
}

function isOfOneHouse(country: string, postCode: string): boolean {
  return country === 'IE' && postalCodeOf(country, postCode) !== null
}

function withNumber(houseNumber: string, { addressLine1, country }: Omit<Parts, 'houseNumber'>): string {
  if (houseNumber === '' || hasHouse(addressLine1, houseNumber)) return addressLine1
  return addressOrder(country).isNumberLast ? `${addressLine1} ${houseNumber}` : `${houseNumber} ${addressLine1}`
}
