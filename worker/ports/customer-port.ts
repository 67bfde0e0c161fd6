import type { ConsentGroup } from '#shared/consent.ts'
import type { Address, CustomerAddress } from '#shared/domain/address.ts'
import type { Customer, CustomerFieldName } from '#shared/domain/customer.ts'
import type { RefusedField } from '#shared/domain/refused-field.ts'
import type { WishlistItem, Wishlist } from '#shared/domain/wishlist.ts'
import type { Market } from '#shared/markets.ts'

/** `throttled`: the platform accepts no more attempts for a while. */
export type CredentialsOutcome =
  | { status: 'valid'; customerId: number }
  | { status: 'invalid' }
  | { status: 'throttled' }

export type NewCustomer = {
  email: string
  password: string
  firstName: string
  lastName: string
  phone: string
  fields: Partial<Record<CustomerFieldName, string>>
  acceptsReviewEmails: boolean
  address: Address | null
}

/** `fields`: the fields that the platform does not accept, if it named them. */
export type CustomerRefusal =
  | { status: 'refused'; reason: 'email-taken' }
  | { status: 'refused'; reason: 'invalid'; fields: RefusedField[] }

export type CustomerCreationOutcome = { status: 'registered'; customerId: number } | CustomerRefusal

/** Changes only the given fields. */
export type CustomerChange = Partial<{
  email: string
  firstName: string
  lastName: string
  phone: string
  acceptsReviewEmails: boolean
  fields: Partial<Record<CustomerFieldName, string>>
}>

export type CustomerChangeOutcome = { status: 'changed'; customer: Customer } | CustomerRefusal

/** `refused`: the platform does not accept the address. `fields` are the wrong ones, if it named them. */
export type AddressOutcome = { status: 'saved' } | { status: 'refused'; fields: RefusedField[] }

/**
 * Customers of the commerce platform, with their addresses and wishlists. The platform does not check who may use an id
 * of a customer, an address or a wishlist. A customer id must come from the session or, for a new password, with a
 * token that the platform checks; callers check that an address or a wishlist belongs to the session's customer
 * (D-07).
 */
export interface CustomerPort {
  checkCredentials(
    request: { market: Market; email: string; password: string },
    signal: AbortSignal,
  ): Promise<CredentialsOutcome>
  /** `null` if the customer does not exist. */
  customer(request: { customerId: number }, signal: AbortSignal): Promise<Customer | null>
  /**
   * True if an account has this e-mail address. Only show the result to a person who has proven to own the address
   * (D-14).
   */
  isRegistered(request: { email: string }, signal: AbortSignal): Promise<boolean>
  register(request: { market: Market; customer: NewCustomer }, signal: AbortSignal): Promise<CustomerCreationOutcome>
  update(request: { customerId: number; change: CustomerChange }, signal: AbortSignal): Promise<CustomerChangeOutcome>
  /** Saves the cart in the customer's profile. An empty id removes it. */
  saveCartId(request: { customerId: number; cartId: string }, signal: AbortSignal): Promise<void>
  setPassword(request: { customerId: number; password: string }, signal: AbortSignal): Promise<'changed' | 'refused'>
  /** Makes the platform mail a link to `path` if an account has the address. The result does not reveal whether one has. */
  requestPasswordReset(request: { market: Market; email: string; path: string }, signal: AbortSignal): Promise<void>
  /** `refused`: the token is used, expired or another customer's, or the password is not allowed. */
  resetPassword(
    request: { market: Market; customerId: number; token: string; password: string },
    signal: AbortSignal,
  ): Promise<'reset' | 'refused'>
  /** The groups that the customer has agreed to, on any device. `null` if they never chose. */
  consent(request: { customerId: number }, signal: AbortSignal): Promise<ConsentGroup[] | null>
  /** Replaces the customer's choice: groups that are not listed are refused. */
  saveConsent(request: { customerId: number; groups: readonly ConsentGroup[] }, signal: AbortSignal): Promise<void>
  /** Deletes the customer permanently. Orders stay, because the law requires it. */
  remove(request: { customerId: number }, signal: AbortSignal): Promise<void>
  addresses(request: { customerId: number }, signal: AbortSignal): Promise<CustomerAddress[]>
  /** An address that exists already counts as saved and is not stored twice. */
  addAddress(request: { customerId: number; address: Address }, signal: AbortSignal): Promise<AddressOutcome>
  updateAddress(request: { addressId: number; address: Address }, signal: AbortSignal): Promise<AddressOutcome>
  removeAddresses(request: { addressIds: readonly number[] }, signal: AbortSignal): Promise<void>
  /** The customer's lists, oldest first. */
  wishlists(request: { customerId: number }, signal: AbortSignal): Promise<Wishlist[]>
  createWishlist(
    request: { customerId: number; name: string; items: readonly WishlistItem[] },
    signal: AbortSignal,
  ): Promise<Wishlist>
  /** An item that is on the list already is not added twice. */
  addToWishlist(request: { wishlistId: number; items: readonly WishlistItem[] }, signal: AbortSignal): Promise<Wishlist>
  /** `null` if the list does not have the item. */
  removeFromWishlist(request: { wishlistId: number; itemId: number }, signal: AbortSignal): Promise<Wishlist | null>
  deleteWishlist(request: { wishlistId: number }, signal: AbortSignal): Promise<void>
  /** Makes the list readable for anyone who has its token, or for nobody else. */
  publishWishlist(request: { wishlist: Wishlist; isPublic: boolean }, signal: AbortSignal): Promise<Wishlist>
  /** The items of a public list; `null` if no public list has the token. It names nobody. */
  publicWishlist(request: { market: Market; token: string }, signal: AbortSignal): Promise<WishlistItem[] | null>
}
