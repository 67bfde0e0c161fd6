import { describe, expect, test } from 'vitest'
import { createBigCommerceCart } from './cart.ts'
import { markets } from '#shared/markets.ts'
import { recordedBigCommerce } from '#worker/test/bigcommerce.ts'
import { json, present, untilDone } from '#worker/test/recorded-fetch.ts'

const cartId = '3cae6525-d0e8-4252-afec-0890fbb710c5'
const lineId = 'ca9ef0d1-1da9-48e5-a505-7051eb575432'

const line = {
  id: lineId,
  parent_id: {},
  variant_id: 362,
  product_id: 191,
  sku: '440123-NAV-M',
  name: 'Cotton Tee',
  url: 'https://store.example.com/cotton-tee/',
  quantity: 2,
  image_url: 'https://media.example.com/440123.jpg',
  coupons: 0,
  discount_amount: 0.5,
  original_price: 25,
  list_price: 25,
  sale_price: 19.99,
  extended_sale_price: 39.98,
  options: [
    { name: 'Size', nameId: 12, value: 'M', valueId: 202 },
    { name: 'Message', nameId: 51, value: 'Happy birthday', valueId: null },
  ],
}

const cart = {
  id: cartId,
  customer_id: 0,
  channel_id: 1406818,
  currency: { code: 'GBP' },
  base_amount: 50,
  cart_amount: 39.98,
  coupons: [{ code: 'TEN', id: 7, coupon_type: '0', discounted_amount: 4.5, display_name: '10% off' }],
  line_items: {
    physical_items: [line],
    digital_items: [{ ...line, id: 'digital', parent_id: 'parent' }],
    gift_certificates: [],
    custom_items: [{ id: 'c' }],
  },
  version: 1,
}

const newLine = { productId: 191, variantId: 362, quantity: 2, selections: [] }

function setUp(...responses: Parameters<typeof recordedBigCommerce>) {
  const recorded = recordedBigCommerce(...responses)
  return {
    ...recorded,
    port: createBigCommerceCart({
      api: recorded.api,
      checkoutHosts: ['checkout.example.com', 'localhost:8788'],
      login: recorded.login,
    }),
  }
}

const options = 'line_items.physical_items.options,line_items.digital_items.options'

