import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { resetRateWindows } from '../../rest.ts'
import { call, createCart, euChannel, ukChannel, usChannel, type Wire } from '../test/commerce-app.ts'
import { giftCard, giftTexts, hidden, mug, shirt, stockShelf, towel } from '../test/shelf-fixture.ts'

const withOptions = '?include=line_items.physical_items.options,line_items.digital_items.options'
const shirtLine = { product_id: shirt.id, variant_id: shirt.plentiful, quantity: 1 }
const mugLine = { product_id: mug.id, variant_id: mug.variant, quantity: 1 }

beforeEach(async () => {
  resetRateWindows()
  await stockShelf()
})

describe('a cart', () => {
  test('keeps the name of a line in the language of the locale in which the cart was created', async () => {
    const nameIn = async (locale: string, channelId: number) => {
      const { body } = await call('POST', '/v3/carts', { channel_id: channelId, locale, line_items: [shirtLine] })
      const { body: read } = await call('GET', `/v3/carts/${body.data.id}`)
      return read.data.line_items.physical_items[0].name
    }
    expect(await nameIn('de-DE', euChannel)).toBe('Hemdbluse Harbour mit Streifen')
    expect(await nameIn('en-IE', euChannel)).toBe('Harbour Stripe Shirt')
    expect(await nameIn('de-DE', ukChannel)).toBe('Harbour Stripe Shirt')
  })

  test('creates a cart with 201, in its currency, at the current prices', async () => {
    const { status, body } = await call('POST', '/v3/carts', {
      channel_id: ukChannel,
      currency: { code: 'GBP' },
      line_items: [{ ...shirtLine, quantity: 2 }],
    })
    expect(status).toBe(201)
    expect(body.meta).toEqual({})
    expect(body.data).toMatchObject({
      channel_id: ukChannel,
      customer_id: 0,
      currency: { code: 'GBP' },
      base_amount: 89.98,
      cart_amount: 89.98,
      tax_included: true,
      version: 1,
    })
    expect(body.data.line_items.physical_items[0]).toMatchObject({
      original_price: 59.99,
      list_price: 44.99,
      sale_price: 44.99,
      extended_list_price: 89.98,
      extended_sale_price: 89.98,
      parent_id: null,
    })
  })

  test('returns other prices and links to another shop for a cart in another currency', async () => {
    const cart = await createCart([shirtLine], { channel_id: usChannel, currency: { code: 'USD' } })
    expect(cart).toMatchObject({ base_amount: 85, cart_amount: 85, tax_included: false })
    expect(cart.line_items.physical_items[0].url).toBe(`${env.STOREFRONT_ORIGIN}/us/p/2001/product/default`)
    expect(cart.line_items.physical_items[0].image_url).toBe(
      `${env.SANDBOX_ORIGIN}/media/i/selvedge/200101_French_Navy_1?w=200&fmt=auto&qlt=default`,
    )
  })

  test('returns the options of a line only on request', async () => {
    const cart = await createCart([shirtLine])
    expect(cart.line_items.physical_items[0]).not.toHaveProperty('options')
    const { body } = await call('GET', `/v3/carts/${cart.id}${withOptions}`)
    expect(body.data.line_items.physical_items[0].options).toEqual([
      { name: 'Color', nameId: 20011, value: 'French Navy', valueId: 2001101 },
      { name: 'Size', nameId: 20012, value: 'S', valueId: 2001201 },
    ])
  })

  test('returns redirect URLs only on request', async () => {
    const cart = await createCart([shirtLine])
    expect(cart).not.toHaveProperty('redirect_urls')
    const { body } = await call('GET', `/v3/carts/${cart.id}?include=redirect_urls`)
    expect(Object.keys(body.data.redirect_urls)).toEqual(['cart_url', 'checkout_url', 'embedded_checkout_url'])
  })

  test('finds a variant by its options', async () => {
    const selections = [
      { option_id: 20011, option_value: 2001101 },
      { option_id: 20012, option_value: '2001202' },
    ]
    const cart = await createCart([{ product_id: shirt.id, quantity: 1, option_selections: selections }])
    expect(cart.line_items.physical_items[0].variant_id).toBe(shirt.lastTwo)
  })

  test('merges equal lines, and keeps gift cards with different texts apart', async () => {
    const card = { product_id: giftCard.id, variant_id: giftCard.fifty, quantity: 1, option_selections: giftTexts }
    const other = {
      ...card,
      option_selections: giftTexts.map((text, index) => (index === 1 ? { ...text, option_value: 'Alan' } : text)),
    }
    const cart = await createCart([mugLine, card, other, mugLine, card])
    expect(cart.line_items.physical_items.map((line: Wire) => line.quantity)).toEqual([2])
    expect(cart.line_items.digital_items.map((line: Wire) => line.quantity)).toEqual([2, 1])
    expect(cart.line_items.digital_items[0]).toMatchObject({ list_price: 50, is_require_shipping: false })
    const { body } = await call('GET', `/v3/carts/${cart.id}${withOptions}`)
    expect(body.data.line_items.digital_items[1].options).toContainEqual({
      name: 'Recipient name',
      nameId: 20035,
      value: 'Alan',
      valueId: null,
    })
  })

  test.each([
    ['\n', 6, 201],
    ['\r\n', 6, 201],
    ['\n', 7, 422],
    ['\r\n', 7, 422],
  ])('a message with the line break %j and %i lines has the response %i', async (lineBreak, count, expected) => {
    const message = Array.from({ length: count }, () => 'x').join(lineBreak)
    const option_selections = [...giftTexts, { option_id: 20039, option_value: message }]
    const { status } = await call('POST', '/v3/carts', {
      channel_id: ukChannel,
      line_items: [{ product_id: giftCard.id, variant_id: giftCard.fifty, quantity: 1, option_selections }],
    })
    expect(status).toBe(expected)
  })

  test('accepts a price from the caller, and keeps that line apart', async () => {
    const cart = await createCart([mugLine, { ...mugLine, list_price: 0 }])
    expect(cart.line_items.physical_items.map((line: Wire) => line.sale_price)).toEqual([12.99, 0])
    expect(cart.cart_amount).toBe(12.99)
  })

  test('responds 201 when the owner of a cart changes', async () => {
    const cart = await createCart([mugLine])
    const { status, body } = await call('PUT', `/v3/carts/${cart.id}`, { customer_id: 7 })
    expect([status, body.data.customer_id, body.data.version]).toEqual([201, 7, 2])
  })

  test('responds 201 to adding a line, 200 to changing it and 200 to removing it', async () => {
    const cart = await createCart([mugLine])
    const added = await call('POST', `/v3/carts/${cart.id}/items`, { line_items: [shirtLine] })
    expect(added.status).toBe(201)
    const [mugItem, shirtItem] = added.body.data.line_items.physical_items
    const changed = await call('PUT', `/v3/carts/${cart.id}/items/${mugItem.id}`, {
      line_item: { product_id: mug.id, quantity: 3 },
    })
    expect([changed.status, changed.body.data.line_items.physical_items[0].quantity]).toEqual([200, 3])
    const removed = await call('DELETE', `/v3/carts/${cart.id}/items/${shirtItem.id}`)
    expect([removed.status, removed.body.data.line_items.physical_items.length, removed.body.data.version]).toEqual([
      200, 1, 4,
    ])
  })

  test('deletes the cart and responds 204 when its last line is removed', async () => {
    const cart = await createCart([mugLine])
    const { status, body } = await call('DELETE', `/v3/carts/${cart.id}/items/${cart.line_items.physical_items[0].id}`)
    expect([status, body]).toEqual([204, null])
    expect((await call('GET', `/v3/carts/${cart.id}`)).status).toBe(404)
    expect((await call('POST', `/v3/carts/${cart.id}/items`, { line_items: [mugLine] })).status).toBe(404)
  })

  test('deletes a cart with 204', async () => {
    const cart = await createCart([mugLine])
    expect((await call('DELETE', `/v3/carts/${cart.id}`)).status).toBe(204)
    expect((await call('DELETE', `/v3/carts/${cart.id}`)).status).toBe(404)
  })

  test('drops a cart 30 days after its last change', async () => {
    const cart = await createCart([mugLine])
    await env.DB.prepare('UPDATE carts SET updated_at = ?')
      .bind(Date.now() - 30 * 86_400_000 - 1)
      .run()
    expect((await call('GET', `/v3/carts/${cart.id}`)).status).toBe(404)
  })

  test('keeps every one of many concurrent changes', async () => {
    const cart = await createCart([mugLine])
    await Promise.all(
      Array.from({ length: 5 }, () => call('POST', `/v3/carts/${cart.id}/items`, { line_items: [mugLine] })),
    )
    const { body } = await call('GET', `/v3/carts/${cart.id}`)
    expect([body.data.line_items.physical_items[0].quantity, body.data.version]).toEqual([6, 6])
  })
})

