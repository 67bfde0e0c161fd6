import { expect, test } from 'vitest'
import { orderOf } from '../test/orders.ts'
import { money } from './money.ts'
import { orderTimeline } from './order-timeline.ts'
import type { Order, OrderStatus, Shipment } from './order.ts'

const nothing = money(0, 'GBP')
const parcel = (id: number, sentAt: string | null): Shipment => ({
  id,
  carrier: 'Parcel Post',
  trackingNumber: '',
  trackingLink: null,
  sentAt,
  items: [],
})
const refund = (at: string | null, minor: number, credit = 0) => ({
  at,
  amount: money(minor, 'GBP'),
  storeCredit: money(credit, 'GBP'),
})

/** The names of the steps, with the ids of parcels and the amounts of refunds. */
function stepsOf(changes: Partial<Order>, parcels: Shipment[] = []): string[] {
  return orderTimeline(orderOf('GBP', changes), parcels).map((step) => {
    if (step.kind === 'parcel') return `parcel ${step.parcel.id}`
    if (step.kind !== 'refunded') return step.kind
    return ['refunded', step.amount?.amount, step.storeCredit && `credit ${step.storeCredit.amount}`]
      .filter((part) => part !== undefined && part !== null)
      .join(' ')
  })
}

test.each<[OrderStatus, Partial<Order>, Shipment[], string[]]>([
  ['Open', { stage: 'unfinished' }, [], ['ordered']],
  ['Pending', {}, [], ['ordered']],
  ['Confirmed', {}, [], ['ordered']],
  ['Confirmed', { packing: 'packed' }, [], ['ordered', 'packed']],
  ['Confirmed', { packing: 'to-collect' }, [], ['ordered', 'to-collect']],
  ['Confirmed', { packing: 'packed' }, [parcel(1, '2026-11-02')], ['ordered', 'parcel 1']],
  ['Shipped in part', {}, [], ['ordered', 'sent-in-part']],
  ['Shipped in part', {}, [parcel(1, '2026-11-02')], ['ordered', 'parcel 1']],
  ['Shipped', {}, [], ['ordered', 'sent']],
  ['Shipped', {}, [parcel(2, '2026-11-04'), parcel(1, '2026-11-02')], ['ordered', 'parcel 1', 'parcel 2']],
  ['Shipped', {}, [parcel(2, null), parcel(1, '2026-11-02')], ['ordered', 'parcel 1', 'parcel 2']],
  ['Shipped', {}, [parcel(2, null), parcel(1, null)], ['ordered', 'parcel 2', 'parcel 1']],
  ['Complete', {}, [], ['ordered', 'complete']],
  ['Complete', {}, [parcel(1, '2026-11-02')], ['ordered', 'parcel 1', 'complete']],
  ['Cancelled', { stage: 'cancelled' }, [], ['ordered', 'cancelled']],
  ['Refunded', { refunded: null }, [], ['ordered', 'refunded']],
  ['Refunded in part', { refunded: null }, [parcel(1, '2026-11-02')], ['ordered', 'parcel 1', 'refunded']],
  [
    'Refunded',
    { refunds: [refund('2026-11-05', 500), refund('2026-11-03', 700, 200)] },
    [parcel(1, '2026-11-02')],
    ['ordered', 'parcel 1', 'refunded 700 credit 200', 'refunded 500'],
  ],
])(
  'an order with status %s and %o has the steps that the platform knows [ORDP-07]',
  (...[status, changes, parcels, steps]) => {
    expect(stepsOf({ status, ...changes }, parcels)).toEqual(steps)
  },
)

test('no status and no parcel says that an order was delivered [ORDP-07]', () => {
  const statuses: OrderStatus[] = ['Confirmed', 'Shipped in part', 'Shipped', 'Complete', 'Refunded']
  for (const status of statuses) expect(stepsOf({ status }, [parcel(1, '2026-11-02')]).join()).not.toContain('deliver')
})

test('a step has the time that the platform says, or none [ORDP-07]', () => {
  const order = orderOf('GBP', {
    status: 'Complete',
    placedAt: '2026-11-01',
    refunds: [{ at: null, amount: nothing, storeCredit: nothing }],
  })
  expect(orderTimeline(order, [parcel(1, '2026-11-02')]).map(({ at }) => at)).toEqual([
    '2026-11-01',
    '2026-11-02',
    null,
    null,
  ])
})
