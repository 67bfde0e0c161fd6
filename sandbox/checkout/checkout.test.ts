import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { call, createBrowser, createCart, usChannel } from '../bigcommerce/commerce/test/commerce-app.ts'
import { giftCard, giftTexts, mug, shirt, stockOf, stockShelf } from '../bigcommerce/commerce/test/shelf-fixture.ts'
import { resetRateWindows } from '../bigcommerce/rest.ts'

const lines = [
  { product_id: mug.id, variant_id: mug.variant, quantity: 2 },
  { product_id: shirt.id, variant_id: shirt.lastTwo, quantity: 1 },
]
const ada = { email: 'ada@example.com', firstName: 'Ada', lastName: 'Byron', country: 'GB', address1: '12 Harbour Street', city: 'Bristol', postalCode: 'bs1 4dj', phone: '' }
const card = { cardNumber: '4111 1111 1111 1111', cardName: 'Ada Byron', cardExpiry: '09/39', cardCode: '123', billing: 'same' }

type Browser = ReturnType<typeof createBrowser>

beforeEach(async () => {
  resetRateWindows()
  await stockShelf()
})

describe('the checkout', () => {
  test('takes a bag to a paid order, and sends the shopper back to the shop', async () => {
    const cart = await createCart(lines)
    const browser = createBrowser()
    await open(browser, cart)
    expect((await browser.post('/checkout/address', ada)).location).toBe('/checkout/delivery')
    expect((await browser.post('/checkout/delivery', { method: 'uk-express' })).location).toBe('/checkout/payment')
    const page = await browser.get('/checkout/payment')
    expect(page.html).toContain('Pay £76.92')
    const paid = await browser.post('/checkout/payment', { ...card, version: versionOf(page.html) })
    expect([paid.status, paid.location]).toEqual([303, `${env.STOREFRONT_ORIGIN}/order-confirmation/${cart.id}/100001`])

    const { body: order } = await call('GET', '/v2/orders/100001')
    expect(order).toMatchObject({ status_id: 11, payment_status: 'captured', credit_card_type: 'Visa', total_inc_tax: '76.9200', shipping_cost_inc_tax: '5.9500', cart_id: cart.id })
    expect(order.billing_address).toMatchObject({ first_name: 'Ada', zip: 'BS1 4DJ' })
    expect([await stockOf(mug.variant), await stockOf(shirt.lastTwo)]).toEqual([998, 1])
    expect((await call('GET', `/v3/carts/${cart.id}`)).status).toBe(404)
    const mail = await env.DB.prepare('SELECT recipient, subject, body FROM outbox').all()
    expect(mail.results).toEqual([{ recipient: 'ada@example.com', subject: 'Your Selvedge order 100001', body: expect.stringContaining('Total: £76.92') }])
  })

  test('keeps of a card nothing but brand and last four digits', async () => {
    const cart = await createCart(lines)
    await payFor(createBrowser(), cart)
    const dump = await env.DB.prepare('SELECT (SELECT group_concat(document) FROM orders) || (SELECT group_concat(body) FROM outbox) AS text').first<string>('text')
    expect(dump).toContain('"lastFour":"1111"')
    expect(dump).not.toContain('4111')
    expect(dump).not.toContain('09/39')
  })

  test('makes one order of two submits, one after the other and at once', async () => {
    const cart = await createCart(lines)
    const browser = createBrowser()
    const version = await reachPayment(browser, cart)
    const answers = await Promise.all([1, 2, 3].map(() => browser.post('/checkout/payment', { ...card, version })))
    answers.push(await browser.post('/checkout/payment', { ...card, version }))
    expect(answers.map(({ location }) => location)).toEqual(Array.from({ length: 4 }, () => `${env.STOREFRONT_ORIGIN}/order-confirmation/${cart.id}/100001`))
    expect(await env.DB.prepare('SELECT COUNT(*) AS total FROM orders').first('total')).toBe(1)
    expect(await env.DB.prepare('SELECT COUNT(*) AS total FROM outbox').first('total')).toBe(1)
    expect(await stockOf(mug.variant)).toBe(998)
  })

  test('sells the last piece once, and the other bag stays', async () => {
    const carts = [await createCart([{ ...lines[1], quantity: 2 }]), await createCart([{ ...lines[1], quantity: 2 }])]
    const browsers = carts.map(() => createBrowser())
    const versions = await Promise.all(carts.map((cart, index) => reachPayment(browsers[index]!, cart)))
    const answers = await Promise.all(browsers.map((browser, index) => browser.post('/checkout/payment', { ...card, version: versions[index]! })))
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409])
    expect(answers.find(({ status }) => status === 409)?.html).toContain('is out of stock')
    expect(await stockOf(shirt.lastTwo)).toBe(0)
    expect(await env.DB.prepare('SELECT COUNT(*) AS total FROM carts').first('total')).toBe(1)
    expect(await env.DB.prepare('SELECT COUNT(*) AS total FROM outbox').first('total')).toBe(1)
  })

  test('tells a refused card clearly, and the bag stays', async () => {
    const cart = await createCart(lines)
    const browser = createBrowser()
    const version = await reachPayment(browser, cart)
    const refused = await browser.post('/checkout/payment', { ...card, cardNumber: '4000 0000 0000 0002', version })
    expect(refused.status).toBe(422)
    expect(refused.html).toContain('declined this card')
    expect(refused.html).not.toContain('value="4000')
    expect(await env.DB.prepare('SELECT COUNT(*) AS total FROM orders').first('total')).toBe(0)
    expect((await browser.post('/checkout/payment', { ...card, version })).status).toBe(303)
  })

  test('shows the new total when the bag changed in between, and charges nothing', async () => {
    const cart = await createCart(lines)
    const browser = createBrowser()
    const version = await reachPayment(browser, cart)
    await call('POST', `/v3/checkouts/${cart.id}/coupons`, { coupon_code: 'WELCOME10' })
    const answer = await browser.post('/checkout/payment', { ...card, version })
    expect(answer.location).toBe('/checkout?notice=changed')
    expect((await browser.get('/checkout/payment?notice=changed')).html).toContain('Your bag changed')
    expect(await env.DB.prepare('SELECT COUNT(*) AS total FROM orders').first('total')).toBe(0)
    await call('POST', `/v3/carts/${cart.id}/items`, { line_items: [lines[0]] })
    expect((await browser.get('/checkout')).location).toBe('/checkout/delivery')
  })

  test('bills another address when asked to', async () => {
    const cart = await createCart(lines)
    const browser = createBrowser()
    const version = await reachPayment(browser, cart)
    const other = { 'billing-firstName': 'Grace', 'billing-lastName': 'Hopper', 'billing-country': 'US', 'billing-address1': '1 Main Street', 'billing-city': 'Austin', 'billing-postalCode': '78701' }
    const wrong = await browser.post('/checkout/payment', { ...card, ...other, billing: 'other', version })
    expect([wrong.status, wrong.html.includes('aria-describedby="billing-state-hint billing-state-error"')]).toEqual([422, true])
    await browser.post('/checkout/payment', { ...card, ...other, 'billing-state': 'US-TX', billing: 'other', version })
    const { body } = await call('GET', '/v2/orders/100001')
    expect(body.billing_address).toMatchObject({ first_name: 'Grace', state: 'Texas', country_iso2: 'US', email: 'ada@example.com' })
    expect((await call('GET', '/v2/orders/100001/shipping_addresses')).body[0]).toMatchObject({ first_name: 'Ada', country_iso2: 'GB' })
  })

  test('sends e-mailed things without a delivery step, and counts no stock for them', async () => {
    const cart = await createCart([{ product_id: giftCard.id, variant_id: giftCard.ten, quantity: 3, option_selections: giftTexts }])
    const browser = createBrowser()
    await open(browser, cart)
    expect((await browser.post('/checkout/address', ada)).location).toBe('/checkout/payment')
    const version = versionOf((await browser.get('/checkout/payment')).html)
    expect((await browser.post('/checkout/payment', { ...card, version })).location).toContain('/order-confirmation/')
    expect((await call('GET', '/v2/orders/100001')).body).toMatchObject({ order_is_digital: true, total_inc_tax: '30.0000' })
    expect(await stockOf(giftCard.ten)).toBe(0)
  })

  test('returns to the shop of its channel', async () => {
    const cart = await createCart(lines, { channel_id: usChannel, currency: { code: 'USD' } })
    const browser = createBrowser()
    await open(browser, cart)
    const address = { ...ada, country: 'US', city: 'Austin', state: 'US-TX', postalCode: '78701' }
    await browser.post('/checkout/address', address)
    await browser.post('/checkout/delivery', { method: 'us-standard' })
    const page = await browser.get('/checkout/payment')
    expect(page.html).toContain('Pay $121.00')
    const paid = await browser.post('/checkout/payment', { ...card, version: versionOf(page.html) })
    expect(paid.location).toBe(`${env.STOREFRONT_ORIGIN}/us/order-confirmation/${cart.id}/100001`)
  })
})

