import type { Address, SavedAddress } from '#shared/domain/address.ts'
import type { RefusedField } from '#shared/domain/refused-field.ts'

/** `refused`: the platform does not accept the address. `fields` are the wrong ones, if it named them. */
export type AddressOutcome = { status: 'saved' } | { status: 'refused'; fields: RefusedField[] }

/**
 * Addresses of customers. The platform does not check who may use an address, so callers check that it belongs to the
 * session's customer (D-07).
 */
export interface AddressPort {
  addresses(request: { customerId: number }, signal: AbortSignal): Promise<SavedAddress[]>
  /** An address that exists already counts as saved and is not stored twice. */
  add(request: { customerId: number; address: Address }, signal: AbortSignal): Promise<AddressOutcome>
  update(request: { addressId: number; address: Address }, signal: AbortSignal): Promise<AddressOutcome>
  remove(request: { addressIds: readonly number[] }, signal: AbortSignal): Promise<void>
}
