import type { SavedAddress } from '../../shared/domain/address.ts'
import type { CurrentCustomer } from '../../shared/domain/customer.ts'
import { atom } from './jotai.ts'

/** Who is signed in, as the Worker told it; `null` for a guest, and until it has been asked. */
export const currentCustomerAtom = atom<CurrentCustomer | null>(null)

/** Whether the visitor is an authenticated customer: the Worker says so, never a cookie that scripts can read (D-10). */
export const isSignedInAtom = atom((get) => get(currentCustomerAtom) !== null)

/** Addresses that the customer keeps with the shop, for delivery. */
export const shippingAddressesAtom = atom<readonly SavedAddress[]>([])