describe('a redirect address', () => {
  test('opens once', async () => {
    const cart = await createCart(lines)
    const path = await checkoutPath(cart)
    const browser = createBrowser()
    expect((await browser.get(path)).location).toBe('/checkout')
    expect((await browser.get(path)).location).toBe('/checkout')
    const stranger = await createBrowser().get(path)
    expect([stranger.status, stranger.html.includes('This link has been used')]).toEqual([410, true])
  })

  test('opens for one of many that come at once', async () => {
    const path = await checkoutPath(await createCart(lines))
    const answers = await Promise.all([1, 2, 3, 4].map(() => createBrowser().get(path)))
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 410, 410, 410])
  })

  test('is dead after 30 days, and when the bag is gone', async () => {
    const cart = await createCart(lines)
    const late = await checkoutPath(cart)
    await env.DB.prepare('UPDATE redirect_tokens SET expires_at = ?').bind(Date.now()).run()
    expect((await createBrowser().get(late)).status).toBe(410)
    const orphan = await checkoutPath(cart)
    await call('DELETE', `/v3/carts/${cart.id}`)
    expect((await createBrowser().get(orphan)).status).toBe(410)
    expect((await createBrowser().get('/checkout/load/unknown')).status).toBe(410)
  })

  test('sets a cookie that no script reads, for the checkout alone', async () => {
    const { headers } = await createBrowser().get(await checkoutPath(await createCart(lines)))
    expect(headers.get('set-cookie')).toMatch(/^checkout_session=[0-9a-f]{64}; Max-Age=86400; Path=\/checkout; HttpOnly; SameSite=Lax$/)
  })

  test('of the bag leads to the shop', async () => {
    const cart = await createCart(lines)
    const { body } = await call('POST', `/v3/carts/${cart.id}/redirect_urls`, { query_params: { utm: 'mail' } })
    expect(Object.keys(body.data)).toEqual(['cart_url', 'checkout_url', 'embedded_checkout_url'])
    expect(body.data.checkout_url).toMatch(/^http:\/\/localhost:8788\/checkout\/load\/[0-9a-f]{64}\?utm=mail$/)
    expect((await createBrowser().get(new URL(body.data.cart_url).pathname)).location).toBe(`${env.STOREFRONT_ORIGIN}/bag`)
  })
})

