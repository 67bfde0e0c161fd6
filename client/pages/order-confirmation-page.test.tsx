import { decodeHTML } from 'entities'
import { expect, test } from 'vitest'
import { htmlOf } from '../test/html-of.ts'
import { OrderConfirmationPage } from './order-confirmation-page.tsx'
import type { DeliveryPeriod } from '#shared/domain/dispatch.ts'
import type { Order, OrderStage } from '#shared/domain/order.ts'
import { markets } from '#shared/markets.ts'
import { brand } from '#shared/merchant.ts'
import { orderOf } from '#shared/test/orders.ts'

const pounds = (amount: number) => ({ amount, currency: 'GBP' as const })

const millLane = {
  name: 'Ada Carter',
  lines: ['12 Mill Lane'],
  city: 'Falmouth',
  region: '',
  postalCode: 'TR11 3AB',
  country: 'United Kingdom',
}

const order = orderOf('GBP', {
  id: 100482,
  cartId: 'c0ffee',
  placedAt: '2026-11-21T10:00:00Z',
  email: 'ada@example.com',
  buyer: { firstName: 'Ada', lastName: 'Carter', phone: '' },
  lines: [
    {
      id: 1,
      productId: 118,
      variantId: 1181,
      sku: '200123-1',
      name: 'Harbour Stripe Dress',
      quantity: 2,
      sent: 0,
      refunded: 0,
      deliveryId: 11,
      price: pounds(4500),
      total: pounds(9000),
      options: [{ name: 'Size', value: '12' }],
    },
  ],
  subtotal: pounds(9000),
  discount: pounds(500),
  total: pounds(8500),
  deliveries: [{ id: 11, address: millLane, method: 'Standard delivery' }],
  paymentMethod: 'Credit Card',
})

const render = (shown: Order | null, stage: OrderStage = 'placed', expected: DeliveryPeriod | null = null) =>
  htmlOf(
    <OrderConfirmationPage
      market={markets.en}
      mediaBase=""
      orderId={100482}
      stage={stage}
      order={shown}
      expected={expected}
      returnDays={21}
      helpLink="https://help.example.com"
      account={null}
    />,
  )

test('the confirmation shows a picture of each line, the date, the delivery method and the payment method', () => {
  const html = render(order)
  expect(html).toMatch(/<img[^>]*src="[^"]*200123/)
  for (const text of ['21 November 2026', 'Standard delivery', 'Credit Card']) expect(html).toContain(text)
})

test('the confirmation names the days on which the order is expected, if they are known', () => {
  const days = { first: '2026-12-01', last: '2026-12-03' }
  // Engines differ in the blanks around the dash of a range.
  expect(render(order, 'placed', days).replaceAll(/\s+/g, ' ')).toMatch(
    /<dt>Expected<\/dt><dd>Tue,? 1 (Dec )?– Thu,? 3 Dec<\/dd>/,
  )
  expect(render(order)).not.toContain('Expected')
})

test('the confirmation says until when things may be returned, as the setting says; not for a gift card by e-mail', () => {
  expect(render(order)).toContain('<a href="/returns">Return anything within 21 days</a>')
  expect(render({ ...order, deliveries: [] })).not.toContain('/returns')
})

test('the confirmation thanks the shopper who placed the order and shows it to them [RTE-12]', () => {
  const html = render(order)
  for (const text of [
    'Thank you',
    '100482',
    'ada@example.com',
    'Harbour Stripe Dress',
    '£90.00',
    '−£5.00',
    'Free',
    '£85.00',
    '12 Mill Lane',
    'TR11 3AB',
  ])
    expect(html).toContain(text)
})

const rowsOf = (html: string) =>
  [...html.matchAll(/<dt>([^<]*)<\/dt><dd>(−?[£$€][\d.,]+|Free)<\/dd>/g)].map(([, label, text]) => `${label} ${text}`)

test('the confirmation shows the tax that is added to the prices before the total, and no row for tax that they include [D-250]', () => {
  const taxed = { fees: pounds(250), tax: pounds(613), total: pounds(9363) }
  expect(rowsOf(render({ ...order, ...taxed }))).toEqual([
    'Subtotal £90.00',
    'Discount −£5.00',
    'Delivery Free',
    'Fees £2.50',
    'Tax £6.13',
    'Total £93.63',
  ])
  expect(rowsOf(render(order))).toEqual(['Subtotal £90.00', 'Discount −£5.00', 'Delivery Free', 'Total £85.00'])
})

