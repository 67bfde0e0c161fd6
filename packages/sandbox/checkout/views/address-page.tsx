/** @jsxImportSource hono/jsx */

import { hasPhysicalLines } from '../../bigcommerce/commerce/carts/cart.ts'
import { addressLines } from '../../bigcommerce/commerce/orders/order-mail.ts'
import type { CheckoutCustomer, SavedAddress } from '../../bigcommerce/customers/checkout-customer.ts'
import type { AddressChoice } from '../saved-addresses.ts'
import { chosenDelivery, deliveryMethods } from '../steps.ts'
import { useLanguage, useTexts } from '../texts/language.tsx'
import { AddressFields } from './address-fields.tsx'
import { DeliveryChoices } from './delivery-choices.tsx'
import { Field } from './fields.tsx'
import { StepPage, type StepView } from './step-page.tsx'

type AddressPageProps = {
  view: StepView
  customer: CheckoutCustomer | null
  saved: readonly SavedAddress[]
  choice: AddressChoice
  countries: readonly string[]
}

/**
 * Who buys, and where it goes. With an address book, the delivery method is chosen here too, as the platform's shipping
 * step asks for both; the methods are those of the chosen address, or of the first one.
 */
export function AddressPage({ view, customer, saved, choice, countries }: AddressPageProps) {
  const { address: texts, delivery } = useTexts()
  const isDelivered = hasPhysicalLines(view.cart)
  const known = saved.find(({ id }) => id === choice.savedId) ?? saved[0]
  const options = known ? deliveryMethods(view.cart, known.address) : []
  const fields = <NewAddress view={view} customer={customer} choice={choice} countries={countries} />
  return (
    <StepPage view={view} step="address" title={isDelivered ? texts.title : texts.titleWithoutDelivery}>
      <form method="post" action="/checkout/address" novalidate>
        <fieldset>
          <legend>{texts.contact}</legend>
          {customer ? (
            <p class="known">
              <b>{texts.email}</b> {customer.email}
            </p>
          ) : (
            <Field
              name="email"
              label={texts.email}
              type="email"
              inputMode="email"
              value={choice.values.email}
              errors={view.errors}
              autocomplete="email"
              hint={texts.emailHint}
            />
          )}
        </fieldset>
        <fieldset class="addresses">
          <legend>{isDelivered ? texts.delivery : texts.billing}</legend>
          {saved.length > 0 && <SavedAddresses saved={saved} choice={choice} error={view.errors['address']} />}
          {fields}
        </fieldset>
        {options.length > 0 && (
          <fieldset>
            <legend>{delivery.method}</legend>
            <DeliveryChoices
              options={options}
              chosen={chosenDelivery(view.cart)}
              errors={view.errors}
              cart={view.cart}
            />
          </fieldset>
        )}
        <button class="button">{isDelivered && options.length === 0 ? texts.toDelivery : texts.toPayment}</button>
      </form>
    </StepPage>
  )
}

type SavedAddressesProps = { saved: readonly SavedAddress[]; choice: AddressChoice; error: string | undefined }

/** The address book as choices, and another address as the last one. */
function SavedAddresses({ saved, choice, error }: SavedAddressesProps) {
  const { address: texts } = useTexts()
  const language = useLanguage()
  return (
    <>
      {error && <p class="error">{error}</p>}
      <div class="choices">
        {saved.map(({ id, address }, index) => (
          <label key={id} class="choice" for={index === 0 ? 'address' : `address-${id}`}>
            <input
              type="radio"
              id={index === 0 ? 'address' : `address-${id}`}
              name="address"
              value={String(id)}
              checked={id === choice.savedId}
            />
            <span class="choice-text">
              {address.firstName} {address.lastName}
              <span>{addressLines(address, language).slice(1).join(', ')}</span>
            </span>
          </label>
        ))}
        <label class="choice" for="address-new">
          <input type="radio" id="address-new" name="address" value="new" checked={choice.savedId === null} />
          <span class="choice-text">{texts.other}</span>
        </label>
      </div>
    </>
  )
}

type NewAddressProps = Pick<AddressPageProps, 'view' | 'customer' | 'choice' | 'countries'>

function NewAddress({ view, customer, choice, countries }: NewAddressProps) {
  const { address: texts } = useTexts()
  return (
    <div class="new-address">
      <AddressFields
        values={choice.values}
        errors={view.errors}
        countries={countries}
        kind={hasPhysicalLines(view.cart) ? 'shipping' : 'billing'}
      />
      <Field
        name="phone"
        label={texts.phone}
        type="tel"
        inputMode="tel"
        value={choice.values.phone}
        errors={view.errors}
        isOptional
        autocomplete="tel"
        hint={texts.phoneHint}
      />
      {customer && (
        <label class="tick" for="save">
          <input type="checkbox" id="save" name="save" value="yes" />
          {texts.save}
        </label>
      )}
    </div>
  )
}
