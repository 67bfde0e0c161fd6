import { untilDone } from './recorded-fetch.ts'
import { sandboxServices } from './sandbox.ts'
import { type BrokenPorts, openShop } from './shop.ts'
import { markets } from '#shared/markets.ts'
import { addressFields } from '#shared/test/address-fields.ts'

export const sessionCookie = '__Host-sv-session'

/** A registration as the form posts it. */
export const registrationFields = {
  title: 'Ms',
  first_name: 'Zoë',
  last_name: 'O’Neill',
  phone: '07700 900111',
  dateOfBirth: '1990-05-01',
  password: 'Thread4231',
  ...addressFields,
  preferenceEmail: 'on',
}

/** Another address as the form of the address book posts it. */
export const otherAddressFields = {
  first_name: registrationFields.first_name,
  last_name: registrationFields.last_name,
  phone: registrationFields.phone,
  ...addressFields,
  'address.houseNumber': '3',
  'address.addressLine1': 'Weaver Row',
}

export function newEmail(): string {
  return `test-${crypto.randomUUID()}@selvedge.example`
}

/** Registers a new account for one test. */
export async function newAccount() {
  const { services } = sandboxServices()
  const email = newEmail()
  const password = registrationFields.password
  const outcome = await services.customers.register(
    {
      market: markets.en,
      customer: {
        email,
        password,
        firstName: 'Zoë',
        lastName: 'O’Neill',
        phone: '07700 900111',
        fields: { title: 'Ms' },
        acceptsReviewEmails: false,
        address: {
          firstName: 'Zoë',
          lastName: 'O’Neill',
          phone: '07700 900111',
          address1: '14 Loom Street',
          address2: '',
          city: 'Leeds',
          region: 'West Yorkshire',
          postalCode: 'LS1 4AP',
          country: 'GB',
        },
      },
    },
    untilDone(),
  )
  if (outcome.status !== 'registered') throw new Error(`The account was not created: ${outcome.reason}`)
  return { email, password, customerId: outcome.customerId, services }
}

/** A browser that is signed in to a new account. `broken` replaces methods of ports once the account exists. */
export async function openAccountShop(broken: BrokenPorts = {}) {
  const account = await newAccount()
  const first = openShop()
  const response = await first.post('/login', { email: account.email, password: account.password })
  if (response.status !== 303) throw new Error(`The login was refused: ${response.status}`)
  const shop = openShop({ broken })
  for (const [name, value] of first.jar) shop.jar.set(name, value)
  return { shop, ...account }
}
