import { describe, expect, test, vi } from 'vitest'
import { newAccount, openAccountShop, sessionCookie } from '../test/accounts.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop, textOf } from '../test/shop.ts'
import { markets } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'

const { account } = messages
const { services } = sandboxServices()
const resetCookie = '__Host-sv-reset'

/** A shop whose platform knows one token that can be used once. */
function shopWithToken(token: string, customerId = 71) {
  let isUsed = false
  const requested: { email: string; path: string }[] = []
  const shop = openShop({
    broken: {
      customers: {
        ...services.customers,
        requestPasswordReset: async ({ email, path }) => void requested.push({ email, path }),
        resetPassword: async (request) => {
          if (isUsed || request.token !== token || request.customerId !== customerId) return 'refused'
          isUsed = true
          return 'reset'
        },
      },
    },
  })
  return { shop, requested }
}

/** The token of the link that the platform mails to the customer. */
async function mailedToken(email: string, customerId: number): Promise<string> {
  await services.customers.requestPasswordReset(
    { market: markets.en, email, path: '/updatePassword' },
    AbortSignal.timeout(8000),
  )
  const mails = await (await fetch('http://localhost:8788/control/outbox')).text()
  const [, token = ''] = new RegExp(`updatePassword\\?c=${customerId}&amp;t=([\\w-]+)`).exec(mails) ?? []
  return token
}

describe('a forgotten password', () => {
  test('a request for a forgotten password gets the same response for every address, and the mailed link leads to this shop [ACC-26, ACC-27, CONST-12]', async () => {
    const { email } = await newAccount()
    const { shop, requested } = shopWithToken('t')
    const responses = []
    for (const address of [email, 'nobody@selvedge.example']) {
      const response = await shop.post('/eu/forgot-password', { email: address })
      responses.push([response.status, response.headers.get('location'), await response.text()])
    }
    expect(responses[0]).toEqual([303, '/eu/forgot-password?sent', ''])
    expect(responses[1]).toEqual(responses[0])
    expect(requested).toEqual([
      { email, path: '/eu/updatePassword' },
      { email: 'nobody@selvedge.example', path: '/eu/updatePassword' },
    ])
    expect(await textOf(shop.get('/eu/forgot-password?sent'))).toContain('It can take up to 10 minutes to arrive.')
    expect(await (await shop.call('requestResetPassword', { email })).json()).toBeNull()
  })

  test('the response to a request for a forgotten password waits for a fixed time, so that its duration does not reveal an account [D-14]', async () => {
    const { shop, requested } = shopWithToken('t')
    const start = globalThis.setTimeout
    const held: (() => void)[] = []
    const timers = vi.spyOn(globalThis, 'setTimeout')
    timers.mockImplementation(((run: () => void, ms?: number) =>
      ms === 400 ? (held.push(run), 0) : start(run, ms)) as typeof setTimeout)
    let hasResponded = false
    const response = shop.post('/forgot-password', { email: 'nobody@selvedge.example' }).finally(() => {
      hasResponded = true
    })
    await vi.waitFor(() => expect([requested.length, held.length]).toEqual([1, 1]))
    await new Promise((resolve) => start(resolve, 100))
    timers.mockRestore()
    expect(hasResponded).toBe(false)
    for (const run of held) run()
    expect((await response).status).toBe(303)
  })

  test('a request for a forgotten password with an invalid address is refused', async () => {
    const response = await openShop().post('/forgot-password', { email: 'not an address' })
    expect(response.status).toBe(422)
    expect(await textOf(response)).toContain(account.issue.email)
  })
})