describe('a form', () => {
  test.each([
    [{ email: 'ada' }, 'email', 'Enter an e-mail address'],
    [{ firstName: '' }, 'firstName', 'Enter your first name'],
    [{ country: 'US' }, 'country', 'Choose a country from the list'],
    [{ postalCode: '12345' }, 'postalCode', 'Enter a postcode of United Kingdom, like BS1 4DJ'],
    [{ phone: 'call me' }, 'phone', 'Enter a phone number'],
    [{ address1: 'x'.repeat(101) }, 'address1', 'Use 100 characters or fewer'],
  ])('says at the field what is wrong with %o', async (change, field, message) => {
    const cart = await createCart(lines)
    const browser = createBrowser()
    await open(browser, cart)
    const { status, html } = await browser.post('/checkout/address', { ...ada, ...change })
    expect(status).toBe(422)
    expect(html).toContain(`<a href="#${field}">${message}`)
    expect(html).toMatch(new RegExp(`id="${field}"[^>]*aria-invalid="true"[^>]*aria-describedby="[^"]*${field}-error"`))
    expect((await call('GET', `/v3/carts/${cart.id}`)).body.data).toEqual(cart)
  })

  test('is answered with what was typed, escaped', async () => {
    const browser = createBrowser()
    await open(browser, await createCart(lines))
    const { html } = await browser.post('/checkout/address', { ...ada, email: '', firstName: '"><script>alert(1)</script>' })
    expect(html).not.toContain('<script>')
    expect(html).toContain('&lt;script&gt;')
  })

  test.each([{ origin: 'https://elsewhere.example' }, { 'sec-fetch-site': 'cross-site' }, {}])('from another site is refused: %o', async (headers) => {
    const browser = createBrowser()
    await open(browser, await createCart(lines))
    expect((await browser.post('/checkout/address', ada, headers as Record<string, string>)).status).toBe(403)
  })

  test('of a step that is not reached yet leads to the one that is', async () => {
    const browser = createBrowser()
    await open(browser, await createCart(lines))
    for (const path of ['/checkout', '/checkout/delivery', '/checkout/payment']) {
      const first = await browser.get(path)
      expect(first.location === '/checkout' ? (await browser.get('/checkout')).location : first.location).toBe('/checkout/address')
    }
    expect((await browser.post('/checkout/payment', { ...card, version: '1' })).status).toBe(303)
    expect((await browser.post('/checkout/delivery', { method: 'uk-express' })).location).toBe('/checkout')
  })

  test('takes only methods that are offered', async () => {
    const browser = createBrowser()
    await open(browser, await createCart(lines))
    await browser.post('/checkout/address', ada)
    expect((await browser.post('/checkout/delivery', { method: 'us-express' })).status).toBe(422)
  })

  test('applies a promo code, refuses another, removes it again', async () => {
    const cart = await createCart(lines)
    const browser = createBrowser()
    await open(browser, cart)
    expect((await browser.post('/checkout/coupon', { code: 'WELCOME10', step: 'address' })).location).toBe('/checkout/address#summary')
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

describe('a browser', () => {
  test('without a checkout is told so', async () => {
    const { status, html } = await createBrowser().get('/checkout')
    expect([status, html.includes('This checkout has closed')]).toEqual([404, true])
  })

  test('whose bag was emptied is led back to the shop', async () => {
    const cart = await createCart(lines)
    const browser = createBrowser()
    await open(browser, cart)
    await call('DELETE', `/v3/carts/${cart.id}`)
    const { status, html } = await browser.get('/checkout/address')
    expect([status, html.includes(`href="${env.STOREFRONT_ORIGIN}/bag"`)]).toEqual([410, true])
  })

  test('gets pages that nobody keeps, and that run no script', async () => {
    const browser = createBrowser()
    await open(browser, await createCart(lines))
    const { headers, html } = await browser.get('/checkout/address')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(html).not.toMatch(/<script|style=/)
  })
})

async function checkoutPath(cart: { id: string }) {
  const { body } = await call('POST', `/v3/carts/${cart.id}/redirect_urls`, {})
  return new URL(body.data.checkout_url).pathname
}

async function open(browser: Browser, cart: { id: string }) {
  const entered = await browser.get(await checkoutPath(cart))
  expect(entered.status).toBe(303)
}

async function reachPayment(browser: Browser, cart: { id: string }) {
  await open(browser, cart)
  await browser.post('/checkout/address', ada)
  await browser.post('/checkout/delivery', { method: 'uk-standard' })
  return versionOf((await browser.get('/checkout/payment')).html)
}

async function payFor(browser: Browser, cart: { id: string }) {
  const version = await reachPayment(browser, cart)
  return browser.post('/checkout/payment', { ...card, version })
}

function versionOf(html: string) {
  return /name="version" value="(\d+)"/.exec(html)?.[1] ?? 'none'
}