describe('cart', () => {
  test.each([
    // The amounts of an example in carts.v3.yml, and those of an example in checkouts.sf.yml, without and with a tax.
    { base_amount: 189.75, cart_amount: 212.81, off: [0], amount: 18_975 },
    { base_amount: 119.93, cart_amount: 112.93, off: [2.59, 1.06, 2.12, 0.8, 0.43], amount: 11_293 },
    { base_amount: 119.93, cart_amount: 121.12, off: [2.59, 1.06, 2.12, 0.8, 0.43], amount: 11_293 },
    // Those of two examples with a coupon in checkouts.v3.yml: one was taken off, one was not.
    { base_amount: 67, cart_amount: 53.6, off: [7, 6.4], coupon: 13.4, amount: 5360 },
    { base_amount: 31.95, cart_amount: 33.23, off: [0], coupon: 0.9, amount: 3195 },
  ])(
    'a cart’s amount of $cart_amount is read after discounts and without the tax that was added [BAG-06]',
    async ({ base_amount, cart_amount, off, coupon = 0, amount }) => {
      const discounts = off.map((discounted_amount, index) => ({ id: index, discounted_amount }))
      const coupons = cart.coupons.map((applied) => ({ ...applied, discounted_amount: coupon }))
      const { port } = setUp(json({ data: { ...cart, base_amount, cart_amount, discounts, coupons }, meta: {} }))
      const found = await port.cart({ market: markets.en, cartId }, untilDone())
      expect(found?.cartAmount).toEqual({ amount, currency: 'GBP' })
    },
  )

  test('a cart is read with the options of its lines [NET-08, BAG-01, BAG-08, BAG-09]', async () => {
    const { port, requests } = setUp(json({ data: cart, meta: {} }))
    const found = await port.cart({ market: markets.en, cartId }, untilDone())
    expect(found).toMatchObject({
      id: cartId,
      customerId: 0,
      currency: 'GBP',
      baseAmount: { amount: 5000, currency: 'GBP' },
      cartAmount: { amount: 3998, currency: 'GBP' },
      coupons: [{ id: '7', code: 'TEN', name: '10% off', discount: { amount: 450, currency: 'GBP' } }],
      otherItemCount: 1,
    })
    expect(found?.lineItems[0]).toEqual({
      id: lineId,
      productId: 191,
      variantId: 362,
      sku: '440123-NAV-M',
      name: 'Cotton Tee',
      quantity: 2,
      listPrice: { amount: 2500, currency: 'GBP' },
      salePrice: { amount: 1999, currency: 'GBP' },
      originalPrice: { amount: 2500, currency: 'GBP' },
      extendedSalePrice: { amount: 3998, currency: 'GBP' },
      discountAmount: { amount: 50, currency: 'GBP' },
      parentId: null,
      url: line.url,
      imageUrl: line.image_url,
      options: line.options,
      isDigital: false,
      isFreeGift: false,
    })
    expect(requests[0]?.url.searchParams.get('include')).toBe(options)
  })

  test('a cart lists physical, then digital items [BAG-03]', async () => {
    const { port } = setUp(json({ data: cart }))
    const found = await port.cart({ market: markets.en, cartId }, untilDone())
    expect(found?.lineItems.map(({ id, isDigital, parentId }) => [id, isDigital, parentId])).toEqual([
      [lineId, false, null],
      ['digital', true, 'parent'],
    ])
  })

  test.each([
    ['no longer exists', json({}, { status: 404 })],
    ['belongs to another channel', json({ data: { ...cart, channel_id: 1 } })],
    ['is in another currency', json({ data: { ...cart, currency: { code: 'USD' } } })],
  ])('a cart is null if it %s [BAG-31]', async (_what, response) => {
    expect(await setUp(response).port.cart({ market: markets.en, cartId }, untilDone())).toBeNull()
  })

  test('reading a cart throws an outage, so that the cart id is kept [BAG-31]', async () => {
    await expect(
      setUp(json({}, { status: 500 })).port.cart({ market: markets.en, cartId }, untilDone()),
    ).rejects.toMatchObject({ kind: 'unavailable' })
  })

  test('a cart is created with its first lines in the channel and currency of the market [NET-09, BAG-25]', async () => {
    const { port, requests } = setUp(
      json({ data: { ...cart, channel_id: 1421371, currency: { code: 'usd' } } }, { status: 201 }),
    )
    const outcome = await port.createCart({ market: markets.us, lines: [newLine] }, untilDone())
    expect(outcome).toMatchObject({ status: 'changed', cart: { currency: 'USD' } })
    expect(requests[0]).toMatchObject({
      method: 'POST',
      body: {
        channel_id: 1421371,
        currency: { code: 'USD' },
        locale: 'en-US',
        line_items: [{ product_id: 191, variant_id: 362, quantity: 2 }],
      },
    })
  })

  test('a cart gets further lines, also below a line of its own [NET-12] [D-166]', async () => {
    const { port, requests } = setUp(json({ data: cart }, { status: 201 }))
    const lines = [newLine, { ...newLine, variantId: null }, { ...newLine, parentId: lineId }]
    expect(await port.addItems({ cartId, version: 4, lines }, untilDone())).toMatchObject({ status: 'changed' })
    expect(requests[0]?.url.pathname).toBe(`/stores/hash/v3/carts/${cartId}/items`)
    expect(requests[0]?.url.searchParams.get('include')).toBe(options)
    expect(requests[0]?.body).toEqual({
      line_items: [
        { product_id: 191, variant_id: 362, quantity: 2 },
        { product_id: 191, quantity: 2 },
        { product_id: 191, variant_id: 362, quantity: 2, parent_id: lineId },
      ],
      version: 4,
    })
  })

  test('adding a line with modifiers sends option selections without a variant id [NET-12, PDP-25]', async () => {
    const variants = json({
      data: [
        { id: 361, option_values: [] },
        { id: 362, option_values: [{ id: 202, option_id: 12, label: 'M', option_display_name: 'Size' }] },
      ],
    })
    const { port, requests } = setUp(variants, json({ data: cart }, { status: 201 }))
    await port.addItems(
      { cartId, version: 4, lines: [{ ...newLine, selections: [{ optionId: 51, value: 'Happy birthday' }] }] },
      untilDone(),
    )
    expect(requests[0]?.url.pathname).toBe('/stores/hash/v3/catalog/products/191/variants')
    expect(requests[1]?.body).toEqual({
      line_items: [
        {
          product_id: 191,
          quantity: 2,
          option_selections: [
            { option_id: 12, option_value: 202 },
            { option_id: 51, option_value: 'Happy birthday' },
          ],
        },
      ],
      version: 4,
    })
  })

  test('a cart refuses a variant that its product does not have', async () => {
    const { port } = setUp(json({ data: [{ id: 361 }] }))
    const lines = [{ ...newLine, selections: [{ optionId: 51, value: 'x' }] }]
    expect(await port.addItems({ cartId, version: 4, lines }, untilDone())).toEqual({
      status: 'refused',
      reason: 'invalid',
    })
  })

  test.each([
    [409, 'You can only purchase a maximum of 2 of the Cotton Tee per order', 'at-most-2'],
    [422, 'You can only purchase a maximum of 2 of the Cotton Tee per order', 'at-most-2'],
    [409, 'You need to purchase a minimum of 3 of the Cotton Tee per order', 'at-least-3'],
    [422, 'You need to purchase a minimum of 3 of the Cotton Tee per order', 'at-least-3'],
    [409, 'You can only purchase a maximum of 1,000 of the Cotton Tee per order', 'at-most-1000'],
    [409, 'You need to purchase a minimum of 1.200 of the Cotton Tee per order', 'at-least-1200'],
    [409, 'You can only purchase a maximum of 2, 500 are left', 'at-most-2'],
    [422, 'Cotton Tee is not available for purchase', 'unavailable'],
    [422, 'Cotton Tee is not available', 'unavailable'],
    [422, 'Cotton Tee is no longer available', 'unavailable'],
    [422, 'Cotton Tee is not currently available', 'unavailable'],
    [422, 'Cotton Tee is currently not available', 'unavailable'],
    [422, 'Cotton Tee is currently unavailable', 'unavailable'],
    [422, 'Cotton Tee is not purchasable', 'unavailable'],
    [422, 'The requested quantity is not available', 'stock'],
    [422, 'The requested quantity is currently unavailable', 'stock'],
    [422, 'Cotton Tee is not available in stock', 'stock'],
    [422, 'Not enough available', 'stock'],
    [422, 'The maximum stock is unknown', 'stock'],
    [422, 'Not enough stock of Cotton Tee', 'stock'],
    [422, 'This product has options; variant ID is required', 'invalid'],
  ])('a cart change reports the refusal %i "%s" as %s [PDP-23, BAG-69]', async (status, title, reason) => {
    const refusal = () => json({ status, title, type: 'x' }, { status })
    expect(await setUp(refusal()).port.addItems({ cartId, version: 4, lines: [newLine] }, untilDone())).toEqual({
      status: 'refused',
      reason,
    })
    expect(await setUp(refusal()).port.createCart({ market: markets.en, lines: [newLine] }, untilDone())).toEqual({
      status: 'refused',
      reason,
    })
  })

  test.each([
    [404, 'rejected'],
    [409, 'rejected'],
    [401, 'unauthorised'],
    [429, 'rate-limited'],
    [500, 'unavailable'],
  ])('a cart change throws a %i of a write, and does not retry it', async (status, kind) => {
    const { port, requests } = setUp(json({}, { status }))
    await expect(port.addItems({ cartId, version: 4, lines: [newLine] }, untilDone())).rejects.toMatchObject({
      kind,
      status,
    })
    expect(requests).toHaveLength(1)
  })

  test('changing a quantity sends the product id and the variant id [NET-14]', async () => {
    const { port, requests } = setUp(json({ data: cart }))
    expect(
      await port.updateItem({ cartId, version: 4, lineId, productId: 191, variantId: 362, quantity: 3 }, untilDone()),
    ).toMatchObject({ status: 'changed' })
    expect(requests[0]).toMatchObject({
      method: 'PUT',
      body: { line_item: { product_id: 191, variant_id: 362, quantity: 3 }, version: 4 },
    })
    expect(requests[0]?.url.pathname).toBe(`/stores/hash/v3/carts/${cartId}/items/${lineId}`)
  })

  test.each([
    ['the rest of the cart', json({ data: { ...cart, meta: {} } }), cartId],
    ['the rest of the cart without envelope', json(cart), cartId],
    ['no cart after the last line', new Response(null, { status: 204 }), null],
  ])('removing a line returns %s [NET-13, BAG-39]', async (_what, response, left) => {
    const { port, requests } = setUp(response)
    const outcome = await port.removeItem({ cartId, version: 4, lineId }, untilDone())
    expect(outcome.cart?.id ?? null).toBe(left)
    expect(requests[0]?.method).toBe('DELETE')
    expect(requests[0]?.url.searchParams.get('include')).toBe(options)
  })

  test('a cart that is assigned to a customer returns with the options of its lines [NET-10]', async () => {
    const { port, requests } = setUp(json({ data: { ...cart, customer_id: 7 } }))
    expect(await port.assign({ cartId, version: 4, customerId: 7 }, untilDone())).toMatchObject({ customerId: 7 })
    expect(requests[0]).toMatchObject({ method: 'PUT', body: { customer_id: 7, version: 4 } })
    expect(requests[0]?.url.pathname).toBe(`/stores/hash/v3/carts/${cartId}`)
    expect(requests[0]?.url.searchParams.get('include')).toBe(options)
  })

  test.each([204, 404])('a cart is deleted, even if it no longer existed: %i [NET-11, BAG-40]', async (status) => {
    const { port, requests } = setUp(new Response(null, { status }))
    await port.deleteCart({ cartId, version: 4 }, untilDone())
    expect(requests[0]).toMatchObject({ method: 'DELETE' })
  })

  test('a cart id is encoded, so that it cannot change the path', async () => {
    const { port, requests } = setUp(json({}, { status: 404 }))
    await port.cart({ market: markets.en, cartId: '../customers?x=' }, untilDone())
    expect(requests[0]?.url.pathname).toBe('/stores/hash/v3/carts/..%2Fcustomers%3Fx%3D')
  })
})

