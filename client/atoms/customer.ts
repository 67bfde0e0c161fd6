import { atom } from './jotai.ts'
import type { CurrentCustomer } from '#shared/domain/customer.ts'

/** The signed-in customer from the Worker; `null` for a guest and until it is loaded. */
export const currentCustomerAtom = atom<CurrentCustomer | null>(null)

/** True if the visitor is signed in. Decided by the Worker, never by a cookie that scripts can read (D-10). */
export const isSignedInAtom = atom((get) => get(currentCustomerAtom) !== null)
