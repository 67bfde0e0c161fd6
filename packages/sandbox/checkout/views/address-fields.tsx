/** @jsxImportSource hono/jsx */

import { statesOf } from '../../bigcommerce/commerce/states.ts'
import type { AddressValues, FormErrors } from '../address-form.ts'
import { useTexts } from '../texts/language.tsx'
import { Field, Select } from './fields.tsx'

type AddressFieldsProps = {
  values: AddressValues
  errors: FormErrors
  countries: readonly string[]
  /** The country that is chosen at first. */
  home: string
  kind: 'shipping' | 'billing'
  prefix?: string
}

/** Name, country, street, town, state if the country has them, and postcode. */
export function AddressFields({ values, errors, countries, home, kind, prefix = '' }: AddressFieldsProps) {
  const { address: labels, country } = useTexts()
  const chosen = values.country || home
  const countriesWithStates = countries.filter((code) => statesOf(code).length > 0)
  const town = (
    <Field
      name={`${prefix}city`}
      label={labels.city(home)}
      value={values.city}
      errors={errors}
      autocomplete={`${kind} address-level2`}
    />
  )
  const postcode = (
    <Field
      name={`${prefix}postalCode`}
      label={labels.postalCode(home)}
      value={values.postalCode}
      errors={errors}
      autocomplete={`${kind} postal-code`}
    />
  )
  return (
    <>
      <div class="pair">
        <Field
          name={`${prefix}firstName`}
          label={labels.firstName}
          value={values.firstName}
          errors={errors}
          autocomplete={`${kind} given-name`}
        />
        <Field
          name={`${prefix}lastName`}
          label={labels.lastName}
          value={values.lastName}
          errors={errors}
          autocomplete={`${kind} family-name`}
        />
      </div>
      <Select name={`${prefix}country`} label={labels.country} errors={errors} autocomplete={`${kind} country`}>
        {countries.map((code) => (
          <option key={code} value={code} selected={code === chosen}>
            {country(code)}
          </option>
        ))}
      </Select>
      <Field
        name={`${prefix}address1`}
        label={labels.address1}
        value={values.address1}
        errors={errors}
        autocomplete={`${kind} address-line1`}
      />
      <Field
        name={`${prefix}address2`}
        label={labels.address2}
        value={values.address2}
        errors={errors}
        isOptional
        autocomplete={`${kind} address-line2`}
      />
      <div class="pair">{labels.isPostcodeFirst ? [postcode, town] : [town, postcode]}</div>
      {countriesWithStates.length > 0 && (
        <Select
          name={`${prefix}state`}
          label={labels.state}
          errors={errors}
          autocomplete={`${kind} address-level1`}
          hint={
            countriesWithStates.length < countries.length ? labels.onlyFor(countriesWithStates.map(country)) : undefined
          }
        >
          <option value="">{labels.chooseState}</option>
          {countriesWithStates.map((code) => (
            <optgroup key={code} label={country(code)}>
              {statesOf(code).map((state) => (
                <option
                  key={state.code}
                  value={`${code}-${state.code}`}
                  selected={values.state === `${code}-${state.code}`}
                >
                  {state.name}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      )}
    </>
  )
}
