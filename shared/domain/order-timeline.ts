import type { Money } from './money.ts'
import { isRefunded, type Order, type OrderStatus, type Shipment } from './order.ts'

/** What happened to an order. `at` is ISO 8601, or `null` if the platform does not say when. */
export type TimelineStep =
  | { kind: 'ordered' | PlainStep; at: string | null }
  | { kind: 'parcel'; at: string | null; parcel: Shipment }
  | { kind: 'refunded'; at: string | null; amount: Money | null; storeCredit: Money | null }

type PlainStep = 'packed' | 'to-collect' | 'sent' | 'sent-in-part' | 'complete' | 'cancelled'

type TimelineOrder = Pick<Order, 'status' | 'stage' | 'placedAt' | 'packing' | 'refunds'>

/**
 * The steps of an order that the platform knows, in their order. A status is a step only if nothing more exact is
 * known: the parcels say when an order was sent, and the refunds what was paid back. No status says that a parcel was
 * delivered, so no step does.
 */
export function orderTimeline(order: TimelineOrder, parcels: readonly Shipment[]): TimelineStep[] {
  const { status, stage, placedAt, packing, refunds } = order
  const sent = sentSteps(status, parcels)
  const plain = (kind: PlainStep): TimelineStep[] => [{ kind, at: null }]
  return [
    { kind: 'ordered', at: placedAt },
    ...(packing !== null && sent.length === 0 ? plain(packing) : []),
    ...sent,
    ...(status === 'Complete' ? plain('complete') : []),
    ...(stage === 'cancelled' ? plain('cancelled') : []),
    ...(refunds.length > 0 ? refunds.map(toStep).toSorted(byTime) : refundedByStatus(status)),
  ]
}

const stepOfStatus: Partial<Record<OrderStatus, PlainStep>> = { Shipped: 'sent', 'Shipped in part': 'sent-in-part' }

function sentSteps(status: OrderStatus, parcels: readonly Shipment[]): TimelineStep[] {
  if (parcels.length > 0)
    return parcels.map((parcel): TimelineStep => ({ kind: 'parcel', at: parcel.sentAt, parcel })).toSorted(byTime)
  const kind = stepOfStatus[status]
  return kind ? [{ kind, at: null }] : []
}

function toStep({ at, amount, storeCredit }: Order['refunds'][number]): TimelineStep {
  return { kind: 'refunded', at, amount, storeCredit: storeCredit.amount > 0 ? storeCredit : null }
}

/** An order that the merchant marked, or whose refunds cannot be read. */
function refundedByStatus(status: OrderStatus): TimelineStep[] {
  return isRefunded(status) ? [{ kind: 'refunded', at: null, amount: null, storeCredit: null }] : []
}

/** What has no time comes last, in the order that it came in. */
function byTime(one: TimelineStep, other: TimelineStep): number {
  if (one.at === other.at) return 0
  return one.at !== null && (other.at === null || one.at < other.at) ? -1 : 1
}
