import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { customerInsertion } from '../../customers/customer-store.ts'
import { resetRateWindows } from '../../rest.ts'
import { call, createCart, euChannel, ukChannel, usChannel, type Wire } from '../test/commerce-app.ts'
import { address, americanAddress, placeIncompleteOrder } from '../test/paid-order.ts'
import { mug, shirt, stockOf, stockShelf } from '../test/shelf-fixture.ts'

const shirtLine = { product_id: shirt.id, variant_id: shirt.plentiful, quantity: 2 }

beforeEach(async () => {
  resetRateWindows()
  await stockShelf()
})

test('writes amounts as four-decimal strings and dates in RFC 2822', async () => {
  const cart = await createCart([shirtLine], { customer_id: 7 })
  const id = await placeIncompleteOrder(cart)
  const { body, status } = await call('GET', `/v2/orders/${id}`)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    id,
    customer_id: 7,
    channel_id: ukChannel,
    cart_id: cart.id,
    currency_code: 'GBP',
    items_total: 2,
    subtotal_inc_tax: '89.9800',
    shipping_cost_inc_tax: '0.0000',
    total_inc_tax: '89.9800',
    total_ex_tax: '74.9800',
    total_tax: '15.0000',
    billing_address: {
      first_name: 'Ada',
      street_1: '12 Harbour Street',
      zip: 'BS1 4DJ',
      country: 'United Kingdom',
      country_iso2: 'GB',
      email: address.email,
    },
    products: { resource: `/orders/${id}/products` },
  })
  expect(body.date_created).toMatch(
    /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} \+0000$/,
  )
})

test("returns an order's products with their options, and its shipping addresses", async () => {
  const id = await placeIncompleteOrder(await createCart([shirtLine]))
  const products = await call('GET', `/v2/orders/${id}/products`)
  expect(products.body).toMatchObject([
    {
      order_id: id,
      product_id: shirt.id,
      variant_id: shirt.plentiful,
      quantity: 2,
      total_inc_tax: '89.9800',
      price_inc_tax: '44.9900',
    },
  ])
  expect(
    products.body[0].product_options.map(({ display_name, display_value, value }: Wire) => [
      display_name,
      display_value,
      value,
    ]),
  ).toEqual([
    ['Color', 'French Navy', '2001101'],
    ['Size', 'S', '2001201'],
  ])
  const addresses = await call('GET', `/v2/orders/${id}/shipping_addresses`)
  expect(addresses.body).toMatchObject([
    { order_id: id, city: 'Bristol', shipping_method: 'Standard delivery', items_total: 2 },
  ])
  expect(products.body[0].order_address_id).toBe(addresses.body[0].id)
})

test('keeps the discounts of products out of the discount of the order', async () => {
  const orderWith = async (discounts: number[], ofLine: number) => {
    const cart = await createCart([shirtLine])
    const [item] = cart.line_items.physical_items
    await call('POST', `/v3/checkouts/${cart.id}/discounts`, {
      cart: {
        discounts: discounts.map((discounted_amount) => ({ discounted_amount })),
        line_items: [{ id: item.id, discounted_amount: ofLine }],
      },
    })
    const id = await placeIncompleteOrder(cart)
    const [order, products] = await Promise.all(
      [`/v2/orders/${id}`, `/v2/orders/${id}/products`].map(async (path) => (await call('GET', path)).body),
    )
    const { subtotal_inc_tax, discount_amount, total_inc_tax } = order
    const { base_price, total_inc_tax: line_total, discounted_total_inc_tax, applied_discounts } = products[0]
    return {
      amounts: [subtotal_inc_tax, discount_amount, total_inc_tax],
      line: [base_price, line_total, discounted_total_inc_tax],
      applied: applied_discounts.map(({ target, amount }: Wire) => [target, amount]),
    }
  }
  expect(await orderWith([], 9)).toEqual({
    amounts: ['80.9800', '0.0000', '80.9800'],
    line: ['44.9900', '89.9800', '80.9800'],
    applied: [['product', '9.0000']],
  })
  expect(await orderWith([5], 9)).toEqual({
    amounts: ['80.9800', '5.0000', '75.9800'],
    line: ['44.9900', '89.9800', '75.9800'],
    applied: [
      ['product', '9.0000'],
      ['order', '5.0000'],
    ],
  })
})

