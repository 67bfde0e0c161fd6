import { Refusal } from '../commerce/refusal.ts'
import type { FormFieldBody, FormFieldRow } from '../customers/form-fields/form-field-values.ts'
import {
  customFormFields,
  findFormField,
  formFieldById,
  type CustomFormField,
  type FormFieldOwner,
} from '../customers/form-fields/form-fields.ts'

type Filters = { entityIds?: number[] | null; isRequired?: boolean | null; isBuiltIn?: boolean | null }
type FormFieldArguments = { filters?: Filters | null }
type FieldInput = { fieldEntityId: number } & Record<string, unknown>
export type FormFieldsInput = Partial<
  Record<
    'texts' | 'multilineTexts' | 'dates' | 'numbers' | 'passwords' | 'multipleChoices' | 'checkboxes',
    FieldInput[] | null
  >
>

const kinds = {
  texts: ['text', 'text'],
  multilineTexts: ['multiline', 'multilineText'],
  dates: ['date', 'date'],
} as const
const typeNames = { text: 'TextFormField', multiline: 'MultilineTextFormField', date: 'DateFormField' } as const

/** `Settings.formFields`: the custom fields that customers and addresses have. */
export const formFieldSettings = {
  customer: ({ filters }: FormFieldArguments) => definitions('customer', filters),
  shippingAddress: ({ filters }: FormFieldArguments) => definitions('address', filters),
  billingAddress: ({ filters }: FormFieldArguments) => definitions('address', filters),
}

/** A `CustomerFormFieldValue`. */
export function formFieldValueNode(row: FormFieldRow) {
  const field = formFieldById(row.field_id)
  const value = String(JSON.parse(row.value))
  const head = { entityId: row.field_id, name: field?.name ?? '' }
  if (field?.kind === 'multiline') return { __typename: 'MultilineTextFormFieldValue', ...head, multilineText: value }
  if (field?.kind === 'date') return { __typename: 'DateFormFieldValue', ...head, date: { utc: value } }
  return { __typename: 'TextFormFieldValue', ...head, text: value }
}

/**
 * Converts fields by id to fields by name.
 *
 * @throws Refusal 422 if no field has this id or kind.
 */
export function namedFields(owner: FormFieldOwner, input: FormFieldsInput | null | undefined): FormFieldBody[] {
  return Object.entries(input ?? {}).flatMap(([group, values]) =>
    (values ?? []).map((fieldValue) => {
      const field = findFormField(owner, { id: fieldValue.fieldEntityId })
      const kind = group in kinds ? kinds[group as keyof typeof kinds] : undefined
      if (!field || field.kind !== kind?.[0])
        throw new Refusal(422, 'Invalid form field', {
          [`form_fields.${group}`]: `There is no such form field: ${fieldValue.fieldEntityId}`,
        })
      return { name: field.name, value: String(fieldValue[kind[1]]) }
    }),
  )
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
