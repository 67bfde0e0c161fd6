import { beforeEach, describe, expect, test } from 'vitest'
import { resetRateWindows } from '../../rest.ts'
import { call, createCart, usChannel, type Wire } from '../test/commerce-app.ts'
import { address, americanAddress, optionOf, placeIncompleteOrder, prepareCheckout } from '../test/paid-order.ts'
import { giftCard, giftTexts, mug, shirt, stockShelf } from '../test/shelf-fixture.ts'

const lines = [{ product_id: mug.id, variant_id: mug.variant, quantity: 2 }]

beforeEach(async () => {
  resetRateWindows()
  await stockShelf()
})

describe('a checkout', () => {
  test("returns the cart's contents as a checkout", async () => {
    const cart = await createCart(lines)
    const { status, body } = await call('GET', `/v3/checkouts/${cart.id}`)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      id: cart.id,
      subtotal_inc_tax: 25.98,
      subtotal_ex_tax: 21.65,
      tax_total: 4.33,
      grand_total: 25.98,
      order_id: null,
      consignments: [],
    })
    expect(body.data.cart).toMatchObject({ cart_amount_inc_tax: 25.98, cart_amount_ex_tax: 21.65 })
    expect(body.data.cart.line_items.physical_items[0]).toHaveProperty('is_taxable', true)
  })

  test('goes from address to delivery to an incomplete order, and each call makes a new order', async () => {
    const cart = await createCart(lines)
    const checkout = await prepareCheckout(cart, 'uk-express')
    expect(checkout).toMatchObject({
      shipping_cost_total_inc_tax: 5.95,
      grand_total: 31.93,
      cart: { email: 'ada@example.com' },
    })
    expect(checkout.consignments[0].selected_shipping_option).toMatchObject({ id: optionOf('uk-express'), cost: 5.95 })
    const first = await call('POST', `/v3/checkouts/${cart.id}/orders`)
    const second = await call('POST', `/v3/checkouts/${cart.id}/orders`)
    expect([first.status, first.body]).toEqual([200, { data: { id: 100001 }, meta: {} }])
    expect(second.body.data.id).toBe(100002)
    expect((await call('GET', '/v2/orders/100001')).body).toMatchObject({
      status_id: 0,
      status: 'Incomplete',
      cart_id: cart.id,
    })
    expect((await call('GET', `/v3/carts/${cart.id}`)).status).toBe(200)
  })

  test('returns delivery methods only on request, and makes them free above a threshold', async () => {
    const cart = await createCart([{ ...lines[0], quantity: 5 }])
    const checkout = await prepareCheckout(cart)
    expect(checkout.consignments[0]).not.toHaveProperty('available_shipping_options')
    const { body } = await call('GET', `/v3/checkouts/${cart.id}?include=consignments.available_shipping_options`)
    expect(body.data.consignments[0].available_shipping_options.map(({ id, cost }: Wire) => [id, cost])).toEqual([
      [optionOf('uk-standard'), 0],
      [optionOf('uk-express'), 5.95],
      [optionOf('uk-next-day'), 7.95],
      [optionOf('uk-collect'), 0],
      [optionOf('uk-parcel-shop'), 2.95],
    ])
  })

  test('adds a tax to the prices of a cart that is sent to a taxed state, and to those of its order', async () => {
    const cart = await createCart(lines, { channel_id: usChannel, currency: { code: 'USD' } })
    const to = { ...americanAddress, city: 'Oakland', state_or_province_code: 'CA', postal_code: '94607' }
    const checkout = await prepareCheckout(cart, 'us-standard', to)
    const shipping = checkout.shipping_cost_total_inc_tax
    const total = 38.61 + shipping
    expect(checkout).toMatchObject({
      subtotal_inc_tax: 38.61,
      subtotal_ex_tax: 36,
      tax_total: 2.61,
      grand_total: total,
    })
    expect((await call('GET', `/v3/carts/${cart.id}`)).body.data).toMatchObject({
      tax_included: false,
      base_amount: 36,
      discount_amount: 0,
      cart_amount: 38.61,
    })
    const { id } = (await call('POST', `/v3/checkouts/${cart.id}/orders`)).body.data
    expect((await call('GET', `/v2/orders/${id}`)).body).toMatchObject({
      subtotal_ex_tax: '36.0000',
      subtotal_inc_tax: '38.6100',
      total_inc_tax: `${total.toFixed(2)}00`,
      total_tax: '2.6100',
    })
    expect((await call('GET', `/v2/orders/${id}/products`)).body).toMatchObject([
      { total_ex_tax: '36.0000', total_inc_tax: '38.6100', total_tax: '2.6100' },
    ])
  })

  test('clears the delivery method when the cart changes', async () => {
    const cart = await createCart(lines)
    await prepareCheckout(cart)
    await call('POST', `/v3/carts/${cart.id}/items`, { line_items: lines })
    const { body } = await call('GET', `/v3/checkouts/${cart.id}`)
    expect(body.data.consignments[0]).not.toHaveProperty('selected_shipping_option')
    expect((await call('POST', `/v3/checkouts/${cart.id}/orders`)).status).toBe(422)
  })

  test('needs no consignment for digital products', async () => {
    const cart = await createCart([
      { product_id: giftCard.id, variant_id: giftCard.ten, quantity: 1, option_selections: giftTexts },
    ])
    await call('POST', `/v3/checkouts/${cart.id}/billing-address`, address)
    expect((await call('POST', `/v3/checkouts/${cart.id}/orders`)).status).toBe(200)
  })

  test('changes the billing address by its id', async () => {
    const cart = await createCart(lines)
    const created = await call('POST', `/v3/checkouts/${cart.id}/billing-address`, address)
    const { id } = created.body.data.billing_address
    const changed = await call('PUT', `/v3/checkouts/${cart.id}/billing-address/${id}`, { ...address, city: 'Bath' })
    expect([changed.status, changed.body.data.billing_address.id, changed.body.data.billing_address.city]).toEqual([
      200,
      id,
      'Bath',
    ])
    expect((await call('PUT', `/v3/checkouts/${cart.id}/billing-address/other`, address)).status).toBe(404)
  })

  test("changes a consignment's address, and removes a consignment with 200", async () => {
    const cart = await createCart(lines)
    const checkout = await prepareCheckout(cart)
    const path = `/v3/checkouts/${cart.id}/consignments/${checkout.consignments[0].id}`
    const items = [{ item_id: cart.line_items.physical_items[0].id, quantity: 1 }]
    const moved = await call('PUT', path, { address: { ...address, city: 'Bath' }, line_items: items })
    expect([moved.status, moved.body.data.consignments[0].address.city]).toEqual([200, 'Bath'])
    const dropped = await call('DELETE', path)
    expect([dropped.status, dropped.body.data.consignments]).toEqual([200, []])
  })

  test('keeps a message of at most 2000 characters, which its order has too', async () => {
    const cart = await createCart(lines)
    const path = `/v3/checkouts/${cart.id}`
    const message = 'Happy birthday\n<b>Ada</b>'
    const kept = await call('PUT', path, { customer_message: message })
    expect([kept.status, kept.body.data.customer_message]).toEqual([200, message])
    expect((await call('PUT', path, { customer_message: 'a'.repeat(2001) })).status).toBe(422)
    expect((await call('PUT', path, {})).status).toBe(422)
    expect((await call('PUT', path, { customer_message: '', version: 99 })).status).toBe(409)
    const orderId = await placeIncompleteOrder(cart)
    expect((await call('GET', `/v2/orders/${orderId}`)).body.customer_message).toBe(message)
  })
})

