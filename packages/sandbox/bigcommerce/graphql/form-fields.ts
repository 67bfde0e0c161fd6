import { customFormFields, type CustomFormField, type FormFieldOwner } from '../customers/form-fields/form-fields.ts'

type Filters = { entityIds?: number[] | null; isRequired?: boolean | null; isBuiltIn?: boolean | null }
type FormFieldArguments = { filters?: Filters | null }

const typeNames = { text: 'TextFormField', multiline: 'MultilineTextFormField', date: 'DateFormField' } as const

/** `Settings.formFields`: the custom fields that customers and addresses have. */
export const formFieldSettings = {
  customer: ({ filters }: FormFieldArguments) => definitions('customer', filters),
  shippingAddress: ({ filters }: FormFieldArguments) => definitions('address', filters),
  billingAddress: ({ filters }: FormFieldArguments) => definitions('address', filters),
}

function definitions(owner: FormFieldOwner, filters: Filters | null | undefined) {
  const isRequested = ({ id }: CustomFormField) =>
    (filters?.entityIds?.includes(id) ?? true) && filters?.isRequired !== true && filters?.isBuiltIn !== true
  return customFormFields
    .filter((field) => field.owner === owner && isRequested(field))
    .map(({ id, name, kind, maxLength }) => ({
      __typename: typeNames[kind],
      entityId: id,
      label: name,
      sortOrder: id,
      isBuiltIn: false,
      isRequired: false,
      maxLength,
      defaultText: '',
      rows: 4,
      defaultDate: null,
      minDate: null,
      maxDate: null,
    }))
}