describe('a version', () => {
  test('refuses a version that is not the current one with 409, and changes nothing', async () => {
    const cart = await createCart([mugLine])
    const item = cart.line_items.physical_items[0].id
    await call('POST', `/v3/carts/${cart.id}/items`, { line_items: [mugLine], version: 1 })
    const refused = [
      await call('PUT', `/v3/carts/${cart.id}`, { customer_id: 1, version: 1 }),
      await call('POST', `/v3/carts/${cart.id}/items`, { line_items: [mugLine], version: 1 }),
      await call('PUT', `/v3/carts/${cart.id}/items/${item}`, {
        line_item: { product_id: mug.id, quantity: 9 },
        version: 1,
      }),
      await call('DELETE', `/v3/carts/${cart.id}/items/${item}`, { version: 1 }),
      await call('DELETE', `/v3/carts/${cart.id}`, { version: 1 }),
      await call('POST', `/v3/checkouts/${cart.id}/coupons`, { coupon_code: 'WELCOME10', version: 1 }),
    ]
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409, 409])
    expect(Object.keys(refused[0]!.body)).toEqual(['status', 'title', 'type'])
    expect((await call('GET', `/v3/carts/${cart.id}`)).body.data).toMatchObject({
      version: 2,
      customer_id: 0,
      cart_amount: 25.98,
    })
  })
})

