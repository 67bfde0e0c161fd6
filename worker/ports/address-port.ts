import type { Address, SavedAddress } from '../../shared/domain/address.ts'

/** `refused`: the platform does not accept the address. */
export type AddressOutcome = 'saved' | 'refused'

/**
 * Addresses of customers. The platform does not check who may use an address, so callers check that it belongs to the
 * session's customer (D-07).
 */
export interface AddressPort {
  addresses(request: { customerId: number }, signal: AbortSignal): Promise<SavedAddress[]>
  /** An address that exists already counts as saved and is not stored twice. */
  add(request: { customerId: number; address: Address }, signal: AbortSignal): Promise<AddressOutcome>
  update(request: { addressId: number; address: Address }, signal: AbortSignal): Promise<AddressOutcome>
  remove(request: { addressId: number }, signal: AbortSignal): Promise<void>
}
