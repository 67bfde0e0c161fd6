import { decodeHTML } from 'entities'
import { describe, expect, test } from 'vitest'
import { newAccount, newEmail, openAccountShop, registrationFields, sessionCookie } from '../test/accounts.ts'
import { buyable } from '../test/buyable.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop, textOf } from '../test/shop.ts'
import { ServiceError } from '#shared/errors.ts'
import { markets } from '#shared/markets.ts'
import * as messages from '#shared/messages/shop.ts'

const { account, needsCookies } = messages
const hint = 'user-authenticated'

describe('logging in', () => {
  test.each(Object.values(markets))(
    'a login in market $code starts a sealed session, and tells scripts only that there is one [RTE-03, ACC-05, ACC-09, ACC-12, ACC-44, CONST-02]',
    async ({ prefix }) => {
      const { email, password } = await newAccount()
      const shop = openShop({ jar: new Map([['any', '1']]) })
      const response = await shop.post(`${prefix}/login`, { email, password })
      expect([response.status, response.headers.get('location'), response.headers.get('cache-control')]).toEqual([
        303,
        `${prefix}/my-account`,
        'private, no-store',
      ])
      const cookies = response.headers.getSetCookie()
      expect(cookies.find((line) => line.startsWith(sessionCookie))).toMatch(
        /; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      )
      expect(cookies.find((line) => line.startsWith(hint))).toMatch(
        /^user-authenticated=1; Max-Age=604800; Path=\/; Secure; SameSite=Lax$/,
      )
      const customer = await (await shop.call('getCurrentCustomer', {}, prefix)).json()
      expect(customer).toMatchObject({ email })
      expect(shop.jar.get(sessionCookie)).not.toContain('@')
    },
  )

  test('the greeting isolates the direction of the name', async () => {
    const shop = openShop()
    const typed = { ...registrationFields, email: newEmail(), first_name: 'محمد (Ali)' }
    expect((await shop.post('/create-account', typed)).status).toBe(303)
    expect(await textOf(shop.get('/my-account'))).toMatch(/<h1[^>]*>Hello <bdi>محمد \(Ali\)<\/bdi><\/h1>/)
  })

  test('a login shows the same message for an unknown address and a wrong password, and signs out [ACC-05, ACC-06, ACC-07, ACC-08, ERR-07, ERR-08]', async () => {
    const { shop, email } = await openAccountShop()
    const outcomes = []
    for (const address of [email, 'nobody@selvedge.example']) {
      const response = await shop.post('/login', { email: address, password: 'Wrong1234' })
      const page = await textOf(response)
      outcomes.push([
        response.status,
        /<p class="form-alert__title">(.*?)<\/p><p>(.*?)<\/p>/
          .exec(page)
          ?.slice(1)
          .map((text) => decodeHTML(text)),
      ])
      expect(page).toContain(`value="${address}"`)
      expect(page).not.toContain('Wrong1234')
    }
    expect(outcomes[0]).toEqual([
      401,
      [
        'Invalid Credentials',
        "Your email/password combination is incorrect. Please click 'Forgot your password?' below to reset your password.",
      ],
    ])
    expect(outcomes[1]).toEqual(outcomes[0])
    expect([shop.jar.get(hint), shop.jar.has(sessionCookie)]).toEqual(['0', false])
    expect(await (await shop.call('loginCustomer', { email, password: 'Wrong1234' })).json()).toEqual({
      is_valid: false,
      errorTitle: account.invalidTitle,
      errorMessage: account.invalidText,
    })
  })

  test('a login fails with its own message if the platform does not know the customer, and signs out [ACC-10, ERR-18]', async () => {
    const { shop, email, password } = await openAccountShop({ customers: { customer: async () => null } })
    const response = await shop.post('/login', { email, password })
    expect(await textOf(response)).toContain('Retrieving user data failed.')
    expect([response.status, shop.jar.get(hint), shop.jar.has(sessionCookie)]).toEqual([401, '0', false])
  })

  test('a login whose bags could not be merged says so after the form and in the panel [BAG-46]', async () => {
    const { services } = sandboxServices()
    const { product, variant } = await buyable(services.catalogue, markets.en)
    const { email, password } = await newAccount()
    const shop = openShop()
    const added = { product_id: product.id, variant_id: variant.id, quantity: 1 }
    await shop.call('addCartItems', { data: { line_items: [added] } })
    const outage = () => Promise.reject(new ServiceError('commerce', 'unavailable'))
    const down = openShop({ broken: { cart: { ...services.cart, cart: outage } } })
    for (const [name, value] of shop.jar) down.jar.set(name, value)
    const panel = await down.call('loginCustomer', { email, password })
    expect(await panel.json()).toMatchObject({ is_valid: true, left_out: [], is_merge_postponed: true })
    await down.post('/login', { email, password })
    for (const [name, value] of down.jar) shop.jar.set(name, value)
    expect(await textOf(shop.get('/bag'))).toContain(account.notice['bags-not-merged'])
  })

  test('a login redirects to the page of this site that the visitor came from, and never to another site', async () => {
    const { email, password } = await newAccount()
    for (const [returnTo, location] of [
      ['/bag?x=1', '/bag?x=1'],
      ['/us/p/1/a/b', '/us/p/1/a/b'],
      ['https://evil.example/', '/my-account'],
      ['//evil.example/', '/my-account'],
      ['/\\evil.example', '/my-account'],
      ['javascript:alert(1)', '/my-account'],
      ['/login?returnTo=/login', '/my-account'],
      ['/logout', '/my-account'],
    ] as const) {
      const shop = openShop({ jar: new Map([['any', '1']]) })
      expect((await shop.post('/login', { email, password, returnTo })).headers.get('location')).toBe(location)
    }
  })

  test.each([
    ['login', () => newAccount().then(({ email, password }) => ({ email, password }))],
    ['registration', async () => ({ ...registrationFields, email: newEmail() })],
  ])('a %s of a browser that keeps no cookies leads to a page that says so', async (kind, fieldsOf) => {
    const shop = openShop()
    const response = await shop.post(kind === 'login' ? '/login' : '/create-account', await fieldsOf())
    const location = response.headers.get('location') ?? ''
    expect(location).toBe('/login?returnTo=%2Fmy-account&check-cookies=1')
    expect((await shop.get(location)).headers.get('location')).toBe('/my-account')
    expect(await textOf(openShop().get(location))).toContain(needsCookies.text)
  })

  test('a login starts a new session every time, and a stolen copy of the previous one is worthless', async () => {
    const { shop, email, password } = await openAccountShop()
    const before = shop.jar.get(sessionCookie) ?? ''
    await shop.post('/login', { email, password })
    const after = shop.jar.get(sessionCookie) ?? ''
    expect(after).not.toBe(before)
    const thief = openShop()
    thief.jar.set(sessionCookie, before)
    expect(await (await thief.call('getCurrentCustomer', {})).json()).toBeNull()
    thief.jar.set(sessionCookie, after)
    expect(await (await thief.call('getCurrentCustomer', {})).json()).toMatchObject({ email })
  })

  test.each([
    ['nothing', { email: '', password: '' }, [account.issue.email, account.issue.password]],
    ['an invalid address', { email: 'x@y', password: 'a' }, [account.issue.email]],
    ['an overlong password', { email: 'a@example.com', password: 'x'.repeat(5000) }, [account.issue.password]],
    ['script', { email: '<script>alert(1)</script>@example.com', password: 'a' }, [account.issue.email]],
  ])('a login form with %s marks each invalid field', async (_what, form, faults) => {
    const response = await openShop().post('/login', form)
    const page = await textOf(response)
    expect(response.status).toBe(422)
    for (const issue of faults) expect(page).toContain(issue)
    expect(page).not.toContain('<script>alert')
    expect(page).toMatch(/aria-invalid="true"[^>]*>|aria-describedby="log-in-/)
  })
})

describe('logging out', () => {
  test('a logout by POST ends the session, sets the hint to 0 and takes the cart; a copy of the cookie is worthless [ACC-14]', async () => {
    const { shop } = await openAccountShop()
    const copy = shop.jar.get(sessionCookie) ?? ''
    const { product, variant } = await buyable(sandboxServices().services.catalogue, markets.en)
    await shop.call('addCartItems', {
      data: { line_items: [{ product_id: product.id, variant_id: variant.id, quantity: 1 }] },
    })
    const cartCookies = () => [...shop.jar.keys()].filter((name) => name.startsWith('cart-id_'))
    expect(cartCookies()).toHaveLength(1)
    const response = await shop.post('/logout', {})
    expect([response.status, response.headers.get('location')]).toEqual([303, '/login'])
    expect([shop.jar.get(hint), shop.jar.has(sessionCookie), cartCookies()]).toEqual(['0', false, []])
    expect(await (await shop.call('getCart', {})).json()).toMatchObject({ id: null })
    expect(await textOf(shop.get('/login'))).toContain('You are logged out.')
    shop.jar.set(sessionCookie, copy)
    expect(await (await shop.call('getCurrentCustomer', {})).json()).toBeNull()
  })

  test('a logout through the API ends the session and sets the hint to 0, as the form does [NET-25]', async () => {
    const { shop } = await openAccountShop()
    expect((await shop.call('logoutCustomer', {})).status).toBe(200)
    expect([shop.jar.get(hint), shop.jar.has(sessionCookie)]).toEqual(['0', false])
    expect(await (await shop.call('getCurrentCustomer', {})).json()).toBeNull()
  })

  test('a logout by the query works once when a browser opens a page with it, and not for images, frames or prefetches [RTE-35]', async () => {
    const { shop, email } = await openAccountShop()
    const document = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }
    const ignored = [
      { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' },
      { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
      { ...document, 'sec-purpose': 'prefetch' },
      { ...document, 'sec-purpose': 'prefetch;prerender' },
      { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty', 'x-sv-navigation': '1' },
    ]
    for (const headers of ignored) await shop.get('/size-guide?logout=true', { headers: headers as never })
    expect(await (await shop.call('getCurrentCustomer', {})).json()).toMatchObject({ email })
    const response = await shop.get('/us/size-guide?a=1&logout=true', { headers: document })
    expect([response.status, response.headers.get('location'), response.headers.get('cache-control')]).toEqual([
      303,
      '/us/size-guide?a=1',
      'private, no-store',
    ])
    expect(await (await shop.call('getCurrentCustomer', {})).json()).toBeNull()
  })

  const linked = async (site: string, referer?: string) => {
    const { email, password } = await newAccount()
    const shop = openShop()
    await shop.post('/login', { email, password })
    const headers = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': site }
    const response = await shop.get('/us?logout=true', { headers: { ...headers, ...(referer && { referer }) } })
    const customer = await (await shop.call('getCurrentCustomer', {})).json()
    return { response, page: await textOf(response), isSignedIn: customer !== null }
  }

  test.each([
    ['none', undefined],
    ['same-origin', undefined],
    ['same-site', 'https://help.shop.example/'],
    ['cross-site', 'https://localhost:8788/checkout'],
  ])('a link with logout that the browser calls %s (from %s) logs out [RTE-35] [D-164]', async (site, referer) => {
    const { response, isSignedIn } = await linked(site, referer)
    expect([response.status, isSignedIn]).toEqual([303, false])
  })

  test.each(['https://elsewhere.example/', undefined])(
    'a link with logout on another site (%s) asks with one button, and changes nothing by itself [RTE-35] [D-164]',
    async (referer) => {
      const { response, page, isSignedIn } = await linked('cross-site', referer)
      expect([response.status, response.headers.get('cache-control'), isSignedIn]).toEqual([
        200,
        'private, no-store',
        true,
      ])
      expect(page).toContain('Log out?')
      expect(page).toMatch(/<form [^>]*action="\/us\/logout"/)
    },
  )

  test('a logout everywhere ends every session on every device', async () => {
    const { shop, email, password } = await openAccountShop()
    const other = openShop()
    await other.post('/login', { email, password })
    expect((await shop.post('/logout/everywhere', {})).status).toBe(303)
    for (const device of [shop, other]) expect(await (await device.call('getCurrentCustomer', {})).json()).toBeNull()
    await other.post('/login', { email, password })
    expect(await (await other.call('getCurrentCustomer', {})).json()).toMatchObject({ email })
  })

  test('a logout from a page with `no-referrer` is accepted only if `sec-fetch-site` says same-origin', async () => {
    const { shop } = await openAccountShop()
    const post = (site: string) =>
      shop.get('/logout', {
        method: 'POST',
        headers: { origin: 'null', 'sec-fetch-site': site, 'content-type': 'application/x-www-form-urlencoded' },
      })
    expect((await post('cross-site')).status).toBe(403)
    expect((await post('same-origin')).status).toBe(303)
  })

  test('a logout from another site is refused', async () => {
    const { shop, email } = await openAccountShop()
    const response = await shop.get('/logout', {
      method: 'POST',
      headers: { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(response.status).toBe(403)
    expect(await (await shop.call('getCurrentCustomer', {})).json()).toMatchObject({ email })
  })
})

describe('checking out', () => {
  test('the checkout asks a guest to log in or continue as a guest, and sends a customer straight to the checkout [CHK-08, CHK-11, CHK-12, CHK-13]', async () => {
    const { shop, email, password } = await openAccountShop()
    const guest = openShop()
    const { product, variant } = await buyable(sandboxServices().services.catalogue, markets.en)
    for (const visitor of [shop, guest])
      await visitor.call('addCartItems', {
        data: { line_items: [{ product_id: product.id, variant_id: variant.id, quantity: 1 }] },
      })
    const page = await textOf(guest.get('/checkout-identity'))
    for (const part of [
      'CHECKOUT AS A GUEST',
      'name="returnTo" value="/checkout-identity"',
      'autoComplete="current-password"',
    ])
      expect(page).toContain(part)
    expect(
      (await guest.post('/login', { email, password, returnTo: '/checkout-identity' })).headers.get('location'),
    ).toBe('/checkout-identity')
    for (const response of [
      await shop.get('/checkout-identity'),
      await shop.post('/checkout', {}),
      await guest.get('/checkout-identity'),
    ]) {
      expect([response.status, response.headers.get('cache-control')]).toEqual([303, 'private, no-store'])
      expect(response.headers.get('location')).toMatch(
        /^http:\/\/localhost:\d+\/bigcommerce\/login\/token\/[\w-]+\.[\w-]+\.[\w-]+$/,
      )
    }
    const { redirect_url } = await (
      await shop.call('checkoutLogin', { customerId: 1, email: 'mallory@selvedge.example' })
    ).json<{ redirect_url: string }>()
    const claims = atob(redirect_url.split('/').at(-1)?.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '')
    const customer = await (await shop.call('getCurrentCustomer', {})).json<{ id: number }>()
    expect(JSON.parse(claims)).toMatchObject({
      customer_id: customer.id,
      operation: 'customer_login',
      channel_id: 1406818,
    })
  })
})
