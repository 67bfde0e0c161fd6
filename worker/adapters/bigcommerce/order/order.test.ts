import { describe, expect, test } from 'vitest'
import { createBigCommerceOrder } from './order.ts'
import { recordedBigCommerce } from '#worker/test/bigcommerce.ts'
import { json, untilDone, type Recorded } from '#worker/test/recorded-fetch.ts'

const order = {
  id: 218,
  customer_id: 11,
  channel_id: 1406818,
  cart_id: '7e48f7ef-2e88-4817-aea4-b0ed01490114',
  status_id: 11,
  status: 'Awaiting Fulfillment',
  date_created: 'Tue, 05 Mar 2019 21:40:11 +0000',
  default_currency_code: 'GBP',
  is_tax_inclusive_pricing: true,
  shipping_cost_inc_tax: '12.0000',
  shipping_cost_ex_tax: '10.0000',
  discount_amount: '5.0000',
  coupon_discount: '2.5050',
  store_credit_amount: '10.0000',
  gift_certificate_amount: '2.5000',
  total_inc_tax: '44.4893',
  total_tax: '7.4149',
  payment_method: 'Credit Card',
  billing_address: {
    email: 'mabel@example.com',
    first_name: 'Mabel',
    last_name: 'Tregear',
    company: 'Tregear & Co',
    street_1: '2 Mill Lane',
    city: 'Truro',
    zip: 'TR1 1AA',
    country: 'United Kingdom',
    phone: '07700 900222',
  },
}

const lines = [
  {
    id: 65,
    order_address_id: 51,
    product_id: 77,
    sku: '440123-NAV-M',
    name: 'Cotton Tee',
    quantity: 2,
    quantity_shipped: 1,
    price_inc_tax: '19.9900',
    price_ex_tax: '16.6583',
    total_inc_tax: '39.9800',
    total_ex_tax: '33.3167',
    applied_discounts: [
      { id: 'manual-discount', amount: '5.0000', name: 'Manual Discount', code: null, target: 'order' },
      { id: 'coupon', amount: '2.5050', name: 'Harvest', code: 'HARVEST10', target: 'order' },
    ],
    product_options: [
      { display_name: 'Size', display_value: 'M' },
      { display_name: 'uid', display_value: 'secret' },
    ],
  },
]

const addresses = [
  {
    id: 51,
    first_name: 'Mabel',
    last_name: 'Tregear',
    company: '',
    street_1: '1 Quay Street',
    street_2: 'Flat 2',
    city: 'Penryn',
    state: 'Cornwall',
    zip: 'TR10 8HH',
    country: 'United Kingdom',
    shipping_method: 'Standard delivery',
  },
]

const refunds = { data: [{ total_amount: 12.1, payments: [] }], meta: {} }

type Parts = Partial<Record<'order' | 'lines' | 'addresses' | 'refunds', () => Response>>
function setUp(parts: Parts = {}) {
  const recorded = recordedBigCommerce(({ url }: Recorded) => {
    if (url.pathname.endsWith('/payment_actions/refunds')) return parts.refunds?.() ?? json(refunds)
    if (url.pathname.endsWith('/products')) return parts.lines?.() ?? json(lines)
    if (url.pathname.endsWith('/shipping_addresses')) return parts.addresses?.() ?? json(addresses)
    return parts.order?.() ?? json(order)
  })
  return { ...recorded, port: createBigCommerceOrder(recorded) }
}

test.each([
  [
    'the link of the merchant',
    { tracking_link: 'https://own.example/1', generated_tracking_link: 'https://b.example' },
    'https://own.example/1',
  ],
  [
    'the link of the platform',
    { tracking_link: '', generated_tracking_link: 'https://b.example/2' },
    'https://b.example/2',
  ],
  ['no link that is not https', { tracking_link: 'javascript:alert(1)' }, null],
  ['no link without encryption', { tracking_link: 'http://own.example/1' }, null],
])('a parcel has %s, its day and its lines [ORDP-08]', async (_what, links, trackingLink) => {
  const parcel = {
    id: 1,
    date_created: 'Wed, 06 Mar 2019 09:00:00 +0000',
    tracking_number: 'w4se4b6ASFEW4T',
    shipping_provider_display_name: 'Royal Mail',
    items: [{ order_product_id: 65, product_id: 77, quantity: 1 }],
    ...links,
  }
  const recorded = recordedBigCommerce(json([parcel]))
  expect(await createBigCommerceOrder(recorded).shipments({ orderId: 218 }, untilDone())).toEqual([
    {
      id: 1,
      carrier: 'Royal Mail',
      trackingNumber: 'w4se4b6ASFEW4T',
      trackingLink,
      sentAt: '2019-03-06T09:00:00.000Z',
      items: [{ lineId: 65, quantity: 1 }],
    },
  ])
  expect(recorded.requests.map(({ url }) => url.pathname)).toEqual(['/stores/hash/v2/orders/218/shipments'])
})