describe('coupons and discounts', () => {
  test("takes a coupon's percentage off each line, and removes the coupon by its code", async () => {
    const cart = await createCart([...lines, { product_id: shirt.id, variant_id: shirt.plentiful, quantity: 1 }])
    const { status, body } = await call('POST', `/v3/checkouts/${cart.id}/coupons`, { coupon_code: 'welcome10' })
    expect(status).toBe(200)
    expect(body.data.coupons).toEqual([
      {
        id: 1,
        code: 'WELCOME10',
        coupon_type: 'percentage_discount',
        display_name: '10% off your order',
        discounted_amount: 7.1,
      },
    ])
    expect(body.data.grand_total).toBe(63.87)
    const seen = await call('GET', `/v3/carts/${cart.id}`)
    expect(seen.body.data).toMatchObject({
      cart_amount: 63.87,
      coupons: [{ id: '1', coupon_type: '1', discounted_amount: 7.1 }],
    })
    const removed = await call('DELETE', `/v3/checkouts/${cart.id}/coupons/WELCOME10`)
    expect([removed.status, removed.body.data.coupons, removed.body.data.grand_total]).toEqual([200, [], 70.97])
  })

  test('a discount of a line lowers its sale price, and a discount of the cart does not', async () => {
    const cart = await createCart([{ product_id: shirt.id, variant_id: shirt.plentiful, quantity: 2 }])
    const [item] = cart.line_items.physical_items
    await call('POST', `/v3/checkouts/${cart.id}/discounts`, {
      cart: { discounts: [{ discounted_amount: 13.5 }], line_items: [{ id: item.id, discounted_amount: 79.98 }] },
    })
    const { data } = (await call('GET', `/v3/carts/${cart.id}`)).body
    expect(data).toMatchObject({ base_amount: 89.98, discount_amount: 10, cart_amount: 0 })
    expect(data.line_items.physical_items[0]).toMatchObject({
      original_price: 59.99,
      list_price: 44.99,
      sale_price: 5,
      extended_list_price: 89.98,
      extended_sale_price: 10,
    })
  })

  test("replaces the caller's earlier discounts by the new ones", async () => {
    const cart = await createCart(lines)
    const [item] = cart.line_items.physical_items
    await call('POST', `/v3/checkouts/${cart.id}/discounts`, {
      cart: { discounts: [{ discounted_amount: 5 }], line_items: [{ id: item.id, discounted_amount: 1 }] },
    })
    expect((await call('GET', `/v3/carts/${cart.id}`)).body.data).toMatchObject({
      discount_amount: 5,
      cart_amount: 19.98,
    })
    const { body } = await call('POST', `/v3/checkouts/${cart.id}/discounts`, { cart: { discounts: [] } })
    expect(body.data.grand_total).toBe(25.98)
  })
})

