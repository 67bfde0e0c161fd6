import type { SandboxRequest } from '../../env.ts'
import type { Address } from '../commerce/carts/cart.ts'
import { statesOf } from '../commerce/states.ts'
import { findAddresses, insertAddress } from './addresses/address-store.ts'
import { isOneOf } from './conditions.ts'
import type { AddressRow } from './customer.ts'
import { readStoreSession } from './login/store-session.ts'

/** An address of the address book in the form of checkouts. */
export type SavedAddress = { id: number; address: Address }

/** The customer at the checkout, with the saved addresses, oldest first. */
export type CheckoutCustomer = {
  id: number
  email: string
  firstName: string
  lastName: string
  channelId: number
  addresses: SavedAddress[]
}

/** The signed-in customer of the browser; `undefined` for a guest. */
export async function readCheckoutCustomer(c: SandboxRequest): Promise<CheckoutCustomer | undefined> {
  const session = await readStoreSession(c)
  if (!session) return undefined
  const { id, email, first_name: firstName, last_name: lastName } = session.customer
  const rows = await findAddresses(c.env.DB, [isOneOf('customer_id', [id])])
  return {
    id,
    email,
    firstName,
    lastName,
    channelId: session.channelId,
    addresses: rows.map((row) => ({ id: row.id, address: toCheckoutAddress(row, email) })),
  }
}

/** A saved address in the form of checkouts. */
export function toCheckoutAddress(row: AddressRow, email: string): Address {
  return {
    email,
    firstName: row.first_name,
    lastName: row.last_name,
    company: row.company,
    address1: row.address1,
    address2: row.address2,
    city: row.city,
    state: row.state_or_province,
    stateCode: statesOf(row.country_code).find(({ name }) => name === row.state_or_province)?.code ?? '',
    postalCode: row.postal_code,
    countryCode: row.country_code,
    phone: row.phone,
  }
}

/** Adds an address of a checkout to the customer's address book, unless it has it already. */
export async function saveCheckoutAddress(db: D1Database, customerId: number, address: Address): Promise<void> {
  await insertAddress(db, {
    customerId,
    address: {
      first_name: address.firstName,
      last_name: address.lastName,
      company: address.company,
      phone: address.phone,
      address_type: 'residential',
      address1: address.address1,
      address2: address.address2,
      city: address.city,
      country_code: address.countryCode,
      state_or_province: address.state,
      postal_code: address.postalCode,
    },
    fields: [],
  })
}
