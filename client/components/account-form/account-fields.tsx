import { useState } from 'react'
import { AccountField } from './account-field.tsx'
import type { FormState } from '#shared/forms/account.ts'
import { addressCountryField, addressRegionField, inCountry } from '#shared/forms/address-format.ts'
import type { FieldGroup, Form } from '#shared/forms/form.ts'

type AccountFieldsProps = {
  idPrefix: string
  form: Form
  state: Pick<FormState, 'values' | 'errors'>
  /** Names of optional fields that the form does without. */
  omitted?: readonly string[]
}

/** All fields of a form, grouped under headings. Ids start with the prefix, because a page may have two forms. */
export function AccountFields({ idPrefix, form, state, omitted }: AccountFieldsProps) {
  return form.groups.map((group) => {
    const fields = group.fields.filter(({ name }) => !omitted?.includes(name))
    return <Group key={group.name} idPrefix={idPrefix} group={{ ...group, fields }} state={state} />
  })
}

function Group({
  idPrefix,
  group,
  state: { values, errors },
}: {
  idPrefix: string
  group: FieldGroup
  state: AccountFieldsProps['state']
}) {
  const [country, setCountry] = useState(values[addressCountryField] ?? '')
  const error = errors[group.name]
  const errorId = `${idPrefix}-${group.name}-error`
  const hasRegion = [values, errors].some((texts) => (texts[addressRegionField] ?? '') !== '')
  const fields = inCountry(group.fields, country, hasRegion).map((field) => {
    const isCountry = field.name === addressCountryField
    return (
      <AccountField
        key={field.name}
        id={fieldId(idPrefix, field.name)}
        field={field}
        value={values[field.name] ?? ''}
        error={errors[field.name] ?? null}
        {...(isCountry && { onChoose: setCountry })}
      />
    )
  })
  if (group.legend === null) return <div className="account-fields">{fields}</div>
  return (
    <fieldset
      className="account-fields account-fields--group"
      {...(error !== undefined && { 'aria-describedby': errorId })}
    >
      <legend>{group.legend}</legend>
      {error !== undefined && (
        <p className="field__error account-fields__error" id={errorId}>
          {error}
        </p>
      )}
      {fields}
    </fieldset>
  )
}

export function fieldId(idPrefix: string, name: string): string {
  return `${idPrefix}-${name.replaceAll('.', '-')}`
}