describe('a mailed link', () => {
  test.each(Object.values(markets))(
    'a mailed link in market $code moves its token into a cookie at once, and sends no referrer [RTE-09, ACC-28]',
    async ({ prefix }) => {
      const { shop } = shopWithToken('token-1234')
      const response = await shop.get(`${prefix}/updatePassword?c=71&t=token-1234`)
      expect([
        response.status,
        response.headers.get('location'),
        response.headers.get('referrer-policy'),
        response.headers.get('cache-control'),
      ]).toEqual([303, `${prefix}/updatePassword`, 'no-referrer', 'private, no-store'])
      expect(response.headers.getSetCookie().find((line) => line.startsWith(resetCookie))).toMatch(
        /Max-Age=1800; Path=\/; HttpOnly; Secure; SameSite=Lax/,
      )
      expect(shop.jar.get(resetCookie)).not.toContain('token-1234')
      const page = await shop.get(`${prefix}/updatePassword`)
      expect([page.status, page.headers.get('referrer-policy')]).toEqual([200, 'no-referrer'])
      const text = await page.text()
      expect(text).toContain(account.newPasswordTitle)
      expect(text).not.toContain('token-1234')
      expect(await (await shop.call('validateToken', {}, prefix)).json()).toEqual({ is_valid: true })
    },
  )

  test('opening a mailed link does not use it up, so a mail scanner that follows it spoils nothing [D-146]', async () => {
    const used: string[] = []
    const customers = {
      ...services.customers,
      resetPassword: async ({ token }: { token: string }) => (used.push(token), 'reset' as const),
    }
    const scanner = openShop({ broken: { customers } })
    for (const headers of [{}, { 'sec-purpose': 'prefetch' }, { 'user-agent': 'Googlebot/2.1' }])
      await scanner.get('/updatePassword?c=71&t=token-1234', { headers: headers as never })
    await scanner.get('/updatePassword')
    expect(used).toEqual([])
    const shop = openShop({ broken: { customers } })
    await shop.get('/updatePassword?c=71&t=token-1234')
    expect((await shop.post('/updatePassword', { password: 'Bobbin9876' })).status).toBe(303)
    expect(used).toEqual(['token-1234'])
  })

  test('a mailed link sets a password once, logs in, and ends every other session of the customer [ACC-29]', async () => {
    const { shop: other, customerId, email } = await openAccountShop()
    const { shop } = shopWithToken('token-1234', customerId)
    await shop.get(`/updatePassword?c=${customerId}&t=token-1234`)
    const copy = shop.jar.get(resetCookie) ?? ''
    expect((await shop.post('/updatePassword', { password: 'short' })).status).toBe(422)
    const response = await shop.post('/updatePassword', { password: 'Bobbin9876' })
    expect([response.status, response.headers.get('location'), shop.jar.has(resetCookie)]).toEqual([
      303,
      '/my-account',
      false,
    ])
    expect(await textOf(shop.get('/my-account'))).toContain(account.notice['password-set'])
    expect(await (await shop.call('getCurrentCustomer', {})).json()).toMatchObject({ email })
    expect(await (await other.call('getCurrentCustomer', {})).json()).toBeNull()
    shop.jar.set(resetCookie, copy)
    const again = await shop.post('/updatePassword', { password: 'Bobbin9876' })
    expect([again.status, shop.jar.has(resetCookie)]).toEqual([410, false])
    expect(await textOf(again)).toContain(account.unusableLink.expired.title)
  })

  test('if the login after a new password fails, the login page says that the password is set [ACC-29]', async () => {
    const { email, customerId } = await newAccount()
    const token = await mailedToken(email, customerId)
    const customers = { ...services.customers, customer: async () => null }
    const shop = openShop({ broken: { customers } })
    await shop.get(`/updatePassword?c=${customerId}&t=${token}`)
    const response = await shop.post('/updatePassword', { password: 'Bobbin9876' })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/login'])
    expect(await textOf(shop.get('/login'))).toContain(account.notice['password-set-only'])
  })

  test('the API reports if a mailed link has set the password [ACC-29]', async () => {
    const { shop } = shopWithToken('token-1234')
    expect(
      await (await shop.call('resetPassword', { password: 'Bobbin9876', customerId: 71, token: 'token-1234' })).json(),
    ).toEqual({ is_valid: false })
    await shop.get('/updatePassword?c=71&t=token-1234')
    expect(await (await shop.call('resetPassword', { password: 'Bobbin9876' })).json()).toEqual({ is_valid: true })
    expect(await (await shop.call('validateToken', {})).json()).toEqual({ is_valid: false })
  })

  const figures = '0123456789abcdef'.repeat(4)

  test('a mailed link that a mail program has encoded works [ACC-28]', async () => {
    const { shop } = shopWithToken(figures, 71)
    expect((await shop.get(`/updatePassword?c=3D71&t=3D${figures}`)).status).toBe(303)
    expect(await (await shop.call('resetPassword', { password: 'Bobbin9876' })).json()).toEqual({ is_valid: true })
  })

  test('the page of a mailed link that is not complete says so before a password is typed [ACC-28]', async () => {
    const { shop } = shopWithToken('token-1234')
    const response = await shop.get('/updatePassword?c=71')
    expect([response.status, shop.jar.has(resetCookie)]).toEqual([400, false])
    expect(await textOf(response)).toContain(account.unusableLink.damaged.title)
  })

  test('the page of a new password without a mailed link says that the link can no longer be used [ACC-28]', async () => {
    const { shop } = shopWithToken('token-1234')
    const response = await shop.get('/updatePassword')
    expect([response.status, shop.jar.has(resetCookie)]).toEqual([410, false])
    expect(await textOf(response)).toContain(account.unusableLink.expired.title)
  })

  test('a mailed link works with the platform, and only once [ACC-28, ACC-29]', async () => {
    const { email, customerId } = await newAccount()
    const token = await mailedToken(email, customerId)
    expect(token).not.toBe('')
    const shop = openShop()
    await shop.get(`/updatePassword?c=${customerId}&t=${token}`)
    expect((await shop.post('/updatePassword', { password: 'Bobbin9876' })).status).toBe(303)
    expect((await shop.post('/login', { email, password: 'Bobbin9876' })).status).toBe(303)
    const late = openShop()
    await late.get(`/updatePassword?c=${customerId}&t=${token}`)
    expect((await late.post('/updatePassword', { password: 'Shuttle5432' })).status).toBe(410)
  })
})