test('responds 204 when nothing is found, and 404 for an unknown order', async () => {
  const empty = await call('GET', '/v2/orders')
  expect([empty.status, empty.body]).toEqual([204, null])
  expect((await call('GET', '/v2/orders/100001')).status).toBe(404)
  expect((await call('GET', '/v2/orders/abc')).status).toBe(404)
})

test('finds orders by customer, status, cart and time, and sorts them', async () => {
  const mine = await createCart([shirtLine], { customer_id: 7 })
  await placeIncompleteOrder(mine)
  await placeIncompleteOrder(
    await createCart([{ product_id: mug.id, variant_id: mug.variant, quantity: 1 }], { customer_id: 8 }),
  )
  const ids = async (query: string) => (await call('GET', `/v2/orders?${query}`)).body?.map(({ id }: Wire) => id) ?? []
  expect(await ids('')).toEqual([100001, 100002])
  expect(await ids('sort=id:desc')).toEqual([100002, 100001])
  expect(await ids('customer_id=7')).toEqual([100001])
  expect(await ids(`cart_id=${mine.id}`)).toEqual([100001])
  expect(await ids('status_id=11')).toEqual([])
  expect(await ids('min_date_created=2999-01-01')).toEqual([])
  expect(await ids('limit=1&page=2')).toEqual([100002])
})

test('assigns an order to an existing customer, and refuses an unknown one', async () => {
  const id = await placeIncompleteOrder(await createCart([shirtLine]))
  await customerInsertion(env.DB, {
    id: 7,
    email: 'ada@example.com',
    first_name: 'Ada',
    last_name: 'Byron',
    created_at: 0,
    modified_at: 0,
  }).run()
  const given = await call('PUT', `/v2/orders/${id}`, { customer_id: 7 })
  expect([given.status, given.body.customer_id, given.body.total_inc_tax]).toEqual([200, 7, '89.9800'])
  expect((await call('GET', `/v2/orders/${id}`)).body.customer_id).toBe(7)
  expect((await call('GET', '/v2/orders?customer_id=7')).body.map((order: Wire) => order.id)).toEqual([id])
  const bodies = [{ customer_id: 8 }, { customer_id: -1 }, { customer_id: '7' }, {}]
  expect(await Promise.all(bodies.map(async (body) => (await call('PUT', `/v2/orders/${id}`, body)).status))).toEqual([
    400, 400, 400, 400,
  ])
  expect((await call('PUT', '/v2/orders/999999', { customer_id: 7 })).status).toBe(404)
  expect((await call('GET', `/v2/orders/${id}`)).body.customer_id).toBe(7)
})

test('changes the status of an order, and refuses an unknown status', async () => {
  const id = await placeIncompleteOrder(await createCart([shirtLine]))
  const changed = await call('PUT', `/v2/orders/${id}`, { status_id: 11 })
  expect([changed.status, changed.body.status_id, changed.body.status]).toEqual([200, 11, 'Awaiting Fulfillment'])
  const refused = await Promise.all(
    [{ status_id: 15 }, { status_id: '5' }].map((body) => call('PUT', `/v2/orders/${id}`, body)),
  )
  expect(refused.map(({ status }) => status)).toEqual([400, 400])
  expect((await call('GET', `/v2/orders/${id}`)).body.status_id).toBe(11)
})

