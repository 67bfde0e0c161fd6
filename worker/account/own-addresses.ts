import type { Context } from 'hono'
import type { AppEnv } from '../context/app-env.ts'
import { limitRate } from '../context/rate-limit.ts'
import type { AddressOutcome } from '../ports/customer-port.ts'
import { customerIdOf } from '../session/customer-id.ts'
import { isOutcomeUnknown } from '../upstream/outcome-unknown.ts'
import type { Address, CustomerAddress } from '#shared/domain/address.ts'
import { NotFoundError } from '#shared/errors.ts'

/** Addresses of the session's customer. @throws ServiceError */
export function loadOwnAddresses(c: Context<AppEnv>): Promise<CustomerAddress[]> {
  return c.var.services.customers.addresses({ customerId: customerIdOf(c) })
}

/**
 * Adds an address. If the platform's response is lost, the list says if it was added.
 *
 * @throws RateLimitedError, as do the functions below
 */
export async function addAddress(c: Context<AppEnv>, address: Address): Promise<AddressOutcome> {
  await limitChanges(c)
  try {
    return await c.var.services.customers.addAddress({ customerId: customerIdOf(c), address })
  } catch (cause) {
    if (!isOutcomeUnknown(cause)) throw cause
    const addresses = await loadOwnAddresses(c).catch(() => [])
    if (!addresses.some((own) => isSameAddress(own, address))) throw cause
    return { status: 'saved' }
  }
}

function isSameAddress(own: CustomerAddress, address: Address): boolean {
  const names = Object.keys(address) as (keyof Address)[]
  return names.every((name) => own[name] === address[name])
}

/** @throws NotFoundError if it is not the customer's own (D-07) */
export async function updateAddress(c: Context<AppEnv>, addressId: number, address: Address): Promise<AddressOutcome> {
  await limitChanges(c)
  await checkAreOwnAddresses(c, [addressId])
  return c.var.services.customers.updateAddress({ addressId, address })
}

/**
 * Deletes addresses, all of them or none. If the platform's response is lost, the list says if they were deleted.
 *
 * @throws NotFoundError if one of them is not the customer's own (D-07)
 */
export async function deleteAddresses(c: Context<AppEnv>, addressIds: readonly number[]): Promise<void> {
  await limitChanges(c)
  await checkAreOwnAddresses(c, addressIds)
  try {
    await c.var.services.customers.removeAddresses({ addressIds })
  } catch (cause) {
    if (!isOutcomeUnknown(cause)) throw cause
    const isLeft = await loadOwnAddresses(c).then(
      (addresses) => addresses.some(({ id }) => addressIds.includes(id)),
      () => true,
    )
    if (isLeft) throw cause
  }
}

function limitChanges(c: Context<AppEnv>): Promise<void> {
  return limitRate(c, 'addresses', { session: String(customerIdOf(c)) })
}

async function checkAreOwnAddresses(c: Context<AppEnv>, addressIds: readonly number[]): Promise<void> {
  const own = new Set((await loadOwnAddresses(c)).map(({ id }) => id))
  if (!addressIds.every((id) => own.has(id))) throw new NotFoundError('The customer has no such address.')
}
