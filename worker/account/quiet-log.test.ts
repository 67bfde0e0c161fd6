import { afterEach, expect, it, vi } from 'vitest'
import { newEmail, registrationFields } from '../test/accounts.ts'
import { openShop } from '../test/shop.ts'

afterEach(() => vi.restoreAllMocks())

it('no line of the log holds what a shopper typed or is: no address, name, password, token or session', async () => {
  const lines: string[] = []
  for (const level of ['debug', 'info', 'warn', 'error'] as const) vi.spyOn(console, level).mockImplementation((line: unknown) => void lines.push(String(line)))
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
  const secrets = [email, email.split('@')[0] ?? '', 'Zoë', 'O’Neill', '07700', 'Loom Street', 'LS1', 'Thread4231', 'Wrong1234', 'Bobbin9876', 'token-token-1234', first, second]
  expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
})
