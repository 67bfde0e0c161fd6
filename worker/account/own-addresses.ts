import { limitRate } from '../context/rate-limit.ts'
import type { Visit } from '../context/visit.ts'
import type { AddressOutcome } from '../ports/customer-port.ts'
import { customerIdOf } from '../session/customer-id.ts'
import { isOutcomeUnknown } from '../upstream/outcome-unknown.ts'
import type { Address, CustomerAddress } from '#shared/domain/address.ts'
import { NotFoundError } from '#shared/errors.ts'

/** Addresses of the session's customer. @throws ServiceError */
export function loadOwnAddresses(visit: Visit): Promise<CustomerAddress[]> {
  return visit.services.customers.addresses({ customerId: customerIdOf(visit) })
}

/**
 * Adds an address. If the platform's response is lost, the list says if it was added.
 *
 * @throws RateLimitedError, as do the functions below
 */
export async function addAddress(visit: Visit, address: Address): Promise<AddressOutcome> {
  await limitChanges(visit)
  try {
    return await visit.services.customers.addAddress({ customerId: customerIdOf(visit), address })
  } catch (cause) {
    if (!isOutcomeUnknown(cause)) throw cause
    const addresses = await loadOwnAddresses(visit).catch(() => [])
    if (!addresses.some((own) => isSameAddress(own, address))) throw cause
    return { status: 'saved' }
  }
}

function isSameAddress(own: CustomerAddress, address: Address): boolean {
  const names = Object.keys(address) as (keyof Address)[]
  return names.every((name) => own[name] === address[name])
}

/** @throws NotFoundError if it is not the customer's own (D-07) */
export async function updateAddress(visit: Visit, addressId: number, address: Address): Promise<AddressOutcome> {
  await limitChanges(visit)
  await checkAreOwnAddresses(visit, [addressId])
  return visit.services.customers.updateAddress({ addressId, address })
}

/**
 * Deletes addresses, all of them or none. If the platform's response is lost, the list says if they were deleted.
 *
 * @throws NotFoundError if one of them is not the customer's own (D-07)
 */
export async function deleteAddresses(visit: Visit, addressIds: readonly number[]): Promise<void> {
  await limitChanges(visit)
  await checkAreOwnAddresses(visit, addressIds)
  try {
    await visit.services.customers.removeAddresses({ addressIds })
  } catch (cause) {
    if (!isOutcomeUnknown(cause)) throw cause
    const isLeft = await loadOwnAddresses(visit).then(
      (addresses) => addresses.some(({ id }) => addressIds.includes(id)),
      () => true,
    )
    if (isLeft) throw cause
  }
}

function limitChanges(visit: Visit): Promise<void> {
  return limitRate(visit, 'addresses', { session: String(customerIdOf(visit)) })
}

async function checkAreOwnAddresses(visit: Visit, addressIds: readonly number[]): Promise<void> {
  const own = new Set((await loadOwnAddresses(visit)).map(({ id }) => id))
  if (!addressIds.every((id) => own.has(id))) throw new NotFoundError('The customer has no such address.')
}
