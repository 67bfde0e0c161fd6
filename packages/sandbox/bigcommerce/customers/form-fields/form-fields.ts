import { passwordRule } from '../login/password.ts'

export type FormFieldOwner = 'customer' | 'address'
export type FormFieldKind = 'text' | 'multiline' | 'date'

/** A custom field from the store's control panel. The API identifies it by its name. */
export type CustomFormField = {
  id: number
  name: string
  owner: FormFieldOwner
  kind: FormFieldKind
  maxLength: number
}

export const customFormFields: readonly CustomFormField[] = [
  { id: 25, name: 'Title', owner: 'customer', kind: 'text', maxLength: 50 },
  { id: 26, name: 'Date of Birth', owner: 'customer', kind: 'date', maxLength: 30 },
  { id: 27, name: 'Preference Email', owner: 'customer', kind: 'text', maxLength: 50 },
  { id: 28, name: 'Preference Post', owner: 'customer', kind: 'text', maxLength: 50 },
  { id: 29, name: 'Cart ID', owner: 'customer', kind: 'text', maxLength: 100 },
  { id: 30, name: 'Delivery Instructions', owner: 'address', kind: 'multiline', maxLength: 500 },
]

export function findFormField(
  owner: FormFieldOwner,
  by: { id: number } | { name: string },
): CustomFormField | undefined {
  return customFormFields.find(
    (field) => field.owner === owner && ('id' in by ? field.id === by.id : field.name === by.name),
  )
}

export function formFieldById(id: number): CustomFormField | undefined {
  return customFormFields.find((field) => field.id === id)
}

const { alpha, description, minlength, numeric } = passwordRule
const requirements = { alpha, description, minlength, numeric }

type BuiltIn = readonly [id: number, name: string, label: string, isRequired: boolean]

const accountFields: readonly BuiltIn[] = [
  [1, 'email', 'Email Address', true],
  [2, 'password', 'Password', true],
  [3, 'confirmPassword', 'Confirm Password', true],
]
const addressFields: readonly BuiltIn[] = [
  [4, 'firstName', 'First Name', true],
  [5, 'lastName', 'Last Name', true],
  [6, 'company', 'Company Name', false],
  [7, 'phone', 'Phone Number', false],
  [8, 'address1', 'Address Line 1', true],
  [9, 'address2', 'Address Line 2', false],
  [10, 'city', 'Suburb/City', true],
  [11, 'countryCode', 'Country', true],
  [12, 'stateOrProvince', 'State/Province', false],
  [13, 'postalCode', 'Zip/Postcode', false],
]

const groups = {
  customerAccount: [...accountFields.map(builtIn), ...custom('customer')],
  shippingAddress: [...addressFields.map(builtIn), ...custom('address')],
  billingAddress: [...addressFields.map(builtIn), ...custom('address')],
}

/** `GET /api/storefront/form-fields`: the groups with these names, or all groups if no name is given. */
export function formFieldGroupsToWire(names: readonly string[]) {
  return Object.fromEntries(Object.entries(groups).filter(([name]) => names.length === 0 || names.includes(name)))
}

export function isFormFieldGroup(name: string) {
  return Object.hasOwn(groups, name)
}

function builtIn([id, name, label, required]: BuiltIn) {
  const isSecret = name.toLowerCase().endsWith('password')
  return {
    ...describe({ id: `field_${id}`, name, label }),
    custom: false,
    required,
    type: 'string',
    fieldType: name === 'countryCode' ? 'dropdown' : 'text',
    secret: isSecret,
    ...(isSecret && { requirements }),
  }
}

function custom(owner: FormFieldOwner) {
  return customFormFields
    .filter((field) => field.owner === owner)
    .map(({ id, name, kind, maxLength }) => ({
      ...describe({ id: `field_${id}`, name: `field_${id}`, label: name }),
      custom: true,
      required: false,
      type: kind === 'date' ? 'date' : 'string',
      fieldType: kind,
      maxLength,
      secret: false,
    }))
}

function describe(names: { id: string; name: string; label: string }) {
  return { ...names, default: '', min: '', max: '', maxLength: 255 }
}
