import { expect, test } from 'vitest'
import { newAccount, sessionCookie } from '../test/accounts.ts'
import { present } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop } from '../test/shop.ts'
import { ServiceError } from '#shared/errors.ts'

test('a login creates the promotions profile of the session’s customer, whatever customer the body names [ACC-11]', async () => {
  const promotions = present(sandboxServices().services.promotions, 'promotions engine')
  const { email, password } = await newAccount()
  const requested: string[] = []
  const hasProfile: typeof promotions.hasProfile = async (request) => {
    requested.push(request.email)
    return false
  }
  const createProfile: typeof promotions.createProfile = async (request) => void requested.push(`new ${request.email}`)
  const shop = openShop({ broken: { promotions: { ...promotions, hasProfile, createProfile } } })
  await shop.post('/login', { email, password, customerId: '1' })
  expect(requested.slice(0, 2)).toEqual([email, `new ${email}`])
  const down = () => Promise.reject(new ServiceError('promotions', 'timeout'))
  const unlucky = openShop({ broken: { promotions: { ...promotions, hasProfile: down, createProfile: down } } })
  expect((await unlucky.post('/login', { email, password })).status).toBe(303)
  expect(unlucky.jar.has(sessionCookie)).toBe(true)
})
