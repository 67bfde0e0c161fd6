import type { Address } from '../../shared/domain/address.ts'
import type { Customer, CustomerFieldName } from '../../shared/domain/customer.ts'
import type { Market } from '../../shared/markets.ts'

/** `throttled`: the platform takes no more tries for a while. */
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

export type RegistrationOutcome =
  | { status: 'registered'; customerId: number }
  | { status: 'refused'; reason: 'email-taken' | 'invalid' }

/** What is given is changed, and nothing else. */
export type CustomerChange = Partial<{
  email: string
  firstName: string
  lastName: string
  phone: string
  acceptsReviewEmails: boolean
  fields: Partial<Record<CustomerFieldName, string>>
}>

export type ChangeOutcome =
  | { status: 'changed'; customer: Customer }
  | { status: 'refused'; reason: 'email-taken' | 'invalid' }

/**
 * Customers of the commerce platform, which checks nobody's right to one: a customer id comes from the session alone,
 * or, for a new password, with a token that the platform checks.
 */
export interface CustomerPort {
  checkCredentials(
    request: { market: Market; email: string; password: string },
    signal: AbortSignal,
  ): Promise<CredentialsOutcome>
  /** `null` when there is no such customer (any more). */
  customer(request: { customerId: number }, signal: AbortSignal): Promise<Customer | null>
  /** Whether somebody has an account for the address. Only who has proven the address is told (D-14). */
  isRegistered(request: { email: string }, signal: AbortSignal): Promise<boolean>
  register(request: { market: Market; customer: NewCustomer }, signal: AbortSignal): Promise<RegistrationOutcome>
  update(request: { customerId: number; change: CustomerChange }, signal: AbortSignal): Promise<ChangeOutcome>
  /** Saves the cart to the customer's profile; an empty id takes it away. */
  saveCartId(request: { customerId: number; cartId: string }, signal: AbortSignal): Promise<void>
  setPassword(request: { customerId: number; password: string }, signal: AbortSignal): Promise<'changed' | 'refused'>
  /** Has the platform mail a link to `path`, if somebody has the address. The answer does not tell whether. */
  requestPasswordReset(request: { market: Market; email: string; path: string }, signal: AbortSignal): Promise<void>
  /** `refused`: the token is used, too old or another customer's, or the password is not allowed. */
  resetPassword(
    request: { market: Market; customerId: number; token: string; password: string },
    signal: AbortSignal,
  ): Promise<'reset' | 'refused'>
  /** Deletes the customer for good. Orders stay: the law wants them kept. */
  remove(request: { customerId: number }, signal: AbortSignal): Promise<void>
}
