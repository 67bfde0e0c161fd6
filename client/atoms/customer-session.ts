import { currentCustomerAtom, shippingAddressesAtom } from './customer.ts'
import { atom } from './jotai.ts'
import { pageServices } from './services.ts'
import { callCommerce } from '../runtime/api.ts'
import { readCustomer } from '../runtime/customer-shape.ts'

export type CustomerOperation = 'load'

/** The last failure of each operation; an operation that succeeds clears its own [ERR-01]. */
export const customerErrorsAtom = atom<Partial<Record<CustomerOperation, Error>>>({})

/** Asks the Worker who is signed in. A failure is kept, and leaves what is known as it is: it signs nobody out. */
export const loadCustomerAtom = atom(null, async (get, set) => {
  try {
    const customer = await callCommerce(pageServices(get), { method: 'getCurrentCustomer', args: {}, read: readCustomer })
    set(currentCustomerAtom, customer)
    if (customer === null) set(shippingAddressesAtom, [])
    set(customerErrorsAtom, ({ load: _, ...others }) => others)
  } catch (cause) {
    set(customerErrorsAtom, (errors) => ({ ...errors, load: cause instanceof Error ? cause : new Error(String(cause)) }))
  }
})
