/** A postal address. Texts that the country does not use may be empty. */
export type Address = {
  firstName: string
  lastName: string
  phone: string
  address1: string
  address2: string
  city: string
  /** Full name of county, state or province: the platform does not accept codes. */
  region: string
  postalCode: string
  /** ISO 3166-1 alpha-2. */
  country: string
}

/** An address of a checkout. Texts are empty until the shopper has entered them. */
export type CheckoutAddress = Address & { email: string }

/** An address in a customer's account. */
export type CustomerAddress = Address & { id: number }

/** The address with the platform's names, as its services and the shop's own API send it. */
export function toAddressEntity(address: Address) {
  return {
    first_name: address.firstName,
    last_name: address.lastName,
    phone: address.phone,
    address1: address.address1,
    address2: address.address2,
    city: address.city,
    state_or_province: address.region,
    postal_code: address.postalCode,
    country_code: address.country,
  }
}
