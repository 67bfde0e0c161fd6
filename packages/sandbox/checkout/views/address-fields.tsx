/** @jsxImportSource hono/jsx */

import { countryByCode } from '../../bigcommerce/commerce/countries.ts'
import { statesOf } from '../../bigcommerce/commerce/states.ts'
import type { AddressValues, FormErrors } from '../address-form.ts'
import { Field, Select } from './fields.tsx'

type AddressFieldsProps = {
  values: AddressValues
  errors: FormErrors
  countries: readonly string[]
  kind: 'shipping' | 'billing'
  prefix?: string
}

/** Name, country, street, town, state if the country has them, and postcode. */
export function AddressFields({ values, errors, countries, kind, prefix = '' }: AddressFieldsProps) {
  const [home = ''] = countries
  const labels = labelsOf(home)
  const chosen = values.country || home
  const countriesWithStates = countries.filter((code) => statesOf(code).length > 0)
  return (
    <>
      <div class="pair">
        <Field
          name={`${prefix}firstName`}
          label="First name"
          value={values.firstName}
          errors={errors}
          autocomplete={`${kind} given-name`}
        />
        <Field
          name={`${prefix}lastName`}
          label="Last name"
          value={values.lastName}
          errors={errors}
          autocomplete={`${kind} family-name`}
        />
      </div>
      <Select name={`${prefix}country`} label="Country" errors={errors} autocomplete={`${kind} country`}>
        {countries.map((code) => (
          <option key={code} value={code} selected={code === chosen}>
            {countryByCode(code)?.name ?? code}
          </option>
        ))}
      </Select>
      <Field
        name={`${prefix}address1`}
        label="Address"
        value={values.address1}
        errors={errors}
        autocomplete={`${kind} address-line1`}
      />
      <Field
        name={`${prefix}address2`}
        label="Flat, building or company"
        value={values.address2}
        errors={errors}
        isOptional
        autocomplete={`${kind} address-line2`}
      />
      <div class="pair">
        <Field
          name={`${prefix}city`}
          label={labels.city}
          value={values.city}
          errors={errors}
          autocomplete={`${kind} address-level2`}
        />
        <Field
          name={`${prefix}postalCode`}
          label={labels.postalCode}
          value={values.postalCode}
          errors={errors}
          autocomplete={`${kind} postal-code`}
        />
      </div>
      {countriesWithStates.length > 0 && (
        <Select
          name={`${prefix}state`}
          label="State or province"
          errors={errors}
          autocomplete={`${kind} address-level1`}
          hint={hintOfStates(countries, countriesWithStates)}
        >
          <option value="">Choose one</option>
          {countriesWithStates.map((code) => (
            <optgroup key={code} label={countryByCode(code)?.name ?? code}>
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

function labelsOf(home: string) {
  if (home === 'US') return { city: 'City', postalCode: 'ZIP or postcode' }
  if (home === 'IE') return { city: 'Town or city', postalCode: 'Eircode or postcode' }
  return { city: 'Town or city', postalCode: 'Postcode' }
}

function hintOfStates(countries: readonly string[], countriesWithStates: readonly string[]) {
  const names = countriesWithStates.map((code) => countryByCode(code)?.name ?? code)
  return countriesWithStates.length === countries.length
    ? undefined
    : `Only for ${new Intl.ListFormat('en-GB').format(names)}`
}
