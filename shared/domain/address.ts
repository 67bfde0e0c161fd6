/** A postal address. Texts that the country does not use may be empty. */
export type Address = {
  firstName: string
  lastName: string
  phone: string
  line1: string
  line2: string
  city: string
  /** Full name of county, state or province: the platform does not accept codes. */
  region: string
  postalCode: string
  /** ISO 3166-1 alpha-2. */
  country: string
}

/** An address in a customer's account. */
export type CustomerAddress = Address & { id: number }