describe('the checkout URL', () => {
  const ask = (checkout_url: string) =>
    setUp(json({ data: { cart_url: '', checkout_url, embedded_checkout_url: '' } }, { status: 201 })).port.checkoutUrl(
      { market: markets.en, cartId },
      untilDone(),
    )

  test.each([
    'https://checkout.example.com/cart.php?action=loadInCheckout&token=t',
    'http://localhost:8788/checkout/x?token=t',
  ])('the checkout URL may lead to %s [CHK-08]', async (address) => {
    expect(await ask(address)).toBe(address)
  })

  test.each([
    'http://checkout.example.com/cart.php',
    'https://evil.example.com/cart.php?host=checkout.example.com',
    'https://checkout.example.com.evil.example/',
    'https://checkout.example.com:8443/',
    'https://user:secret@checkout.example.com/',
    'javascript:alert(1)',
    '/cart.php',
  ])('the checkout URL may not lead to %s, and is not retried [CHK-08]', async (address) => {
    await expect(ask(address)).rejects.toMatchObject({
      kind: 'rejected',
      message: expect.not.stringContaining(address),
    })
  })

  test('the checkout URL is requested once, because it is single-use [CHK-08]', async () => {
    const { port, requests } = setUp(json({}, { status: 500 }))
    await expect(port.checkoutUrl({ market: markets.en, cartId }, untilDone())).rejects.toMatchObject({
      kind: 'unavailable',
    })
    expect(requests).toHaveLength(1)
  })

  test('the checkout URL of a customer holds a login token of the session’s customer, and only a known host is accepted [CHK-08, CHK-13]', async () => {
    const response = json(
      {
        data: {
          cart_url: '',
          checkout_url: 'https://checkout.example.com/checkout/load/t?x=1',
          embedded_checkout_url: '',
        },
      },
      { status: 201 },
    )
    const { api, login } = setUp(response)
    const customer = { id: 71, address: '203.0.113.7' }
    await expect(
      setUp(response).port.checkoutUrl({ market: markets.en, cartId, customer }, untilDone()),
    ).rejects.toMatchObject({ kind: 'rejected' })
    const port = createBigCommerceCart({
      api,
      checkoutHosts: ['checkout.example.com', 'store-hash-1406818.example.com'],
      login,
    })
    const [, jwt = ''] = (await port.checkoutUrl({ market: markets.en, cartId, customer }, untilDone())).split(
      '/login/token/',
    )
    const claims = JSON.parse(
      atob(present(jwt.split('.')[1], 'claims').replaceAll('-', '+').replaceAll('_', '/')),
    ) as object
    expect(claims).toEqual({
      iss: 'client',
      iat: expect.any(Number),
      jti: expect.stringMatching(/^[\da-f-]{36}$/),
      operation: 'customer_login',
      store_hash: 'hash',
      channel_id: 1406818,
      customer_id: 71,
      redirect_to: '/checkout/load/t?x=1',
      request_ip: '203.0.113.7',
    })
  })
})