test('notes on an order how it was paid elsewhere, and keeps what is not replaced [PAY-11]', async () => {
  const id = await placeIncompleteOrder(await createCart([shirtLine]))
  const payment = { payment_method: 'Apple Pay', payment_provider_id: 'V4HZ4RBFJGXXGN82', external_order_id: 'A-1' }
  const paid = await call('PUT', `/v2/orders/${id}`, { status_id: 11, ...payment })
  expect(paid.body).toMatchObject({ ...payment, status_id: 11, staff_notes: '' })
  await call('PUT', `/v2/orders/${id}`, { staff_notes: 'Paid by wallet' })
  expect((await call('GET', `/v2/orders/${id}`)).body).toMatchObject({ ...payment, staff_notes: 'Paid by wallet' })
  expect((await call('PUT', `/v2/orders/${id}`, { payment_method: 5 })).status).toBe(400)
})

test('takes stock when an order is placed, and gives it back once when it is cancelled [D-114]', async () => {
  const before = Number(await stockOf(shirt.plentiful))
  const id = await placeIncompleteOrder(await createCart([shirtLine]))
  const stockAfter = async (status: number) => {
    await call('PUT', `/v2/orders/${id}`, { status_id: status })
    return Number(await stockOf(shirt.plentiful)) - before
  }
  expect(await stockOf(shirt.plentiful)).toBe(before)
  const quantity = shirtLine.quantity
  expect([await stockAfter(11), await stockAfter(2), await stockAfter(5), await stockAfter(6)]).toEqual([
    -quantity,
    -quantity,
    0,
    0,
  ])
})

test.each(['sort=total:up', 'sort=id;drop', 'customer_id=abc', 'min_date_created=yesterday'])(
  'responds 400 to %s',
  async (query) => {
    expect((await call('GET', `/v2/orders?${query}`)).status).toBe(400)
  },
)

test('mails the confirmation of a paid order, and each parcel, with links to the shop of its market', async () => {
  const cart = await createCart([shirtLine], { channel_id: usChannel, currency: { code: 'USD' }, customer_id: 7 })
  const id = await placeIncompleteOrder(cart, 'us-standard', americanAddress)
  const mails = async () =>
    (
      await env.DB.prepare('SELECT order_id, recipient, subject, body, html FROM outbox ORDER BY id').all<
        Record<'recipient' | 'subject' | 'body' | 'html', string> & { order_id: number }
      >()
    ).results
  expect(await mails()).toEqual([])
  for (const status of [11, 9, 2]) await call('PUT', `/v2/orders/${id}`, { status_id: status })
  const sent = await mails()
  expect(sent.map(({ recipient, subject, order_id }) => [recipient, subject, order_id])).toEqual([
    [address.email, `Your Selvedge order ${id}`, id],
    [address.email, `Your Selvedge order ${id} is on its way`, id],
  ])
  const [shipment] = (await call('GET', `/v2/orders/${id}/shipments`)).body
  expect(sent[0]!.body).toContain('2 × Harbour Stripe Shirt')
  expect(sent[1]!.body).toContain(`as number ${shipment.tracking_number}`)
  expect(sent[1]!.html).toContain(`href="${shipment.tracking_link}"`)
  for (const { html } of sent) {
    expect(html).toContain(`href="${env.STOREFRONT_ORIGIN}/us/p/${shirt.id}/`)
    expect(html).toContain(`href="${env.STOREFRONT_ORIGIN}/us/my-account"`)
    expect(html).toContain(`src="${env.SANDBOX_ORIGIN}/media/i/selvedge/`)
  }
})

