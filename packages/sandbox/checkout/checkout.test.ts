import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { call, createBrowser, createCart, usChannel } from '../bigcommerce/commerce/test/commerce-app.ts'
import {
  giftCard,
  giftTexts,
  mug,
  shirt,
  stockOf,
  stockShelf,
  towel,
} from '../bigcommerce/commerce/test/shelf-fixture.ts'
import { resetRateWindows } from '../bigcommerce/rest.ts'
import { ada, card, lines, open, payFor, reachPayment, versionOf } from './test/shopper.ts'

beforeEach(async () => {
  resetRateWindows()
  await stockShelf()
})

describe('the checkout', () => {
  test('takes a cart to a paid order, and sends the shopper back to the shop', async () => {
    const cart = await createCart(lines)
    const browser = createBrowser()
    await open(browser, cart)
    expect((await browser.post('/checkout/address', ada)).location).toBe('/checkout/delivery')
    expect((await browser.post('/checkout/delivery', { method: 'uk-express' })).location).toBe('/checkout/payment')
    const page = await browser.get('/checkout/payment')
    expect(page.html).toContain('Pay £76.92')
    const paid = await browser.post('/checkout/payment', { ...card, version: versionOf(page.html) })
    expect([paid.status, paid.location]).toEqual([303, '/checkout/order-confirmation/100001'])
    expect((await browser.get(paid.location)).html).toContain('Your order number is 100001')

    const { body: order } = await call('GET', '/v2/orders/100001')
    expect(order).toMatchObject({
      status_id: 11,
      payment_status: 'captured',
      credit_card_type: 'Visa',
      total_inc_tax: '76.9200',
      shipping_cost_inc_tax: '5.9500',
      cart_id: cart.id,
    })
    expect(order.billing_address).toMatchObject({ first_name: 'Ada', zip: 'BS1 4DJ' })
    expect([await stockOf(mug.variant), await stockOf(shirt.lastTwo)]).toEqual([998, 1])
    expect((await call('GET', `/v3/carts/${cart.id}`)).status).toBe(404)
    const mail = await env.DB.prepare('SELECT recipient, subject, body FROM outbox').all()
    expect(mail.results).toEqual([
      {
        recipient: 'ada@example.com',
        subject: 'Your Selvedge order 100001',
        body: expect.stringContaining('Total: £76.92'),
      },
    ])
  })

  test("shows the shopper's message as comments that can be changed, and mails it as text", async () => {
    const cart = await createCart(lines)
    await call('PUT', `/v3/checkouts/${cart.id}`, { customer_message: '[Present] </textarea><script>' })
    const browser = createBrowser()
    await open(browser, cart)
    await browser.post('/checkout/address', ada)
    const step = await browser.get('/checkout/delivery')
    expect(step.html).toMatch(/<textarea id="comments"[^>]*>\[Present\] &lt;\/textarea&gt;&lt;script&gt;<\/textarea>/)
    await browser.post('/checkout/delivery', { method: 'uk-standard', comments: 'For Tom:\r\n<i>ring twice</i>' })
    const version = versionOf((await browser.get('/checkout/payment')).html)
    await browser.post('/checkout/payment', { ...card, version })
    const { body: order } = await call('GET', '/v2/orders/100001')
    expect(order.customer_message).toBe('For Tom:\n<i>ring twice</i>')
    const mail = await env.DB.prepare('SELECT body, html FROM outbox').first<{ body: string; html: string }>()
    expect(mail?.body).toContain('Order comments\nFor Tom:\n<i>ring twice</i>')
    expect(mail?.html).toContain('&lt;i&gt;ring twice&lt;/i&gt;')
  })

  test('keeps only the brand and last four digits of a card', async () => {
    const cart = await createCart(lines)
    await payFor(createBrowser(), cart)
    const dump = await env.DB.prepare(
      'SELECT (SELECT group_concat(document) FROM orders) || (SELECT group_concat(body) FROM outbox) AS text',
    ).first<string>('text')
    expect(dump).toContain('"lastFour":"1111"')
    expect(dump).not.toContain('4111')
    expect(dump).not.toContain('09/39')
  })

  test('creates one order from two submits, sequential or concurrent', async () => {
    const cart = await createCart(lines)
    const browser = createBrowser()
    const version = await reachPayment(browser, cart)
    const responses = await Promise.all([1, 2, 3].map(() => browser.post('/checkout/payment', { ...card, version })))
    responses.push(await browser.post('/checkout/payment', { ...card, version }))
    expect(responses.map(({ location }) => location)).toEqual(
      Array.from({ length: 4 }, () => '/checkout/order-confirmation/100001'),
    )
    expect(await env.DB.prepare('SELECT COUNT(*) AS total FROM orders').first('total')).toBe(1)
    expect(await env.DB.prepare('SELECT COUNT(*) AS total FROM outbox').first('total')).toBe(1)
    expect(await stockOf(mug.variant)).toBe(998)
  })

  test('sells the last five pieces of a shared pool to five of fifty shoppers', async () => {
    const carts = await Promise.all(
      Array.from({ length: 50 }, (_, nth) =>
        createCart([{ product_id: towel.id, variant_id: nth % 2 === 0 ? towel.sage : towel.ink, quantity: 1 }]),
      ),
    )
    const browsers = carts.map(() => createBrowser())
    const versions = await Promise.all(carts.map((cart, index) => reachPayment(browsers[index]!, cart)))
    const responses = await Promise.all(
      browsers.map((browser, index) => browser.post('/checkout/payment', { ...card, version: versions[index]! })),
    )
    expect(responses.filter(({ status }) => status === 303)).toHaveLength(5)
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(45)
    expect([await stockOf(towel.sage), await stockOf(towel.ink)]).toEqual([0, 0])
  })

  test("sells the last piece once, and keeps the other shopper's cart", async () => {
    const carts = [await createCart([{ ...lines[1], quantity: 2 }]), await createCart([{ ...lines[1], quantity: 2 }])]
    const browsers = carts.map(() => createBrowser())
    const versions = await Promise.all(carts.map((cart, index) => reachPayment(browsers[index]!, cart)))
    const responses = await Promise.all(
      browsers.map((browser, index) => browser.post('/checkout/payment', { ...card, version: versions[index]! })),
    )
    expect(responses.map(({ status }) => status).toSorted()).toEqual([303, 409])
    expect(responses.find(({ status }) => status === 409)?.html).toContain('is out of stock')
    expect(await stockOf(shirt.lastTwo)).toBe(0)
    expect(await env.DB.prepare('SELECT COUNT(*) AS total FROM carts').first('total')).toBe(1)
    expect(await env.DB.prepare('SELECT COUNT(*) AS total FROM outbox').first('total')).toBe(1)
  })

  test('explains a refused card, and keeps the cart', async () => {
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

  test('shows the new total and charges nothing if the cart changed in the meantime', async () => {
    const cart = await createCart(lines)
    const browser = createBrowser()
    const version = await reachPayment(browser, cart)
    await call('POST', `/v3/checkouts/${cart.id}/coupons`, { coupon_code: 'WELCOME10' })
    const response = await browser.post('/checkout/payment', { ...card, version })
    expect(response.location).toBe('/checkout?notice=changed')
    expect((await browser.get('/checkout/payment?notice=changed')).html).toContain('Your bag changed')
    expect(await env.DB.prepare('SELECT COUNT(*) AS total FROM orders').first('total')).toBe(0)
    await call('POST', `/v3/carts/${cart.id}/items`, { line_items: [lines[0]] })
    expect((await browser.get('/checkout')).location).toBe('/checkout/delivery')
  })

  test('asks for the shop of a Click & Collect order, and names it from then on [TILL-06]', async () => {
    const cart = await createCart(lines)
    const browser = createBrowser()
    await open(browser, cart)
    await browser.post('/checkout/address', ada)
    const { html } = await browser.get('/checkout/delivery')
    expect([...html.matchAll(/<option value="(Selvedge \w+)"/g)].map(([, shop]) => shop)).toContain('Selvedge Bath')
    for (const shop of ['', 'Selvedge Paris']) {
      const refused = await browser.post('/checkout/delivery', { method: 'uk-collect', shop })
      expect([refused.status, refused.html.includes('<a href="#shop">Choose the shop')]).toEqual([422, true])
      expect(refused.html).toContain('value="uk-collect" checked')
    }
    await browser.post('/checkout/delivery', { method: 'uk-collect', shop: 'Selvedge Bath' })
    expect((await browser.get('/checkout/delivery')).html).toContain('<option value="Selvedge Bath" selected')
    const page = await browser.get('/checkout/payment')
    expect(page.html).toContain('Click &amp; Collect, Selvedge Bath')
    await browser.post('/checkout/payment', { ...card, version: versionOf(page.html) })
    const { body } = await call('GET', '/v2/orders/100001/shipping_addresses')
    expect(body[0].shipping_method).toBe('Click & Collect, Selvedge Bath')
    const mail = await env.DB.prepare('SELECT body FROM outbox').first<string>('body')
    expect(mail).toContain('Click & Collect, Selvedge Bath')
  })

  test('says when the order comes: of each method, before the payment, on the confirmation and in the mail [DATE-03]', async () => {
    const cart = await createCart(lines)
    const browser = createBrowser()
    await open(browser, cart)
    await browser.post('/checkout/address', ada)
    const { html } = await browser.get('/checkout/delivery')
    expect(html).not.toContain('orking day')
    const days = /value="uk-express".*?<\/b><span>(.*?)<\/span>/s.exec(html)?.[1] ?? ''
    expect(days).toMatch(/^\w{3},? \d.* \w{3}$/)
    await browser.post('/checkout/delivery', { method: 'uk-express' })
    const page = await browser.get('/checkout/payment')
    expect(page.html).toContain(`Express delivery</span><span>${days}</span>`)
    const paid = await browser.post('/checkout/payment', { ...card, version: versionOf(page.html) })
    expect((await browser.get(paid.location)).html).toContain(`<p>Express delivery: ${days}</p>`)
    expect(await env.DB.prepare('SELECT body FROM outbox').first<string>('body')).toContain(days)
  })

  test('promises no day for a pre-order [DATE-03]', async () => {
    await env.DB.prepare("UPDATE products SET availability = 'preorder' WHERE id = ?").bind(mug.id).run()
    const cart = await createCart(lines)
    const browser = createBrowser()
    await open(browser, cart)
    await browser.post('/checkout/address', ada)
    expect((await browser.get('/checkout/delivery')).html).toContain('3 to 5 working days')
  })

  test('forgets the shop if the method changes, and asks for none of other methods [TILL-06]', async () => {
    const cart = await createCart(lines)
    const browser = createBrowser()
    await open(browser, cart)
    await browser.post('/checkout/address', ada)
    await browser.post('/checkout/delivery', { method: 'uk-collect', shop: 'Selvedge Bath' })
    await browser.post('/checkout/delivery', { method: 'uk-standard', shop: 'Selvedge Bath' })
    expect((await browser.get('/checkout/payment')).html).not.toContain('Selvedge Bath')
  })

  test('bills another address on request', async () => {
    const cart = await createCart(lines)
    const browser = createBrowser()
    const version = await reachPayment(browser, cart)
    const other = {
      'billing-firstName': 'Grace',
      'billing-lastName': 'Hopper',
      'billing-country': 'US',
      'billing-address1': '1 Main Street',
      'billing-city': 'Austin',
      'billing-postalCode': '78701',
    }
    const wrong = await browser.post('/checkout/payment', { ...card, ...other, billing: 'other', version })
    expect([wrong.status, wrong.html.includes('aria-describedby="billing-state-error"')]).toEqual([422, true])
    const both = await browser.post('/checkout/payment', {
      ...card,
      ...other,
      cardNumber: '4000 0000 0000 0002',
      billing: 'other',
      version,
    })
    expect(both.html).not.toContain('declined this card')
    await browser.post('/checkout/payment', { ...card, ...other, 'billing-state': 'US-TX', billing: 'other', version })
    const { body } = await call('GET', '/v2/orders/100001')
    expect(body.billing_address).toMatchObject({
      first_name: 'Grace',
      state: 'Texas',
      country_iso2: 'US',
      email: 'ada@example.com',
    })
    expect((await call('GET', '/v2/orders/100001/shipping_addresses')).body[0]).toMatchObject({
      first_name: 'Ada',
      country_iso2: 'GB',
    })
  })

  test('sells e-mailed products without a delivery step, and takes no stock for them', async () => {
    const cart = await createCart([
      { product_id: giftCard.id, variant_id: giftCard.ten, quantity: 3, option_selections: giftTexts },
    ])
    const browser = createBrowser()
    await open(browser, cart)
    expect((await browser.post('/checkout/address', ada)).location).toBe('/checkout/payment')
    const version = versionOf((await browser.get('/checkout/payment')).html)
    expect((await browser.post('/checkout/payment', { ...card, version })).location).toContain('/order-confirmation/')
    expect((await call('GET', '/v2/orders/100001')).body).toMatchObject({
      order_is_digital: true,
      total_inc_tax: '30.0000',
    })
    expect(await stockOf(giftCard.ten)).toBe(0)
  })

  test("runs the confirmation script of the cart's channel, which reads the order of this browser only", async () => {
    const script = `${env.STOREFRONT_ORIGIN}/checkout-return.js?market=/us`
    const settings = `/v3/checkouts/settings/channels/${usChannel}`
    const changed = await call('PUT', settings, { custom_order_confirmation_script_url: script })
    expect((await call('GET', settings)).body).toEqual(changed.body)
    const cart = await createCart(lines, { channel_id: usChannel, currency: { code: 'USD' } })
    const browser = createBrowser()
    await open(browser, cart)
    const address = { ...ada, country: 'US', city: 'Austin', state: 'US-TX', postalCode: '78701' }
    await browser.post('/checkout/address', address)
    await browser.post('/checkout/delivery', { method: 'us-standard' })
    const page = await browser.get('/checkout/payment')
    expect(page.html).toContain('Pay $121.00')
    const paid = await browser.post('/checkout/payment', { ...card, version: versionOf(page.html) })
    const confirmation = await browser.get(paid.location)
    expect(confirmation.html).toContain('window.checkoutConfig = {"containerId":"checkout-app","orderId":100001}')
    expect(confirmation.html).toContain(`<script src="${script}">`)
    expect(confirmation.headers.get('content-security-policy')).toContain(env.STOREFRONT_ORIGIN)
    const order = await browser.get('/api/storefront/orders/100001')
    expect(JSON.parse(order.html)).toMatchObject({ orderId: 100001, cartId: cart.id })
    expect((await createBrowser().get('/api/storefront/orders/100001')).status).toBe(404)
    expect((await createBrowser().get(paid.location)).location).toBe('/checkout')
  })
})
