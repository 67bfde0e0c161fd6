import { expect, test } from 'vitest'
import { returnableLine } from '../test/returns.ts'
import { mayBeReturned, returnStateOf } from './return-rules.ts'
import type { Order, OrderLine, OrderStatus, Shipment } from '#shared/domain/order.ts'
import type { NotedReturn } from '#shared/domain/return-request.ts'
import { orderOf } from '#shared/test/orders.ts'

const placedAt = '2026-11-01T10:00:00.000Z'
const parcel = (sentAt: string | null): Shipment => ({
  id: 1,
  carrier: '',
  trackingNumber: '',
  trackingLink: null,
  sentAt,
  items: [],
})
const asked = (lineId: number, quantity: number): NotedReturn => ({
  number: 1,
  requestedAt: placedAt,
  lines: [{ lineId, quantity, reason: 'quality', exchange: null }],
  comment: '',
})
type Known = { shipments?: Shipment[]; noted?: NotedReturn[]; at?: string }
function stateOf(changes: Partial<Order>, { shipments = [], noted = [], at = placedAt }: Known = {}) {
  const order = orderOf('GBP', { status: 'Shipped', placedAt, lines: [returnableLine()], ...changes })
  return returnStateOf(order, { shipments, noted, days: 28, now: Date.parse(at) })
}
const mostOf = (...of: Parameters<typeof stateOf>) => {
  const state = stateOf(...of)
  return state.status === 'open' ? state.lines.map(({ most }) => most) : state.status
}

test.each([
  ['the day of the order, without parcels', [], '2026-11-29'],
  ['the day of the order, if no parcel has a day', [parcel(null)], '2026-11-29'],
  [
    'the last parcel',
    [parcel('2026-11-05T09:00:00.000Z'), parcel('2026-11-03T23:59:00.000Z'), parcel(null)],
    '2026-12-03',
  ],
])(
  'the days of a return are counted from %s, and end with their last day [RET-03] [D-375]',
  (_what, shipments, lastDay) => {
    expect(stateOf({}, { shipments, at: `${lastDay}T23:59:59.999Z` })).toMatchObject({ status: 'open', lastDay })
    const next = new Date(Date.parse(lastDay) + 86_400_000).toISOString()
    expect(stateOf({}, { shipments, at: next })).toEqual({ status: 'over', lastDay })
  },
)

test('no return is promised of an order that was paid back, or after its last day [ORDP-13]', () => {
  const isPromised = (status: OrderStatus, at: string) =>
    mayBeReturned(orderOf('GBP', { status, placedAt }), { shipments: [], days: 28, now: Date.parse(at) })
  expect(isPromised('Pending', placedAt)).toBe(true)
  expect(isPromised('Complete', '2026-11-29T23:00:00Z')).toBe(true)
  expect(isPromised('Complete', '2026-11-30T00:00:00Z')).toBe(false)
  expect(isPromised('Refunded', placedAt)).toBe(false)
})

test.each([
  ['Open', 'not-sent'],
  ['Pending', 'not-sent'],
  ['Confirmed', 'not-sent'],
  ['Cancelled', 'not-sent'],
  ['Refunded', 'not-sent'],
  ['Shipped', [3]],
  ['Complete', [3]],
  ['Shipped in part', [2]],
  ['Refunded in part', [2]],
] as const)('of an order that is %s the pieces that were sent may be returned [RET-02] [D-375]', (status, expected) => {
  expect(mostOf({ status, lines: [returnableLine({ sent: 2 })] })).toEqual(expected)
})

test.each<[string, Partial<OrderLine>, NotedReturn[], readonly number[] | string]>([
  ['pieces that were asked for', {}, [asked(65, 1), asked(65, 1)], [1]],
  ['pieces of another line that were asked for', {}, [asked(66, 3)], [3]],
  ['pieces that were paid back', { refunded: 2 }, [], [1]],
  ['pieces that were asked for and then paid back, once', { refunded: 2 }, [asked(65, 2)], [1]],
  ['more than there are', { refunded: 9 }, [asked(65, 9)], 'nothing-left'],
  ['a gift card', { sku: '100000-1' }, [], 'nothing-left'],
  ['a digital product', { deliveryId: null }, [], 'nothing-left'],
])('what may be returned leaves out %s [RET-02] [D-375]', (...[, changes, noted, expected]) => {
  expect(mostOf({ lines: [returnableLine(changes)] }, { noted })).toEqual(expected)
})
