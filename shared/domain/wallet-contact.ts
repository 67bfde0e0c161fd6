import type * as v from 'valibot'
import { type Market, marketRules } from '../markets.ts'
import { addressCountries, addressCountry } from './address-countries.ts'
import type { CheckoutAddress } from './address.ts'
import { isEmail } from './email.ts'
import { phoneNumber } from './phone.ts'
import { postalCodeOf } from './postal-code.ts'
import { stateName } from './states.ts'
import type { WalletContactSchema, WalletError, WalletField, WalletFullContactSchema } from './wallet.ts'
import { wallet } from '#shared/messages/shop.ts'
import { walletTexts } from '#shared/messages/wallet.ts'

export type Contact = v.InferOutput<typeof WalletContactSchema>
export type FullContact = v.InferOutput<typeof WalletFullContactSchema>

/**
 * The contact's country, ISO 3166-1 alpha-2. The wallets may give the code in lower case, or only the country's name.
 * `null` if they give neither.
 */
export function countryOf({ countryCode, country }: Pick<Contact, 'countryCode' | 'country'>): string | null {
  const code = countryCode.trim().toUpperCase()
  if (/^[A-Z]{2}$/.test(code)) return code === 'UK' ? 'GB' : code
  const name = country.trim().toLowerCase()
  return name === '' ? null : (addressCountries.find((known) => known.name.toLowerCase() === name)?.code ?? null)
}

/** Why the shop does not quote delivery for the contact; empty if it does. */
export function countryErrors(contact: Contact, { code }: Pick<Market, 'code'>): WalletError[] {
  const country = countryOf(contact)
  if (country === null) return [invalid('countryCode', walletTexts.needCountry)]
  const { deliversTo, hasWorldwideWallet } = marketRules[code]
  if (!hasWorldwideWallet && !deliversTo.includes(country)) return [invalid('countryCode', wallet.ukOnly)]
  return []
}

/** The missing and wrong fields in a contact of the authorisation, the most important first. */
export function contactErrors(contact: FullContact, market: Pick<Market, 'code'>): WalletError[] {
  const wrongCountry = countryErrors(contact, market)
  if (wrongCountry.length > 0) return wrongCountry
  const { firstName, lastName, email, address1, city, postalCode, country, region, phone } = toCheckoutAddress(contact)
  const isState = !needsState(country) || (region !== '' && stateName(country, region) !== null)
  // Some countries have no postcodes. Those that the shop knows have one.
  const hasPostcode = addressCountry(country) === null || postalCodeOf(country, postalCode) !== null
  const checks: [boolean, WalletField, string][] = [
    [address1 !== '', 'addressLines', walletTexts.needStreet],
    [city !== '', 'locality', walletTexts.needTown],
    [isState, 'administrativeArea', walletTexts.needState],
    [hasPostcode, 'postalCode', walletTexts.needPostcode],
    [firstName !== '' && lastName !== '', 'name', walletTexts.needName],
    [isEmail(email), 'emailAddress', walletTexts.needEmail],
    [phoneNumber(phone) !== null, 'phoneNumber', walletTexts.needPhone],
  ]
  return checks.filter(([isGood]) => !isGood).map(([, field, message]) => invalid(field, message))
}

/** The e-mail address and phone number that an order needs, for a cart that nothing is sent for. */
export function buyerErrors({ emailAddress }: Pick<FullContact, 'emailAddress'>): WalletError[] {
  return isEmail(emailAddress) ? [] : [invalid('emailAddress', walletTexts.needEmail)]
}

/** A contact as the commerce platform's address. States become their full names, which the platform needs. */
export function toCheckoutAddress(contact: FullContact): CheckoutAddress {
  const [address1 = '', ...others] = contact.addressLines.filter((line) => line !== '')
  return {
    ...toPartialAddress(contact),
    ...namesOf(contact),
    email: contact.emailAddress,
    address1,
    address2: others.join(', '),
    phone: phoneNumber(contact.phoneNumber) ?? contact.phoneNumber,
  }
}

/** The address that a delivery quote is for. */
export function toPartialAddress(contact: Contact): CheckoutAddress {
  const country = countryOf(contact) ?? ''
  return {
    email: '',
    firstName: '',
    lastName: '',
    address1: '',
    address2: '',
    city: contact.locality,
    region: stateName(country, contact.administrativeArea) ?? contact.administrativeArea,
    postalCode: postalCodeOf(country, contact.postalCode) ?? contact.postalCode,
    country,
    phone: '',
  }
}

/** First and last name. One text is split at its last blank; a single word becomes both. */
export function namesOf({ givenName, familyName, name }: Pick<FullContact, 'givenName' | 'familyName' | 'name'>): {
  firstName: string
  lastName: string
} {
  if (givenName !== '' && familyName !== '') return { firstName: givenName, lastName: familyName }
  const whole = [givenName, familyName, name].find((text) => text !== '')?.trim() ?? ''
  const blank = whole.lastIndexOf(' ')
  // The platform needs both names; a person with one name gets it twice.
  return blank < 0
    ? { firstName: whole, lastName: whole }
    : { firstName: whole.slice(0, blank).trim(), lastName: whole.slice(blank + 1) }
}

/** True if addresses of the country need a state. */
export function needsState(country: string): boolean {
  return country === 'US' || country === 'CA'
}

function invalid(field: WalletField, message: string): WalletError {
  return { code: 'shippingContactInvalid', field, message }
}
