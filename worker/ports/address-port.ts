import type { Address, SavedAddress } from '../../shared/domain/address.ts'

/** `refused`: the platform does not take such an address. */
export type AddressOutcome = 'saved' | 'refused'

/**
 * Addresses that customers keep. The platform asks nobody's right to one: callers check that it is the session's
 * (D-07).
 */
export interface AddressPort {
  addresses(request: { customerId: number }, signal: AbortSignal): Promise<SavedAddress[]>
  /** One that is there already is saved: it stays there once. */
  add(request: { customerId: number; address: Address }, signal: AbortSignal): Promise<AddressOutcome>
  update(request: { addressId: number; address: Address }, signal: AbortSignal): Promise<AddressOutcome>
  remove(request: { addressId: number }, signal: AbortSignal): Promise<void>
}