describe('refused, with nothing changed', () => {
  const line = (change: object) => ({ channel_id: ukChannel, line_items: [{ ...mugLine, ...change }] })
  test.each([
    ['no line items', { channel_id: ukChannel }, 422, 'Missing line_items in request body'],
    ['an empty list', { channel_id: ukChannel, line_items: [] }, 422, 'Missing line_items in request body'],
    ['no JSON', '{"line_items":', 400, 'The request body is not valid JSON'],
    ['a list in place of an object', [], 422, 'Missing line_items in request body'],
    ['null', 'null', 422, 'Invalid input'],
    ['an unknown channel', { channel_id: 1, line_items: [mugLine] }, 422, 'Channel 1 does not exist'],
    [
      'an unknown currency',
      { channel_id: ukChannel, currency: { code: 'XXX' }, line_items: [mugLine] },
      422,
      'Currency XXX is not enabled for this store',
    ],
    ['quantity 0', line({ quantity: 0 }), 422, 'Invalid input'],
    ['a negative quantity', line({ quantity: -1 }), 422, 'Invalid input'],
    ['half a piece', line({ quantity: 0.5 }), 422, 'Invalid input'],
    ['a quantity in words', line({ quantity: 'two' }), 422, 'Invalid input'],
    ['more than there can be', line({ quantity: 1e9 }), 422, 'Invalid input'],
    ['a negative price', line({ list_price: -1 }), 422, 'Invalid input'],
    ['an unknown product', line({ product_id: 1 }), 422, 'Product 1 is not available for purchase'],
    [
      'a hidden product',
      line({ product_id: hidden.id, variant_id: hidden.variant }),
      422,
      'Product 2004 is not available for purchase',
    ],
    [
      'a variant of another product',
      line({ variant_id: shirt.plentiful }),
      422,
      'Variant 90001 does not belong to product 2002',
    ],
    [
      'options left open',
      line({ product_id: shirt.id, variant_id: null }),
      422,
      'This product has options; variant ID is required',
    ],
    [
      'a variant that is not for sale',
      line({ product_id: shirt.id, variant_id: shirt.withdrawn }),
      422,
      'Harbour Stripe Shirt (SKU-90004) is not available for purchase',
    ],
    [
      'a gift card without words',
      line({ product_id: giftCard.id, variant_id: giftCard.ten }),
      422,
      'Please create some text for the Recipient email option',
    ],
    [
      'a sold-out variant',
      line({ product_id: shirt.id, variant_id: shirt.soldOut }),
      422,
      'Harbour Stripe Shirt (SKU-90003) is out of stock.',
    ],
    [
      'more than the shelf holds',
      line({ product_id: shirt.id, variant_id: shirt.lastTwo, quantity: 3 }),
      422,
      'Not enough stock: only 2 of Harbour Stripe Shirt (SKU-90002) available.',
    ],
  ])('refuses %s and changes nothing', async (_, body, status, title) => {
    const response = await call('POST', '/v3/carts', body)
    expect([response.status, response.body.status, response.body.title]).toEqual([status, status, title])
    expect(await env.DB.prepare('SELECT COUNT(*) AS total FROM carts').first('total')).toBe(0)
  })

  test('refuses more pieces than are in stock, in one request or in two', async () => {
    const cart = await createCart([{ product_id: shirt.id, variant_id: shirt.lastTwo, quantity: 2 }])
    const item = cart.line_items.physical_items[0]
    const added = await call('POST', `/v3/carts/${cart.id}/items`, {
      line_items: [mugLine, { product_id: shirt.id, variant_id: shirt.lastTwo, quantity: 1 }],
    })
    const changed = await call('PUT', `/v3/carts/${cart.id}/items/${item.id}`, {
      line_item: { product_id: shirt.id, quantity: 3 },
    })
    expect([added.status, changed.status]).toEqual([422, 422])
    expect((await call('GET', `/v3/carts/${cart.id}`)).body.data).toEqual(cart)
  })

  test('counts lines of a product with pooled stock against the same pool', async () => {
    const cart = await createCart([
      { product_id: towel.id, variant_id: towel.sage, quantity: 2 },
      { product_id: towel.id, variant_id: towel.ink, quantity: 3 },
    ])
    const [, ink] = cart.line_items.physical_items
    const added = await call('POST', `/v3/carts/${cart.id}/items`, {
      line_items: [{ product_id: towel.id, variant_id: towel.sage, quantity: 1 }],
    })
    const changed = await call('PUT', `/v3/carts/${cart.id}/items/${ink.id}`, {
      line_item: { product_id: towel.id, quantity: 4 },
    })
    expect([added.status, changed.status, added.body.title]).toEqual([
      422,
      422,
      'Not enough stock: only 5 of Tea Towel (SKU-90041) available.',
    ])
    expect(
      (await call('PUT', `/v3/carts/${cart.id}/items/${ink.id}`, { line_item: { product_id: towel.id, quantity: 1 } }))
        .status,
    ).toBe(200)
  })

  test('accepts any quantity of an untracked product, even if its stock record says 0', async () => {
    const cart = await createCart([
      { product_id: giftCard.id, variant_id: giftCard.fifty, quantity: 40, option_selections: giftTexts },
    ])
    expect(cart.line_items.digital_items).toMatchObject([{ quantity: 40 }])
  })

  test('responds 404 for an unknown cart or line', async () => {
    const cart = await createCart([mugLine])
    const unknown = crypto.randomUUID()
    expect((await call('GET', `/v3/carts/${unknown}`)).status).toBe(404)
    expect((await call('POST', `/v3/carts/${unknown}/redirect_urls`, {})).status).toBe(404)
    expect((await call('DELETE', `/v3/carts/${cart.id}/items/${unknown}`)).status).toBe(404)
    expect(
      (await call('PUT', `/v3/carts/${cart.id}/items/${unknown}`, { line_item: { product_id: mug.id, quantity: 1 } }))
        .status,
    ).toBe(404)
  })

  test('responds 422 if a line is changed to another variant', async () => {
    const cart = await createCart([shirtLine])
    const item = cart.line_items.physical_items[0].id
    expect(
      (
        await call('PUT', `/v3/carts/${cart.id}/items/${item}`, {
          line_item: { product_id: shirt.id, variant_id: shirt.lastTwo, quantity: 1 },
        })
      ).status,
    ).toBe(422)
  })
})

