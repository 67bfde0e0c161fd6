import { expect, test } from 'vitest'
import { htmlOf } from '../../test/html-of.ts'
import { OrderTimeline } from './order-timeline.tsx'
import { money } from '#shared/domain/money.ts'
import type { Order, Shipment } from '#shared/domain/order.ts'
import { markets } from '#shared/markets.ts'
import { orderOf } from '#shared/test/orders.ts'

const pounds = (minor: number) => money(minor, 'GBP')
const line = {
  id: 65,
  productId: 77,
  variantId: 1,
  sku: '440123-NAV-M',
  name: 'Cotton Tee',
  quantity: 3,
  sent: 2,
  refunded: 0,
  deliveryId: 51,
  price: pounds(1000),
  total: pounds(3000),
  options: [],
}
const parcel: Shipment = {
  id: 1,
  carrier: 'Parcel Post',
  trackingNumber: 'SV51GB',
  trackingLink: 'https://parcels.example/track/SV51GB',
  sentAt: '2026-11-02T09:00:00.000Z',
  items: [
    { lineId: 65, quantity: 2 },
    { lineId: 99, quantity: 1 },
  ],
}
const timelineOf = (changes: Partial<Order>, shipments: Shipment[] = []) =>
  htmlOf(
    <OrderTimeline order={orderOf('GBP', { lines: [line], ...changes })} shipments={shipments} market={markets.en} />,
  )

test('a parcel has its day, carrier, number, lines and a link to the carrier [ORDP-08]', () => {
  const html = timelineOf({ status: 'Shipped in part' }, [parcel])
  expect(html).toContain('<time dateTime="2026-11-02T09:00:00.000Z">')
  expect(html).toContain('<p>Parcel Post · SV51GB</p>')
  expect(html).toMatch(
    /<a href="https:\/\/parcels\.example\/track\/SV51GB" rel="noopener noreferrer">Track this parcel/,
  )
  expect(html).toContain('<ul class="order-timeline__items"><li>2 × Cotton Tee</li></ul>')
})

test('a parcel of which only the day is known has no empty rows [ORDP-08]', () => {
  const html = timelineOf({ status: 'Shipped' }, [
    { ...parcel, carrier: '', trackingNumber: '', trackingLink: null, items: [] },
  ])
  expect(html).toContain('Parcel sent')
  expect(html).not.toMatch(/<p><\/p>|<ul|<a /)
})

test('a refund has its amount and its part in store credit [ORDP-09]', () => {
  const refunds = [{ at: null, amount: pounds(1250), storeCredit: pounds(250) }]
  const html = timelineOf({ status: 'Refunded in part', refunds })
  expect(html).toContain('£12.50 refunded')
  expect(html).toContain('£2.50 of it as store credit')
  expect(timelineOf({ status: 'Refunded' })).toContain('>Refunded</p>')
})
