/** A postal address as the shop holds it; texts may be empty where a country has no use for them. */
export type Address = {
  firstName: string
  lastName: string
  phone: string
  line1: string
  line2: string
  city: string
  /** County, state or province, in full: the platform takes no codes. */
  region: string
  postalCode: string
  /** ISO 3166-1 alpha-2. */
  country: string
}

/** An address that a customer keeps with the shop. */
export type SavedAddress = Address & { id: number }