describe('limits of one order', () => {
  const limit = (minimum: number, maximum: number) =>
    env.DB.prepare('UPDATE products SET order_quantity_minimum = ?, order_quantity_maximum = ? WHERE id = ?')
      .bind(minimum, maximum, shirt.id)
      .run()
  const tooMany = 'You can only purchase a maximum of 4 of the Harbour Stripe Shirt per order.'
  const tooFew = 'You need to purchase a minimum of 3 of the Harbour Stripe Shirt per order.'

  test('a cart refuses fewer of a product than an order must contain, and more than it may contain', async () => {
    await limit(3, 4)
    for (const [quantity, title] of [
      [2, tooFew],
      [5, tooMany],
    ] as const) {
      const { status, body } = await call('POST', '/v3/carts', {
        channel_id: ukChannel,
        line_items: [{ ...shirtLine, quantity }],
      })
      expect([status, body.title]).toEqual([409, title])
    }
    const cart = await createCart([{ ...shirtLine, quantity: 3 }])
    const change = (quantity: number) =>
      call('PUT', `/v3/carts/${cart.id}/items/${cart.line_items.physical_items[0].id}`, { line_item: { quantity } })
    expect([(await change(2)).body.title, (await change(5)).body.title]).toEqual([tooFew, tooMany])
    expect((await change(4)).status).toBe(200)
  })

  test('the variants of a product count together, and other lines of the cart are not checked', async () => {
    await limit(0, 4)
    const cart = await createCart([{ ...shirtLine, quantity: 3 }])
    const add = (line: object) => call('POST', `/v3/carts/${cart.id}/items`, { line_items: [line] })
    const { status, body } = await add({ ...shirtLine, variant_id: shirt.lastTwo, quantity: 2 })
    expect([status, body.title]).toEqual([409, tooMany])
    await limit(0, 2)
    expect((await add(mugLine)).status).toBe(201)
  })
})
