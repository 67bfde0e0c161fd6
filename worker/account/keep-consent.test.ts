import { expect, test } from 'vitest'
import type { CustomerPort } from '../ports/customer-port.ts'
import { newAccount } from '../test/accounts.ts'
import { untilDone } from '../test/recorded-fetch.ts'
import { openShop } from '../test/shop.ts'
import { dayOf, formatChoice } from '#shared/consent-cookie.ts'
import type { ConsentGroup } from '#shared/consent.ts'
import { ServiceError } from '#shared/errors.ts'

const chosen = (...groups: ConsentGroup[]) =>
  formatChoice({ groups, market: 'en', hasPrivacyControl: false, day: dayOf(Date.now()), id: '0123456789abcdef' })

/** Logs in to a new account, which may have a choice, with the cookie of a choice made before. */
async function logInWith(cookie: string, changes: { stored?: ConsentGroup[]; broken?: Partial<CustomerPort> } = {}) {
  const { services, email, password, customerId } = await newAccount()
  if (changes.stored) await services.customers.saveConsent({ customerId, groups: changes.stored }, untilDone())
  const shop = openShop({ broken: { customers: { ...services.customers, ...changes.broken } } })
  shop.jar.set('sv-consent', cookie)
  const { status } = await shop.post('/login', { email, password })
  await shop.settle()
  return { status, consent: await services.customers.consent({ customerId }, untilDone()) }
}

test('the choice that a guest made in the banner is stored with the account that they log in to', async () => {
  const { status, consent } = await logInWith(chosen('C0001', 'C0002'))
  expect(status).toBe(303)
  expect(consent).toEqual(['C0001', 'C0002'])
})

test('the choice that an account has stays when its customer logs in on another device with another choice', async () => {
  const { consent } = await logInWith(chosen('C0001', 'C0002', 'C0004'), { stored: ['C0001'] })
  expect(consent).toEqual(['C0001'])
})

test('a login without a valid choice stores none', async () => {
  const { consent } = await logInWith('v1.12.en.0.19990101.0123456789abcdef')
  expect(consent).toBeNull()
})

test('a login succeeds although the platform cannot store the choice', async () => {
  const down = () => Promise.reject(new ServiceError('commerce', 'unavailable'))
  const { status, consent } = await logInWith(chosen('C0001', 'C0003'), { broken: { saveConsent: down } })
  expect(status).toBe(303)
  expect(consent).toBeNull()
})
