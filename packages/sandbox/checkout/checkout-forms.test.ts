import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { call, createBrowser, createCart, usChannel } from '../bigcommerce/commerce/test/commerce-app.ts'
import { stockShelf } from '../bigcommerce/commerce/test/shelf-fixture.ts'
import { resetRateWindows } from '../bigcommerce/rest.ts'
import { ada, card, lines, open, reachPayment } from './test/shopper.ts'

beforeEach(async () => {
  resetRateWindows()
  await stockShelf()
})

describe('a form', () => {
  test.each([
    [{ email: 'ada' }, 'email', 'Enter an e-mail address'],
    [{ firstName: '' }, 'firstName', 'Enter your first name'],
    [{ country: 'US' }, 'country', 'Choose a country from the list'],
    [{ postalCode: '12345' }, 'postalCode', 'Enter your postcode, like BS1 4DJ'],
    [{ phone: 'call me' }, 'phone', 'Enter a phone number'],
    [{ address1: 'x'.repeat(101) }, 'address1', 'Use 100 characters or fewer'],
  ])('shows the error at the field for %o', async (change, field, message) => {
    const cart = await createCart(lines)
    const browser = createBrowser()
    await open(browser, cart)
    const { status, html } = await browser.post('/checkout/address', { ...ada, ...change })
    expect(status).toBe(422)
    expect(html).toContain(`<a href="#${field}">${message}`)
    expect(html).toMatch(new RegExp(`id="${field}"[^>]*aria-invalid="true"[^>]*aria-describedby="[^"]*${field}-error"`))
    expect((await call('GET', `/v3/carts/${cart.id}`)).body.data).toEqual(cart)
  })

  test('returns a form with what was typed, escaped', async () => {
    const browser = createBrowser()
    await open(browser, await createCart(lines))
    const { html } = await browser.post('/checkout/address', {
      ...ada,
      email: '',
      firstName: '"><script>alert(1)</script>',
    })
    expect(html).not.toContain('<script>')
    expect(html).toContain('&lt;script&gt;')
  })

  test.each([{ origin: 'https://elsewhere.example' }, { 'sec-fetch-site': 'cross-site' }, {}])(
    'refuses a form from another site: %o',
    async (headers) => {
      const browser = createBrowser()
      await open(browser, await createCart(lines))
      expect((await browser.post('/checkout/address', ada, headers as Record<string, string>)).status).toBe(403)
    },
  )

  test('redirects a form of a later step to the current step', async () => {
    const browser = createBrowser()
    await open(browser, await createCart(lines))
    for (const path of ['/checkout', '/checkout/delivery', '/checkout/payment']) {
      const first = await browser.get(path)
      expect(first.location === '/checkout' ? (await browser.get('/checkout')).location : first.location).toBe(
        '/checkout/address',
      )
    }
    expect((await browser.post('/checkout/payment', { ...card, version: '1' })).status).toBe(303)
    expect((await browser.post('/checkout/delivery', { method: 'uk-express' })).location).toBe('/checkout')
  })

  test('accepts only delivery methods that are offered', async () => {
    const browser = createBrowser()
    await open(browser, await createCart(lines))
    await browser.post('/checkout/address', ada)
    expect((await browser.post('/checkout/delivery', { method: 'us-express' })).status).toBe(422)
  })

  test('applies a promo code, refuses an unknown one, and removes it again', async () => {
    const cart = await createCart(lines)
    const browser = createBrowser()
    await open(browser, cart)
    expect((await browser.post('/checkout/coupon', { code: 'WELCOME10', step: 'address' })).location).toBe(
      '/checkout/address#summary',
    )
    expect((await browser.get('/checkout/address')).html).toContain('Promo WELCOME10')
    const refused = await browser.post('/checkout/coupon', { code: 'SPRING24', step: 'address' })
    expect((await browser.get(refused.location)).html).toContain('not valid, or it has expired')
    await browser.post('/checkout/coupon/remove', { code: 'WELCOME10', step: 'address' })
    expect((await call('GET', `/v3/carts/${cart.id}`)).body.data.coupons).toEqual([])
  })

  test.each([
    [{ cardNumber: '4111 1111 1111 1112' }, 'Enter the long number on the card'],
    [{ cardNumber: '4242 4242 4242 4242' }, 'test cards only'],
    [{ cardExpiry: '13/30' }, 'Enter the expiry date'],
    [{ cardExpiry: '01/20' }, 'This card has expired'],
    [{ cardCode: '12' }, 'Enter the security code'],
    [{ cardName: '' }, 'Enter the name on the card'],
  ])('refuses a card with %o', async (change, message) => {
    const browser = createBrowser()
    const version = await reachPayment(browser, await createCart(lines))
    const { status, html } = await browser.post('/checkout/payment', { ...card, ...change, version })
    expect([status, html.includes(message)]).toEqual([422, true])
  })
})

describe('the fields of an address', () => {
  test('are those of the chosen country: its states, and its name of the postcode [TILL-05]', async () => {
    const browser = createBrowser()
    await open(browser, await createCart(lines, { channel_id: usChannel, currency: { code: 'USD' } }))
    const { html } = await browser.get('/checkout/address')
    const lists = [...html.matchAll(/<div data-countries="(\w\w)">.*?<label for="([\w-]+)">(.*?)<.*?<\/div><\/div>/gs)]
    expect(lists.map(([, ...parts]) => parts)).toEqual([
      ['US', 'state', 'State'],
      ['AU', 'state-AU', 'State or territory'],
      ['CA', 'state-CA', 'Province or territory'],
    ])
    for (const [list = '', country] of lists)
      expect(new Set([...list.matchAll(/<option value="(\w\w)-/g)].map(([, code]) => code))).toEqual(new Set([country]))
    expect([...html.matchAll(/<span data-countries="([\w ]+)"[^>]*>(.*?)</g)].map(([, ...parts]) => parts)).toEqual([
      ['US', 'ZIP code'],
      ['AU NZ', 'Postcode'],
      ['CA', 'Postal code'],
    ])
    const { html: css } = await browser.get('/checkout/checkout.css')
    expect(css).toMatch(/\.address-fields \[data-countries\] { display: none; }/)
    for (const country of ['US', 'AU', 'CA', 'NZ'])
      expect(css).toContain(`:has(option[value=${country}]:checked) [data-countries~=${country}] { display: revert; }`)
  })

  test('take the state of the chosen country among the lists that the form sends [TILL-05]', async () => {
    const browser = createBrowser()
    const cart = await createCart(lines, { channel_id: usChannel, currency: { code: 'USD' } })
    await open(browser, cart)
    const body = new URLSearchParams({ ...ada, country: 'CA', postalCode: 'M5V 2T6' })
    for (const state of ['US-TX', 'AU-NSW', 'CA-ON']) body.append('state', state)
    const headers = { origin: env.SANDBOX_ORIGIN, 'content-type': 'application/x-www-form-urlencoded' }
    await browser.visit('/checkout/address', { method: 'POST', headers, body: body.toString() })
    const { body: checkout } = await call('GET', `/v3/checkouts/${cart.id}`)
    expect(checkout.data.consignments[0].address).toMatchObject({ country_code: 'CA', state_or_province: 'Ontario' })
    const wrong = await browser.post('/checkout/address', {
      ...ada,
      country: 'CA',
      state: 'US-TX',
      postalCode: '78701',
    })
    expect(wrong.html).toContain('<a href="#state">Choose your state or province')
    expect(wrong.html).toContain('<a href="#postalCode">Enter your postal code, like M5V 2T6')
  })
})