describe('refused', () => {
  test.each([
    ['an unknown checkout', 'GET', '/unknown', undefined, 404],
    ['a coupon nobody knows', 'POST', '/{cart}/coupons', { coupon_code: 'NOPE' }, 422],
    ['a coupon that has expired', 'POST', '/{cart}/coupons', { coupon_code: 'SPRING24' }, 422],
    ['a coupon that is not there to be removed', 'DELETE', '/{cart}/coupons/WELCOME10', undefined, 404],
    ['no e-mail', 'POST', '/{cart}/billing-address', { country_code: 'GB' }, 422],
    ['no country', 'POST', '/{cart}/billing-address', { email: 'ada@example.com' }, 422],
    ['a consignment that is no list', 'POST', '/{cart}/consignments', { address }, 422],
    [
      'a consignment of unknown items',
      'POST',
      '/{cart}/consignments',
      [{ address, line_items: [{ item_id: 'x', quantity: 1 }] }],
      422,
    ],
    [
      'more in a consignment than in the cart',
      'POST',
      '/{cart}/consignments',
      [{ address, line_items: [{ item_id: '{item}', quantity: 3 }] }],
      422,
    ],
    ['an unknown consignment', 'PUT', '/{cart}/consignments/x', { shipping_option_id: optionOf('uk-standard') }, 404],
    [
      'method and address in one call',
      'PUT',
      '/{cart}/consignments/x',
      { shipping_option_id: optionOf('uk-standard'), address, line_items: [{ item_id: '{item}', quantity: 1 }] },
      422,
    ],
    ['a negative discount', 'POST', '/{cart}/discounts', { cart: { discounts: [{ discounted_amount: -1 }] } }, 422],
    ['an order without address', 'POST', '/{cart}/orders', undefined, 422],
  ])('refuses %s', async (_, method, path, body, status) => {
    const cart = await createCart(lines)
    const filled = (text: string) =>
      text.replaceAll('{cart}', cart.id).replaceAll('{item}', cart.line_items.physical_items[0].id)
    const response = await call(
      method,
      `/v3/checkouts${filled(path)}`,
      body === undefined ? undefined : filled(JSON.stringify(body)),
    )
    expect(response.status).toBe(status)
    const [problem, keys] =
      status === 404
        ? [response.body.errors[0], ['status', 'title', 'type', 'detail']]
        : [response.body, ['status', 'title', 'type', 'errors']]
    expect(Object.keys(problem)).toEqual(keys)
    expect((await call('GET', `/v3/carts/${cart.id}`)).body.data).toEqual(cart)
  })
})
