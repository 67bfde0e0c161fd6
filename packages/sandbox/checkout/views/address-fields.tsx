/** @jsxImportSource hono/jsx */

import { statesOf } from '../../bigcommerce/commerce/states.ts'
import type { AddressValues, FormErrors } from '../address-form.ts'
import { useTexts } from '../texts/language.tsx'
import { Field, Select } from './fields.tsx'

type AddressFieldsProps = {
  values: AddressValues
  errors: FormErrors
  /** The first one is the shopper's, and is chosen at first. */
  countries: readonly string[]
  kind: 'shipping' | 'billing'
  prefix?: string
}

/**
 * Name, country, street, town, postcode, and the states of the chosen country if it has them. The stylesheet shows what
 * is of the chosen country (`data-countries`), as the page has no scripts.
 */
export function AddressFields({ values, errors, countries, kind, prefix = '' }: AddressFieldsProps) {
  const { address: labels, country } = useTexts()
  const [home = ''] = countries
  const chosen = values.country || home
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
      label={<ByCountry countries={countries} chosen={chosen} text={labels.postalCode} />}
      value={values.postalCode}
      errors={errors}
      autocomplete={`${kind} postal-code`}
    />
  )
  return (
    <div class="address-fields">
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
      {countries
        .filter((code) => statesOf(code).length > 0)
        .map((code) => (
          <div key={code} data-countries={code}>
            <Select
              name={`${prefix}state`}
              id={code === chosen ? `${prefix}state` : `${prefix}state-${code}`}
              label={labels.state(code)}
              errors={errors}
              autocomplete={`${kind} address-level1`}
            >
              <option value="">{labels.chooseState}</option>
              {statesOf(code).map((state) => (
                <option
                  key={state.code}
                  value={`${code}-${state.code}`}
                  selected={values.state === `${code}-${state.code}`}
                >
                  {state.name}
                </option>
              ))}
            </Select>
          </div>
        ))}
    </div>
  )
}

type ByCountryProps = { countries: readonly string[]; chosen: string; text: (country: string) => string }

/** The text of the chosen country. Countries with the same text share one element. */
function ByCountry({ countries, chosen, text }: ByCountryProps) {
  const codesByText = Map.groupBy(countries, (code) => text(code))
  if (codesByText.size === 1) return <>{text(chosen)}</>
  return (
    <>
      {[...codesByText].map(([label, codes]) => (
        <span key={label} data-countries={codes.join(' ')} class={codes.includes(chosen) ? 'is-chosen' : undefined}>
          {label}
        </span>
      ))}
    </>
  )
}