test('an order shows what gift certificates and store credit paid, what was paid besides, and what was refunded [D-251]', () => {
  const paid = { giftCertificates: pounds(3000), storeCredit: pounds(500) }
  expect(rowsOf(render({ ...order, ...paid, status: 'Refunded in part', refunded: pounds(4500) })).slice(3)).toEqual([
    'Total £85.00',
    'Gift certificates −£30.00',
    'Store credit −£5.00',
    'Paid £50.00',
    'Refunded −£45.00',
  ])
  expect(rowsOf(render({ ...order, ...paid, storeCredit: pounds(0) })).slice(3)).toEqual([
    'Total £85.00',
    'Gift certificates −£30.00',
    'To pay £55.00',
  ])
})

test('an order that is sent to several addresses shows each with its lines, and lines without an address after them [D-252]', () => {
  const [dress] = order.lines
  const line = (id: number, name: string, deliveryId: number | null) => ({ ...dress!, id, name, deliveryId })
  const html = render({
    ...order,
    lines: [line(1, 'Dress', 11), line(2, 'Gift card', null), line(3, 'Mug', 12), line(4, 'Shirt', 11)],
    deliveries: [
      ...order.deliveries,
      { id: 12, address: { ...millLane, lines: ['3 Quay Street'] }, method: 'Express' },
    ],
  })
  const told = /Delivery \d of \d|12 Mill Lane|3 Quay Street|>(Dress|Gift card|Mug|Shirt)<|Standard delivery, Express/g
  expect(html.match(told)).toEqual([
    'Delivery 1 of 2',
    '12 Mill Lane',
    '>Dress<',
    '>Shirt<',
    'Delivery 2 of 2',
    '3 Quay Street',
    '>Mug<',
    '>Gift card<',
    'Standard delivery, Express',
  ])
  expect(html).not.toContain('Delivering to')
})

test('the lines of an order say how many were dispatched if others are still to be sent [D-251]', () => {
  const [dress] = order.lines
  const lines = [
    { ...dress!, id: 1, quantity: 3, sent: 1 },
    { ...dress!, id: 2, quantity: 1, sent: 0 },
    { ...dress!, id: 3, quantity: 1, sent: 0, deliveryId: null },
  ]
  const told = (changes: Partial<Order>) => render({ ...order, lines, ...changes })?.match(/\d of \d dispatched/g) ?? []
  expect(told({ status: 'Shipped in part' })).toEqual(['1 of 3 dispatched', '0 of 1 dispatched'])
  expect(told({ status: 'Complete' })).toEqual([])
  expect(told({ lines: lines.map((line) => ({ ...line, sent: 0 })) })).toEqual([])
})

test('the confirmation names the savings that the platform knows, and none that it does not', () => {
  const saved = { ...order, discount: pounds(750) }
  expect(render({ ...saved, discountNames: ['HARVEST10'] })).toMatch(/<dt>Discount · HARVEST10<\/dt><dd>−£7\.50</)
  expect(render(saved)).toMatch(/<dt>Discount<\/dt><dd>−£7\.50</)
})

test('the confirmation of a placed order carries its analytics data, without personal data [D-19]', () => {
  const delivered = { ...order, shipping: pounds(395), total: pounds(8895) }
  const [, purchase = ''] = /data-purchase="([^"]*)"/.exec(render(delivered)) ?? []
  expect(JSON.parse(decodeHTML(purchase))).toEqual({
    transaction_id: '100482',
    currency: 'GBP',
    value: 85,
    shipping: 3.95,
    tax: 0,
    discount: 5,
    items: [
      {
        item_id: '200123',
        product_id: 118,
        sku: '200123-1',
        item_name: 'Harbour Stripe Dress',
        item_brand: brand,
        item_variant: '12',
        price: 45,
        quantity: 2,
      },
    ],
  })
  for (const html of [render(null), render(order, 'unfinished'), render(order, 'cancelled')])
    expect(html).not.toContain('data-purchase')
})

test('without proof of ownership only the order number shows [RTE-12]', () => {
  const html = render(null)
  expect(html).toContain('100482')
  expect(html).not.toMatch(/@|£|Mill Lane/)
})

test.each([
  ['unfinished', 'Your order is not finished', '/bag'],
  ['cancelled', 'This order was cancelled', '/'],
] as const)(
  'the confirmation of an order that is %s shows only its number and does not thank',
  (stage, title, href) => {
    const html = render(order, stage)
    for (const text of [title, '100482', `href="${href}"`]) expect(html).toContain(text)
    expect(html).not.toMatch(/Thank you|@|£|Mill Lane/)
  },
)

test('the confirmation leads to the market’s help desk', () => {
  expect(render(order)).toContain('<a href="https://help.example.com">')
})
