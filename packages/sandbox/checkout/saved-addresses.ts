import type { Address } from '../bigcommerce/commerce/carts/cart.ts'
import type { SavedAddress } from '../bigcommerce/customers/checkout-customer.ts'
import { type AddressValues, emptyAddress, parseAddress, valuesOfAddress } from './address-form.ts'
import type { OpenCheckout } from './step-view.ts'
import { deliveryAddress } from './steps.ts'
import { checkoutTexts } from './texts/language.tsx'

/** What is chosen in the form of the address: one of the address book by its id, or what is typed. */
export type AddressChoice = { savedId: number | null; values: AddressValues }

/**
 * The addresses of the customer's address book that this checkout accepts. The platform's checkout offers those that
 * are valid too: `isValidCustomerAddress` of https://github.com/bigcommerce/checkout-js
 */
export function savedAddresses({ customer, channel, language }: OpenCheckout): SavedAddress[] {
  const { errors } = checkoutTexts[language]
  return (customer?.addresses ?? []).filter(
    ({ address }) => parseAddress(valuesOfAddress(address), channel.countries, errors).isValid,
  )
}

/** The address of the checkout, or else the first of the address book. */
export function chosenAddress(checkout: OpenCheckout, saved: readonly SavedAddress[]): AddressChoice {
  const stored = deliveryAddress(checkout.cart) ?? checkout.cart.billingAddress
  if (!stored) return { savedId: saved[0]?.id ?? null, values: emptyAddress }
  const same = saved.find(({ address }) => isSamePlace(address, stored))
  return same ? { savedId: same.id, values: emptyAddress } : { savedId: null, values: valuesOfAddress(stored) }
}

function isSamePlace(a: Address, b: Address): boolean {
  const fields = ['firstName', 'lastName', 'address1', 'address2', 'city', 'postalCode', 'countryCode'] as const
  return fields.every((field) => a[field] === b[field])
}
