import { ApiError, callCommerce } from '../api/call-api.ts'
import { parseCustomer, readLogin } from '../api/customer-shape.ts'
import { runCartOperation } from './cart-operation.ts'
import { currentCustomerAtom } from './customer.ts'
import { atom } from './jotai.ts'
import { recorderAtom } from './recorder.ts'
import { pageServices } from './services.ts'
import * as messages from '#shared/messages/shop.ts'

export type CustomerOperation = 'load' | 'logIn'

/** The last failure of each operation; an operation that succeeds clears its own. */
export const customerErrorsAtom = atom<Partial<Record<CustomerOperation, Error>>>({})

type Failure = { operation: CustomerOperation; cause: unknown }

const reportFailureAtom = atom(null, (_get, set, { operation, cause }: Failure) => {
  const error = cause instanceof Error ? cause : new Error(String(cause))
  set(customerErrorsAtom, (errors) => ({ ...errors, [operation]: error }))
  console.error(`customer ${operation}:`, error)
})

/** Reads the signed-in customer from the Worker. A failure is stored and logged, and keeps the known customer. */
export const loadCustomerAtom = atom(null, async (get, set) => {
  try {
    const customer = await callCommerce(pageServices(get), {
      method: 'getCurrentCustomer',
      args: {},
      read: parseCustomer,
    })
    set(currentCustomerAtom, customer)
    set(customerErrorsAtom, ({ load: _, ...others }) => others)
  } catch (cause) {
    set(reportFailureAtom, { operation: 'load', cause })
  }
})

export type LogInResult =
  | { status: 'logged-in'; notices: string[] }
  | { status: 'refused'; title: string | null; message: string }
  | { status: 'failed' }

/** Logs in without leaving the page. Afterwards the page loads the customer's data. */
export const logInAtom = atom(
  null,
  async (get, set, credentials: { email: string; password: string }): Promise<LogInResult> => {
    try {
      const login = await callCommerce(pageServices(get), {
        method: 'loginCustomer',
        args: credentials,
        read: readLogin,
      })
      set(customerErrorsAtom, ({ logIn: _, ...others }) => others)
      if (login.status === 'refused') {
        set(currentCustomerAtom, null)
        return login
      }
      if (pageServices(get).hasHint?.('user-authenticated') === false)
        return { status: 'refused', title: null, message: messages.needsCookies.text }
      set(currentCustomerAtom, login.customer)
      get(recorderAtom).record({ event: 'login', method: 'password' })
      const { notice } = messages.account
      const merge = await runCartOperation({ get, set }, 'loadCustomerCart', async () => {
        if (login.isMergePostponed) throw new Error(notice['bags-not-merged'])
      })
      const notices = merge.status === 'failed' ? [merge.error.message] : []
      if (login.leftOut.length > 0) notices.push(`${notice['lines-left-out']} ${login.leftOut.join(', ')}`)
      return { status: 'logged-in', notices }
    } catch (cause) {
      if (cause instanceof ApiError && cause.is('too-many-tries'))
        return { status: 'refused', title: null, message: cause.message }
      set(reportFailureAtom, { operation: 'logIn', cause })
      return { status: 'failed' }
    }
  },
)
