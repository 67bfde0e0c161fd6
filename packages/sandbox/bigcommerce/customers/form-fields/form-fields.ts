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

export function findFormField(owner: FormFieldOwner, name: string): CustomFormField | undefined {
  return customFormFields.find((field) => field.owner === owner && field.name === name)
}

export function formFieldById(id: number): CustomFormField | undefined {
  return customFormFields.find((field) => field.id === id)
}