test('an order without parcels has an empty list of them', async () => {
  const recorded = recordedBigCommerce(new Response(null, { status: 204 }))
  expect(await createBigCommerceOrder(recorded).shipments({ orderId: 218 }, untilDone())).toEqual([])
})

test('the history leaves out an order in a currency of no market, and counts and logs it if it is the customer’s and was paid', async () => {
  const listed = { ...order, items_total: 2 }
  const foreign = { ...listed, id: 217, default_currency_code: 'CAD' }
  const others = [
    { ...foreign, id: 216, status_id: 0 },
    { ...foreign, id: 215, customer_id: 12 },
  ]
  const recorded = recordedBigCommerce(json([foreign, ...others, listed]))
  const history = await createBigCommerceOrder(recorded).history({ customerId: 11, since: new Date(0) }, untilDone())
  expect([history.orders.map(({ id }) => id), history.leftOut]).toEqual([[218], 1])
  expect(recorded.lines).toContainEqual(['warn', 'orders-left-out', { count: 1 }])
})

describe('an order', () => {
  test('an order has the currency in which it was paid, not the one in which its prices were shown', async () => {
    const { port } = setUp({ order: () => json({ ...order, currency_code: 'CHF' }) })
    expect((await port.order({ orderId: 218 }, untilDone()))?.total).toEqual({ amount: 4448, currency: 'GBP' })
  })

  test('an order is read with lines and address, and with amounts of four decimals [CHK-14, LOC-38]', async () => {
    const { port, requests } = setUp()
    expect(await port.order({ orderId: 218 }, untilDone())).toEqual({
      id: 218,
      cartId: '7e48f7ef-2e88-4817-aea4-b0ed01490114',
      customerId: 11,
      channelId: 1406818,
      status: 'Confirmed',
      stage: 'placed',
      packing: null,
      placedAt: '2019-03-05T21:40:11.000Z',
      email: 'mabel@example.com',
      buyer: { firstName: 'Mabel', lastName: 'Tregear', phone: '07700 900222' },
      billing: {
        name: 'Mabel Tregear',
        lines: ['Tregear & Co', '2 Mill Lane'],
        city: 'Truro',
        region: '',
        postalCode: 'TR1 1AA',
        country: 'United Kingdom',
      },
      lines: [
        {
          id: 65,
          productId: 77,
          variantId: null,
          sku: '440123-NAV-M',
          name: 'Cotton Tee',
          quantity: 2,
          sent: 1,
          refunded: 0,
          deliveryId: 51,
          price: { amount: 1999, currency: 'GBP' },
          total: { amount: 3998, currency: 'GBP' },
          options: [{ name: 'Size', value: 'M' }],
        },
      ],
      subtotal: { amount: 3998, currency: 'GBP' },
      shipping: { amount: 1200, currency: 'GBP' },
      fees: { amount: 0, currency: 'GBP' },
      discount: { amount: 750, currency: 'GBP' },
      discountNames: ['HARVEST10'],
      tax: { amount: 0, currency: 'GBP' },
      taxInside: { amount: 741, currency: 'GBP' },
      total: { amount: 4448, currency: 'GBP' },
      storeCredit: { amount: 1000, currency: 'GBP' },
      giftCertificates: { amount: 250, currency: 'GBP' },
      refunded: { amount: 0, currency: 'GBP' },
      refunds: [],
      deliveries: [
        {
          id: 51,
          address: {
            name: 'Mabel Tregear',
            lines: ['1 Quay Street', 'Flat 2'],
            city: 'Penryn',
            region: 'Cornwall',
            postalCode: 'TR10 8HH',
            country: 'United Kingdom',
          },
          method: 'Standard delivery',
        },
      ],
      paymentMethod: 'Credit Card',
      present: null,
    })
    expect(requests.map(({ url }) => url.pathname)).toEqual([
      '/stores/hash/v2/orders/218',
      '/stores/hash/v2/orders/218/products',
      '/stores/hash/v2/orders/218/shipping_addresses',
    ])
  })

  test('an order whose prices exclude tax has its amounts without tax, and the tax besides [D-250]', async () => {
    const american = {
      ...order,
      default_currency_code: 'USD',
      is_tax_inclusive_pricing: false,
      shipping_cost_inc_tax: '10.6900',
      shipping_cost_ex_tax: '9.9500',
      handling_cost_inc_tax: '1.0700',
      handling_cost_ex_tax: '1.0000',
      fees: [{ cost_inc_tax: '0.3000', cost_ex_tax: '0.2000', cost_tax: '0.1000' }],
      discount_amount: '20.0000',
      coupon_discount: '0.0000',
      total_inc_tax: '219.0500',
      total_tax: '14.9000',
    }
    const line = {
      ...lines[0],
      quantity: 3,
      price_inc_tax: '76.1500',
      price_ex_tax: '71.0000',
      total_inc_tax: '228.4400',
      total_ex_tax: '213.0000',
    }
    const { port } = setUp({ order: () => json(american), lines: () => json([line]) })
    const dollars = (amount: number) => ({ amount, currency: 'USD' })
    expect(await port.order({ orderId: 218 }, untilDone())).toMatchObject({
      lines: [{ price: dollars(7100), total: dollars(21_300) }],
      subtotal: dollars(21_300),
      shipping: dollars(995),
      fees: dollars(120),
      discount: dollars(2000),
      tax: dollars(1490),
      taxInside: dollars(0),
      total: dollars(21_905),
    })
  })

  test('a refunded order has the amount of its refunds, without the payments that were declined, and the part that is store credit [D-251] [ORDP-09]', async () => {
    const declined = { amount: 4, is_declined: true }
    const data = [
      {
        created: '2019-03-09T10:00:00+00:00',
        total_amount: 12.1,
        payments: [
          { amount: 5.1, provider_id: 'custom', is_declined: false },
          { amount: 3, provider_id: 'storecredit', is_declined: false },
          declined,
        ],
      },
      { total_amount: '3.0500' },
    ]
    for (const statusId of [4, 14]) {
      const { port, requests } = setUp({
        order: () => json({ ...order, status_id: statusId }),
        refunds: () => json({ data, meta: {} }),
      })
      expect(await port.order({ orderId: 218 }, untilDone())).toMatchObject({
        total: { amount: 4448, currency: 'GBP' },
        refunded: { amount: 1115, currency: 'GBP' },
        refunds: [
          { at: '2019-03-09T10:00:00.000Z', amount: { amount: 810 }, storeCredit: { amount: 300 } },
          { at: null, amount: { amount: 305 }, storeCredit: { amount: 0 } },
        ],
      })
      expect(requests.at(-1)?.url.pathname).toBe('/stores/hash/v3/orders/218/payment_actions/refunds')
    }
  })

  test('an order keeps its refunds with the status that follows, which the platform is asked for if a line has one [D-251]', async () => {
    const shipped = {
      order: () => json({ ...order, status_id: 2 }),
      refunds: () => json({ data: [{ total_amount: '12.1000' }], meta: {} }),
    }
    const refunded = setUp({ ...shipped, lines: () => json([{ ...lines[0], quantity_refunded: 1 }]) })
    expect(await refunded.port.order({ orderId: 218 }, untilDone())).toMatchObject({
      status: 'Shipped',
      refunded: { amount: 1210, currency: 'GBP' },
    })
    const whole = setUp({ ...shipped, lines: () => json([{ ...lines[0], quantity_refunded: 0 }]) })
    expect(await whole.port.order({ orderId: 218 }, untilDone())).toMatchObject({ refunded: { amount: 0 } })
    expect(whole.requests.map(({ url }) => url.pathname)).not.toContain(refunded.requests.at(-1)?.url.pathname)
  })

  test('a refunded order is shown without the amount if its refunds cannot be read, which the log says [D-251]', async () => {
    const { port, lines: logged } = setUp({
      order: () => json({ ...order, status_id: 14 }),
      refunds: () => json({ status: 403 }, { status: 403 }),
    })
    expect(await port.order({ orderId: 218 }, untilDone())).toMatchObject({
      status: 'Refunded in part',
      refunded: null,
    })
    expect(logged.map(([level, event]) => [level, event])).toContainEqual(['error', 'order-refunds'])
  })

  test('an order that was marked as refunded without a refund of the platform has no amount [D-251]', async () => {
    const { port } = setUp({
      order: () => json({ ...order, status_id: 4 }),
      refunds: () => json({ data: [], meta: {} }),
    })
    expect(await port.order({ orderId: 218 }, untilDone())).toMatchObject({ status: 'Refunded', refunded: null })
  })

  const fullPrice = { ...order, discount_amount: '0.0000', coupon_discount: '0.0000' }
  const linesWith = (applied_discounts: object[]) => lines.map((line) => ({ ...line, applied_discounts }))
  const ofLine = { id: 'manual-discount', amount: '5.0000', name: 'Manual Discount', code: null, target: 'product' }

  test.each([
    ['a discount of its own', { wire: order, applied: [], isDiscounted: true }],
    ['only a discount of a line', { wire: fullPrice, applied: [ofLine], isDiscounted: true }],
    ['a discount of 0', { wire: fullPrice, applied: [{ ...ofLine, amount: '0.0000' }], isDiscounted: false }],
    ['no discount', { wire: fullPrice, applied: [], isDiscounted: false }],
  ])('reports for an order with %s whether it is discounted', async (_what, { wire, applied, isDiscounted }) => {
    const answer = (value: object) => () => json(value)
    const { port } = setUp({ order: answer(wire), lines: answer(linesWith(applied)) })
    expect(await port.isDiscounted({ orderId: 218 }, untilDone())).toBe(isDiscounted)
  })

  test.each([
    [0, 'Open'],
    [1, 'Pending'],
    [2, 'Shipped'],
    [3, 'Shipped in part'],
    [4, 'Refunded'],
    [5, 'Cancelled'],
    [6, 'Cancelled'],
    [7, 'Pending'],
    [8, 'Confirmed'],
    [9, 'Confirmed'],
    [10, 'Complete'],
    [11, 'Confirmed'],
    [12, 'Pending'],
    [13, 'Pending'],
    [14, 'Refunded in part'],
  ])('an order shows status %i of the platform as %s [CHK-16] [D-251]', async (statusId, status) => {
    const { port, lines: logged } = setUp({ order: () => json({ ...order, status_id: statusId }) })
    expect(await port.order({ orderId: 218 }, untilDone())).toMatchObject({ status })
    expect(logged).toEqual([])
  })

  test.each([
    [8, 'to-collect'],
    [9, 'packed'],
    [11, null],
    [2, null],
  ])('an order with status %i of the platform waits as %s [ORDP-07]', async (statusId, packing) => {
    const { port } = setUp({ order: () => json({ ...order, status_id: statusId }) })
    expect(await port.order({ orderId: 218 }, untilDone())).toMatchObject({ packing })
  })

  test('an order shows an unknown status as Pending, and logs it [CHK-16]', async () => {
    const { port, lines: logged } = setUp({ order: () => json({ ...order, status_id: 99 }) })
    expect(await port.order({ orderId: 218 }, untilDone())).toMatchObject({ status: 'Pending' })
    expect(logged).toEqual([['warn', 'order-status-unknown', { orderId: 218, statusId: 99 }]])
  })

  test('an order is null if the platform has none', async () => {
    const missing = () => json([{ status: 404, message: 'Not found' }], { status: 404 })
    expect(
      await setUp({ order: missing, lines: missing, addresses: missing }).port.order({ orderId: 9 }, untilDone()),
    ).toBeNull()
  })

  test('an order has no address if there is nothing to deliver', async () => {
    const { port } = setUp({ addresses: () => new Response(null, { status: 204 }) })
    expect(await port.order({ orderId: 218 }, untilDone())).toMatchObject({ deliveries: [] })
  })

  test('an order has a delivery for each address to which lines are sent, and knows which [D-252]', async () => {
    const [first] = addresses
    const sentTo = (...ids: number[]) => ids.map((id, index) => ({ ...lines[0], id: index + 1, order_address_id: id }))
    const { port } = setUp({
      lines: () => json(sentTo(52, 51, 0)),
      addresses: () => json([51, 52, 53].map((id) => ({ ...first, id, street_1: `${id} Quay Street` }))),
    })
    const found = await port.order({ orderId: 218 }, untilDone())
    expect(found?.deliveries.map(({ id, address }) => [id, address.lines[0]])).toEqual([
      [51, '51 Quay Street'],
      [52, '52 Quay Street'],
    ])
    expect(found?.lines.map(({ deliveryId }) => deliveryId)).toEqual([52, 51, null])
  })

  test('an order has no delivery method if the platform says None', async () => {
    const { port } = setUp({ addresses: () => json(addresses.map((each) => ({ ...each, shipping_method: 'None' }))) })
    expect(await port.order({ orderId: 218 }, untilDone())).toMatchObject({ deliveries: [{ method: '' }] })
  })

  test.each([
    ['an outage of a part', { lines: () => json({}, { status: 500 }) }, 'unavailable'],
    ['an amount that is not decimal', { order: () => json({ ...order, total_inc_tax: 'free' }) }, 'malformed'],
    ['an invalid date', { order: () => json({ ...order, date_created: 'soon' }) }, 'malformed'],
  ])('reading an order throws for %s', async (_what, parts, kind) => {
    await expect(setUp(parts).port.order({ orderId: 218 }, untilDone())).rejects.toMatchObject({
      service: 'commerce',
      kind,
    })
  })
})