describe('in the account area', () => {
  test('in the account area the password changes with the current one; other devices are logged out, this one stays logged in [ACC-30]', async () => {
    const { shop, email, password } = await openAccountShop()
    const other = openShop()
    await other.post('/login', { email, password })
    const refused = await shop.post('/my-account/my-profile/password', {
      currentPassword: 'Wrong1234',
      password: 'Bobbin9876',
    })
    expect([refused.status, (await textOf(refused)).includes(account.wrongPassword)]).toEqual([403, true])
    const before = shop.jar.get(sessionCookie)
    const changed = await shop.post('/my-account/my-profile/password', {
      currentPassword: password,
      password: 'Bobbin9876',
    })
    expect([changed.status, changed.headers.get('location'), shop.jar.get(sessionCookie) === before]).toEqual([
      303,
      '/my-account/my-profile',
      false,
    ])
    expect(await (await shop.call('getCurrentCustomer', {})).json()).toMatchObject({ email })
    expect(await (await other.call('getCurrentCustomer', {})).json()).toBeNull()
    expect((await openShop().post('/login', { email, password: 'Bobbin9876' })).status).toBe(303)
  })

  test('in the account area the e-mail address changes with the password, unless another customer has it [ACC-30]', async () => {
    const { shop, email, password } = await openAccountShop()
    const { email: taken } = await newAccount()
    const change = async (form: Record<string, string>) => {
      const response = await shop.post('/my-account/my-profile/email', form)
      return [response.status, await response.text()] as const
    }
    expect((await change({ email: `new-${email}`, currentPassword: 'Wrong1234' }))[0]).toBe(403)
    const [status, page] = await change({ email: taken, currentPassword: password })
    expect([status, page.includes(account.emailTaken)]).toEqual([409, true])
    expect((await change({ email: `new-${email}`, currentPassword: password }))[0]).toBe(303)
    expect(await (await shop.call('getCurrentCustomer', {})).json()).toMatchObject({ email: `new-${email}` })
  })
})
