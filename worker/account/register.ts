import { isWithinLimit } from '../context/rate-limit.ts'
import type { Visit } from '../context/visit.ts'
import type { NewCustomer } from '../ports/customer-port.ts'
import { isOutcomeUnknown } from '../upstream/outcome-unknown.ts'
import { assignOrder } from './claim-order.ts'
import { isLoginWithinLimit } from './limit-login.ts'
import { type LogInOutcome, openAccount } from './log-in.ts'
import { refused, type RefusedChange } from './refused-change.ts'
import { reportPreferences } from './report-preferences.ts'
import type { Order } from '#shared/domain/order.ts'
import { toAddress } from '#shared/forms/customer-address.ts'
import type { Registration } from '#shared/forms/register.ts'
import * as messages from '#shared/messages/shop.ts'

/** The longest time between two posts of one form. */
const repeatedPostMs = 30_000

/** `logIn` is `null` if the account was created but logging in failed. */
export type RegistrationOutcome = { status: 'registered'; logIn: LogInOutcome | null } | RefusedChange

/** Creates an account and logs its customer in. @throws ServiceError if the account could not be created */
export async function register(visit: Visit, registration: Registration): Promise<RegistrationOutcome> {
  const { log } = visit
  if (!(await isWithinLimit(visit, 'register', { session: registration.email.toLowerCase() })))
    return refused('throttled', null, messages.tooManyTries.text)
  const outcome = await createAccount(visit, toNewCustomer(registration))
  if (outcome.status === 'refused') return outcome
  const { email, preferenceEmail, preferencePost } = registration
  // The account exists already. A failure to report the preferences is logged, and saving the profile reports them
  // again.
  await reportPreferences(visit, email, { preferenceEmail, preferencePost }).catch((cause: unknown) =>
    log.error('register-marketing', cause),
  )
  return enterAccount(visit, outcome.customerId)
}

/**
 * Creates an account for the guest who placed the order, assigns the order to it, and logs the customer in. The caller
 * has checked the proof that this visitor placed the order.
 *
 * @throws ServiceError if the account could not be created
 */
export async function openAccountOfOrder(
  visit: Visit,
  order: Pick<Order, 'id' | 'email' | 'buyer'>,
  password: string,
): Promise<RegistrationOutcome> {
  const { email, buyer } = order
  if (!(await isWithinLimit(visit, 'register', { session: email.toLowerCase() })))
    return refused('throttled', null, messages.tooManyTries.text)
  const outcome = await createAccount(visit, {
    ...buyer,
    email,
    password,
    fields: {},
    acceptsReviewEmails: false,
    address: null,
  })
  if (outcome.status === 'refused') return outcome
  await assignOrder(visit, order, outcome.customerId)
  return enterAccount(visit, outcome.customerId)
}

type AccountOutcome = { status: 'registered'; customerId: number } | RefusedChange

/**
 * Creates the account. If the platform's response is lost, or the address is taken, it was created by this form if the
 * chosen address and password open an account.
 *
 * @throws ServiceError
 */
async function createAccount(visit: Visit, customer: NewCustomer): Promise<AccountOutcome> {
  const { services } = visit
  const outcome = await services.customers.register({ customer }).catch((cause: unknown) => {
    if (!isOutcomeUnknown(cause)) throw cause
    return { status: 'unknown', cause } as const
  })
  if (outcome.status === 'registered') return outcome
  if (outcome.status === 'refused') {
    if (outcome.reason === 'invalid')
      return { ...refused('invalid', null, messages.account.refused), fields: outcome.fields }
    // A form that is posted twice at once: the first post has just created the account.
    const ownId = await findNewAccount(visit, customer)
    return ownId === null
      ? refused('email-taken', 'email', messages.account.emailTaken)
      : { status: 'registered', customerId: ownId }
  }
  const customerId = await findOwnAccount(visit, customer)
  if (customerId === null) throw outcome.cause
  return { status: 'registered', customerId }
}

/** The account with this address and password if it has just been created. */
async function findNewAccount(visit: Visit, customer: NewCustomer): Promise<number | null> {
  const customerId = await findOwnAccount(visit, customer)
  if (customerId === null) return null
  const { services, log } = visit
  const found = await services.customers.customer({ customerId }).catch(log.fallback('register-own-account', null))
  return Date.now() - (found?.registeredAt ?? 0) < repeatedPostMs ? customerId : null
}

/** The account with this address and password, or `null`. It counts as an attempt to log in, and has the same limit. */
async function findOwnAccount(
  visit: Visit,
  { email, password }: Pick<NewCustomer, 'email' | 'password'>,
): Promise<number | null> {
  if (!(await isLoginWithinLimit(visit, email))) return null
  const { services, log } = visit
  const credentials = await services.customers
    .checkCredentials({ email, password })
    .catch(log.fallback('register-own-account', null))
  return credentials?.status === 'valid' ? credentials.customerId : null
}

async function enterAccount(visit: Visit, customerId: number): Promise<RegistrationOutcome> {
  const logIn = await openAccount(visit, customerId).catch(visit.log.fallback('register-login', null))
  return { status: 'registered', logIn }
}

/** Maps the payload to the shop's own type. */
export function toNewCustomer(registration: Registration): NewCustomer {
  const { email, password, first_name, last_name, phone, custom_fields } = registration
  return {
    email,
    password,
    firstName: first_name,
    lastName: last_name,
    phone,
    fields: custom_fields,
    acceptsReviewEmails: registration.accepts_product_review_abandoned_cart_emails,
    address: toAddress(registration),
  }
}