test('mails an order in the language of the locale in which its cart was created', async () => {
  const german = { ...address, address1: 'Hüxstraße 31', city: 'Lübeck', postal_code: '23552', country_code: 'DE' }
  const cart = await createCart([shirtLine], { channel_id: euChannel, currency: { code: 'EUR' }, locale: 'de-DE' })
  const id = await placeIncompleteOrder(cart, 'eu-standard', german)
  for (const status of [11, 9, 2]) await call('PUT', `/v2/orders/${id}`, { status_id: status })
  const { results: sent } = await env.DB.prepare('SELECT subject, body, html FROM outbox ORDER BY id').all<
    Record<'subject' | 'body' | 'html', string>
  >()
  expect(sent.map(({ subject }) => subject)).toEqual([
    `Ihre Bestellung ${id} bei Selvedge`,
    `Ihre Bestellung ${id} ist unterwegs`,
  ])
  const [confirmation, shipment] = sent
  expect(confirmation!.body).toContain('Guten Tag Ada Byron,')
  expect(confirmation!.body).toContain('2 × Hemdbluse Harbour mit Streifen (Marineblau, S): 150,00\u00a0€')
  expect(confirmation!.body).toContain('Standardversand: Kostenlos')
  expect(confirmation!.body).toMatch(/Hüxstraße 31\n23552 Lübeck\nDeutschland\n\w\w\., \d+\./)
  expect(shipment!.body).toContain('Sendung verfolgen')
  for (const { html, body } of sent) {
    expect(html).toContain(`href="${env.STOREFRONT_ORIGIN}/eu/de/p/${shirt.id}/`)
    expect(html).toContain(`href="${env.STOREFRONT_ORIGIN}/eu/de"`)
    // A guest's order.
    expect(html).toContain(`href="${env.STOREFRONT_ORIGIN}/eu/de/find-order"`)
    expect(html).toContain(`src="${env.SANDBOX_ORIGIN}/media/i/selvedge/wrap-meadow?`)
    expect(body).not.toMatch(/Dear|Subtotal|Delivering to|best wishes|Germany/)
  }
})

test('a refunded order has a refund of all of it, and a partially refunded one of one piece with its tax', async () => {
  const id = await placeIncompleteOrder(await createCart([shirtLine]))
  const path = `/v3/orders/${id}/payment_actions/refunds`
  const refunded = async () => {
    const { body } = await call('GET', path)
    const { body: products } = await call('GET', `/v2/orders/${id}/products`)
    return [
      body.data.map(({ total_amount, total_tax }: Wire) => [total_amount, total_tax]),
      products[0].quantity_refunded,
    ]
  }
  expect(await refunded()).toEqual([[], 0])
  await call('PUT', `/v2/orders/${id}`, { status_id: 14 })
  expect(await refunded()).toEqual([[[44.99, 7.5]], 1])
  const [{ payments }] = (await call('GET', path)).body.data
  expect(payments.map(({ provider_id, amount }: Wire) => [provider_id, amount])).toEqual([
    ['custom', 39.99],
    ['storecredit', 5],
  ])
  await call('PUT', `/v2/orders/${id}`, { status_id: 4 })
  expect(await refunded()).toEqual([[[89.98, 15]], 2])
  expect((await call('GET', '/v3/orders/1/payment_actions/refunds')).status).toBe(404)
})

test('a delivery of three lines is sent in two parcels, of which a partially shipped order has the first', async () => {
  const mugLine = { product_id: mug.id, variant_id: mug.variant, quantity: 1 }
  const lines = [shirtLine, mugLine, { ...shirtLine, variant_id: shirt.lastTwo, quantity: 1 }]
  const id = await placeIncompleteOrder(await createCart(lines))
  const parcels = async () => {
    const { status, body } = await call('GET', `/v2/orders/${id}/shipments`)
    return status === 204
      ? []
      : body.map(({ items, tracking_number }: Wire) => [items.length, tracking_number.replace(/\d+/, '#')])
  }
  expect(await parcels()).toEqual([])
  await call('PUT', `/v2/orders/${id}`, { status_id: 3 })
  expect(await parcels()).toEqual([[1, 'SV#GB']])
  await call('PUT', `/v2/orders/${id}`, { status_id: 2 })
  expect(await parcels()).toEqual([
    [1, 'SV#GB'],
    [2, 'SV#GB'],
  ])
  const { body } = await call('GET', `/v2/orders/${id}/shipments`)
  expect(new Set(body.map(({ id: parcel }: Wire) => parcel)).size).toBe(2)
  expect(new Set(body.map(({ order_address_id }: Wire) => order_address_id)).size).toBe(1)
})
