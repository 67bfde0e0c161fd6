import { afterEach, expect, test, vi } from 'vitest'
import { newEmail, openAccountShop, registrationFields } from '../test/accounts.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop } from '../test/shop.ts'
import { ServiceError } from '#shared/errors.ts'

/** Going through all customer actions takes longer than a test of one request. */
const longWalk = 60_000

afterEach(() => vi.restoreAllMocks())

const fail = () => Promise.reject(new ServiceError('commerce', 'unavailable', { message: 'commerce is down' }))
/** The port with a failure for every call. It has its own methods, because binding a port lists them. */
function failing<Port extends object>(port: Port): Port {
  return Object.fromEntries(Object.keys(port).map((name) => [name, fail])) as Port
}

test(
  'the log holds nothing that a shopper typed: no address, name, password, token or session',
  async () => {
    const lines = listen()
    const shop = openShop({ vars: { LOG_LEVEL: 'debug' } })
    const email = newEmail()
    const session = () => shop.jar.get('__Host-sv-session') ?? 'none'
    await shop.post('/create-account', { ...registrationFields, email })
    const first = session()
    await shop.post('/create-account', { ...registrationFields, email })
    await shop.post('/logout', {})
    await shop.post('/login', { email, password: 'Wrong1234' })
    await shop.post('/login', { email: `${email}<`, password: registrationFields.password })
    await shop.post('/login', { email, password: registrationFields.password })
    await shop.get(`/my-account?email=${email}`)
    await shop.post('/my-account/my-profile', { title: 'Ms', first_name: 'Zoë', last_name: 'O’Neill', phone: 'none' })
    await shop.post('/my-account/my-profile/email', { email: `x${email}`, currentPassword: 'Wrong1234' })
    await shop.post('/forgot-password', { email })
    await shop.get('/updatePassword?c=71&t=token-token-1234')
    await shop.post('/updatePassword', { password: 'Bobbin9876' })
    await shop.call('loginCustomer', { email, password: 'x'.repeat(5000) })
    const second = session()
    const text = lines.join('\n')
    expect(lines.length).toBeGreaterThan(10)
    const secrets = [
      email,
      email.split('@')[0] ?? '',
      'Zoë',
      'O’Neill',
      '07700',
      'Loom Street',
      'Spindle',
      'LS1',
      'Thread4231',
      'Wrong1234',
      'Bobbin9876',
      'token-token-1234',
      first,
      second,
    ]
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
  },
  longWalk,
)

test(
  'the log holds nothing that customers store with the shop: no addresses, orders, wishlists or data export',
  async () => {
    const lines = listen()
    const { shop: customer, email, password } = await openAccountShop()
    const shop = openShop({ vars: { LOG_LEVEL: 'debug' } })
    for (const [name, value] of customer.jar) shop.jar.set(name, value)
    const address = Object.fromEntries(
      Object.entries(registrationFields).filter(([name]) => /^(first_name|last_name|phone|address)/.test(name)),
    )
    await shop.post('/my-account/saved-addresses/save', { ...address, 'address.addressLine1': 'Spindle Lane' })
    await shop.post('/my-account/saved-addresses/save', {
      ...address,
      'address.addressLine1': 'Spindle Lane',
      'address.postCode': 'none',
    })
    await shop.call('createCustomerAddress', {
      address: { first_name: 'Zoë', last_name: '<', phone: '07700 900111', address: { addressLine1: 'Spindle Lane' } },
    })
    await shop.get('/my-account/saved-addresses?edit=1')
    await shop.get('/my-account/order-history')
    await shop.get('/my-account/order-history/100')
    await shop.post('/my-account/order-history/reorder', { orderId: '100' })
    await shop.get('/my-account/my-data/download')
    await shop.post('/my-account/my-data/delete', { currentPassword: 'Wrong1234', isUnderstood: 'on' })
    await shop.post('/wishlist/items', { item: '101' })
    await shop.get('/wishlist')
    const { customers, orders } = sandboxServices().services
    const failingShop = openShop({
      vars: { LOG_LEVEL: 'debug' },
      broken: {
        customers: failing({ addresses: customers.addresses, wishlists: customers.wishlists }),
        orders: failing(orders),
      },
    })
    for (const [name, value] of shop.jar) failingShop.jar.set(name, value)
    for (const path of [
      '/my-account/saved-addresses',
      '/my-account/order-history',
      '/my-account/my-data/download',
      '/wishlist',
    ])
      expect((await failingShop.get(path)).status).toBe(503)
    await failingShop.post('/my-account/saved-addresses/save', { ...address, 'address.addressLine1': 'Spindle Lane' })
    expect(lines.length).toBeGreaterThan(10)
    const secrets = [
      email,
      email.split('@')[0] ?? '',
      password,
      'Zoë',
      'O’Neill',
      '07700',
      'Loom',
      'Spindle',
      'LS1',
      'Leeds',
      'Wrong1234',
      shop.jar.get('__Host-sv-session') ?? 'none',
    ]
    expect(secrets.filter((secret) => lines.join('\n').includes(secret))).toEqual([])
  },
  longWalk,
)

function listen(): string[] {
  const lines: string[] = []
  for (const level of ['debug', 'info', 'warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((line: unknown) => void lines.push(String(line)))
  return lines
}
