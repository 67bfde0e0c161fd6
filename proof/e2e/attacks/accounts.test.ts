import { expect, test } from '@playwright/test'
import { type Answer, cookiesOf, newNetwork, ownForm, send, shopOrigin } from './send.ts'
import { actions } from '#shared/routes.ts'
import { addressFields } from '#shared/test/address-fields.ts'
import { changedStart } from '#shared/test/changed-start.ts'

type Customer = { email: string; password: string; cookie: string; sealed: Answer }

async function newCustomer(): Promise<Customer> {
  const person = { email: `attack-${crypto.randomUUID()}@selvedge.example`, password: 'Thread4231' }
  const names = { title: 'Ms', first_name: 'Zoë', last_name: 'O’Neill', phone: '07700 900111' }
  const sealed = await post(actions.register, { ...names, ...person, ...addressFields })
  expect(sealed.status).toBe(303)
  return { ...person, cookie: cookiesOf(sealed), sealed }
}

function post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new URLSearchParams(fields).toString()
  return send(path, { method: 'POST', headers: { ...ownForm(), ...newNetwork(), ...headers }, body })
}

function call(operation: string, argument: unknown, cookie: string) {
  const headers = { origin: shopOrigin(), 'content-type': 'application/json', ...newNetwork(), cookie }
  return send(`/api/bigcommerce/${operation}`, { method: 'POST', headers, body: JSON.stringify([argument]) })
}

test('another customer’s ids open and change nothing', async () => {
  const [victim, thief] = [await newCustomer(), await newCustomer()]
  const before = await call('getCustomerAddress', {}, victim.cookie)
  const { data } = JSON.parse(before.text) as { data: { id: number; customer_id?: number }[] }
  const [address] = data
  expect(address?.id).toBeGreaterThan(0)
  const addressId = address?.id ?? 0
  const me = JSON.parse((await call('getCurrentCustomer', {}, victim.cookie)).text) as { id?: number }
  const ids = { id: me.id, customerId: me.id, customer_id: me.id, email: victim.email }
  for (const [operation, argument] of [
    ['deleteCustomerAddress', { 'id:in': [addressId], ...ids }],
    ['updateCustomerAddress', { ...ids, id: addressId, address1: 'Stolen' }],
    ['getCustomerAddress', ids],
    ['getAllWishlists', ids],
    ['getCurrentCustomer', ids],
  ] as const)
    expect((await call(operation, argument, thief.cookie)).text).not.toContain(victim.email)
  await post(actions.deleteAddress, { addressId: String(addressId) }, { cookie: thief.cookie })
  await post(actions.saveAddress, { ...addressFields, addressId: String(addressId) }, { cookie: thief.cookie })
  const opened = await send(`/my-account/saved-addresses?edit=${addressId}`, { headers: { cookie: thief.cookie } })
  expect(opened.status).toBe(404)
  expect(JSON.parse((await call('getCustomerAddress', {}, victim.cookie)).text)).toEqual(JSON.parse(before.text))
})

test('a guest and a forged session reach nothing of a customer', async () => {
  const { cookie, sealed, email } = await newCustomer()
  const [name = '', value = ''] = /(__Host-[\w-]*session[\w-]*)=([^;]+)/.exec(cookie)?.slice(1) ?? []
  expect(value.length).toBeGreaterThan(20)
  // Control: the session itself opens the account.
  expect((await call('getCurrentCustomer', {}, `${name}=${value}`)).text).toContain(email)
  for (const forged of [value.slice(0, -2), changedStart(value), `${value}AAAA`, '', 'null', '{"customer":1}'])
    expect((await call('getCurrentCustomer', {}, `${name}=${forged}; user-authenticated=1`)).text).not.toContain(email)
  // A value that was sealed for one purpose opens nothing under another name.
  for (const other of cookie.split('; ').filter((pair) => !pair.startsWith(name)))
    expect((await call('getCurrentCustomer', {}, `${name}=${other.split('=')[1]}`)).text).not.toContain(email)
  for (const path of ['/my-account', '/my-account/my-profile', '/my-account/my-data/download']) {
    const { status, text } = await send(path, { headers: { cookie: 'user-authenticated=1' } })
    expect([path, status === 200, text.includes(email)]).toEqual([path, false, false])
  }
  for (const set of sealed.headers['set-cookie'] ?? []) {
    expect([set, /; Secure/i.test(set)]).toEqual([set, true])
    // A cookie that is deleted holds nothing.
    if (!set.includes('Max-Age=0')) expect(set).toMatch(/; SameSite=(Lax|Strict)/i)
    expect(set).not.toMatch(/; Domain=/i)
    if (set.startsWith(name)) expect(set).toMatch(/; HttpOnly/i)
  }
})

test('a session ends with the log-out, also for who copied it', async () => {
  const { cookie, email } = await newCustomer()
  const name = /(__Host-[\w-]*session[\w-]*)=/.exec(cookie)?.[1] ?? ''
  const session = cookie.split('; ').find((pair) => pair.startsWith(`${name}=`)) ?? ''
  await post(actions.logOut, {}, { cookie })
  expect((await call('getCurrentCustomer', {}, session)).text).not.toContain(email)
})

test('passwords and mails of one account are limited, whatever a request says of its network', async () => {
  const { email } = await newCustomer()
  const network = newNetwork()
  const statuses = await untilLimited(async (attempt) => {
    const forwarded = { 'x-forwarded-for': `203.0.113.${attempt}`, 'x-real-ip': `203.0.113.${attempt}` }
    const spelled = attempt % 2 === 0 ? email : email.toUpperCase()
    const headers = { ...forwarded, forwarded: `for=203.0.113.${attempt}`, ...network }
    return (await post(actions.logIn, { email: spelled, password: 'Wrong1234' }, headers)).status
  })
  expect(statuses.slice(0, 5)).toEqual([401, 401, 401, 401, 401])
  expect(statuses.at(-1)).toBe(429)
  const other = newNetwork()
  const mails = await untilLimited(async () => (await post(actions.requestReset, { email }, other)).status)
  expect(mails.at(-1)).toBe(429)
})

/**
 * The statuses of repeated requests, to the first that is refused. A minute allows ten, and a new one may begin on the
 * way.
 */
async function untilLimited(request: (attempt: number) => Promise<number>): Promise<number[]> {
  const statuses: number[] = []
  while (statuses.at(-1) !== 429 && statuses.length < 24) statuses.push(await request(statuses.length))
  return statuses
}

test('a wrong password and an unknown address get the same response', async () => {
  const { email } = await newCustomer()
  const known = await post(actions.logIn, { email, password: 'Wrong1234' })
  const unknown = await post(actions.logIn, { email: `no-${email}`, password: 'Wrong1234' })
  const words = ({ text }: Answer) => text.replaceAll(`no-${email}`, email).replace(/nonce="[^"]*"|[\w-]{20,}/g, '')
  expect([known.status, words(known)]).toEqual([unknown.status, words(unknown)])
})
