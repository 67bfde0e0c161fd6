import { differs, type ChaosAction, type Trial } from './action.ts'
import { mailed } from './mailed.ts'
import type { Stage } from './stage.ts'
import type { Service } from './targets.ts'
import { newEmail, password, type Customer } from './visitors.ts'
import { accountPath } from '#shared/domain/account-pages.ts'
import { actions } from '#shared/routes.ts'
import { addressFields } from '#shared/test/address-fields.ts'

const newPassword = 'Needle8765'
const sessionCookie = '__Host-sv-session'
const person = { first_name: 'Zoë', last_name: 'Lee', phone: '07700 900111' }
type Row = { id: number; first_name: string; email: string; accepts_product_review_abandoned_cart_emails: boolean }

/** The forms of login, registration, passwords and the account area. */
export const accountActions = {
  logIn: {
    needs: ['bigcommerce'],
    async prepare({ visitors, vendors }) {
      const email = newEmail()
      await vendors.createCustomer({ email, password })
      const visitor = visitors.guest()
      return {
        visitor,
        press: () => visitor.jar.post(actions.logIn, { email, password }),
        check: async () => differs('status of the account', (await visitor.jar.get('/my-account')).status, 200),
      }
    },
  },
  logOut: ofCustomer([], async (_, customer) => ({
    press: () => customer.jar.post(actions.logOut, {}),
    check: async () => differs('has a session', customer.cookies.has(sessionCookie), false),
  })),
  logOutEverywhere: ofCustomer([], async ({ visitors }, customer) => {
    const second = visitors.guest()
    await visitors.logIn(second, customer.email)
    return {
      press: () => customer.jar.post(actions.logOutEverywhere, {}),
      check: async () =>
        differs('status of the account in another browser', (await second.jar.get('/my-account')).status, 302),
    }
  }),
  register: {
    needs: ['bigcommerce'],
    async prepare(stage) {
      const email = newEmail()
      const visitor = stage.visitors.guest()
      const fields = {
        ...person,
        ...addressFields,
        title: 'Ms',
        email,
        password,
        dateOfBirth: '1990-05-01',
        preferencePost: 'on',
      }
      return {
        visitor,
        press: () => visitor.jar.post(actions.register, fields),
        async check() {
          const found = await customersOf(stage, email)
          if (found.length !== 1) return `accounts: ${found.length} instead of 1`
          return differs('addresses', (await addressesOf(stage, found[0]?.id ?? 0)).length, 1)
        },
      }
    },
  },
  setPassword: {
    needs: ['bigcommerce'],
    async prepare(stage) {
      const customer = await stage.visitors.customer()
      const visitor = stage.visitors.guest()
      await visitor.jar.post(actions.requestReset, { email: customer.email })
      await visitor.jar.get(`/updatePassword${await mailedQuery(stage, customer.email)}`)
      return {
        visitor,
        press: () => visitor.jar.post(actions.setPassword, { password: newPassword }),
        check: () => passwordCheck(stage, customer),
      }
    },
  },
  updateProfile: ofCustomer(['bigcommerce'], async (stage, customer) => ({
    press: () => customer.jar.post(actions.updateProfile, { ...person, title: 'Ms', dateOfBirth: '1990-05-01' }),
    check: async () => differs('first name', (await customersOf(stage, customer.email))[0]?.first_name, 'Zoë'),
  })),
  changeEmail: ofCustomer(['bigcommerce'], async (stage, customer) => {
    const email = newEmail()
    return {
      press: () => customer.jar.post(actions.changeEmail, { email, currentPassword: password }),
      check: async () => differs('accounts with the new address', (await customersOf(stage, email)).length, 1),
    }
  }),
  changePassword: ofCustomer(['bigcommerce'], async (stage, customer) => ({
    press: () => customer.jar.post(actions.changePassword, { currentPassword: password, password: newPassword }),
    check: () => passwordCheck(stage, customer),
  })),
  updatePreferences: ofCustomer(['bigcommerce', 'marketing'], async (stage, customer) => ({
    press: () =>
      customer.jar.post(actions.updatePreferences, {
        preferencePost: 'on',
        accepts_product_review_abandoned_cart_emails: 'on',
      }),
    async check() {
      const [row] = await customersOf(stage, customer.email)
      return differs('accepts mails about reviews', row?.accepts_product_review_abandoned_cart_emails, true)
    },
  })),
  deleteAccount: ofCustomer(['bigcommerce', 'talonone', 'marketing'], async (stage, customer) => ({
    press: () => customer.jar.post(actions.deleteAccount, { currentPassword: password, isUnderstood: 'on' }),
    check: async () => differs('accounts', (await customersOf(stage, customer.email)).length, 0),
  })),
  saveAddress: {
    failure: 503,
    ...ofCustomer(['bigcommerce'], async (stage, customer) => ({
      press: () => customer.jar.post(actions.saveAddress, { ...person, ...addressFields }),
      check: async () => differs('addresses', (await addressesOf(stage, customer.id)).length, 1),
    })),
  },
  deleteAddress: {
    failure: 503,
    ...ofCustomer(['bigcommerce'], async (stage, customer) => {
      await customer.jar.post(actions.saveAddress, { ...person, ...addressFields })
      // Shows the notice that the address was saved, which is in a cookie until then.
      await customer.jar.get(accountPath('saved-addresses'))
      const [saved] = await addressesOf(stage, customer.id)
      return {
        press: () => customer.jar.post(actions.deleteAddress, { addressId: String(saved?.id) }),
        check: async () => differs('addresses', (await addressesOf(stage, customer.id)).length, 0),
      }
    }),
  },
} as const satisfies Record<string, ChaosAction>

export function ofCustomer(
  needs: readonly Service[],
  open: (stage: Stage, customer: Customer) => Promise<Omit<Trial, 'visitor'>>,
): ChaosAction {
  return {
    needs,
    async prepare(stage) {
      const visitor = await stage.visitors.customer()
      return { visitor, ...(await open(stage, visitor)) }
    },
  }
}

async function customersOf({ vendors }: Stage, email: string): Promise<Row[]> {
  const { data } = await vendors.commerce<{ data: Row[] }>(`/v3/customers?email:in=${encodeURIComponent(email)}`)
  return data
}

async function addressesOf({ vendors }: Stage, customerId: number): Promise<{ id: number }[]> {
  const path = `/v3/customers/addresses?customer_id:in=${customerId}`
  const { data } = await vendors.commerce<{ data: { id: number }[] }>(path)
  return data
}

async function passwordCheck({ visitors }: Stage, { email }: Customer): Promise<string | null> {
  const { status } = await visitors.guest().jar.post(actions.logIn, { email, password: newPassword })
  return differs('status of a login with the new password', status, 303)
}

async function mailedQuery(stage: Stage, email: string): Promise<string> {
  const query = await mailed(stage, email, /updatePassword(\?c=\d+&amp;t=[\w-]+)/)
  return query.replace('&amp;', '&')
}
