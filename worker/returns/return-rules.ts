import { isGiftCardLine } from '#shared/domain/gift-card-line.ts'
import type { Order, OrderLine, OrderStatus, Shipment } from '#shared/domain/order.ts'
import type { NotedReturn } from '#shared/domain/return-request.ts'

const dayMs = 86_400_000

const all = ({ quantity }: OrderLine) => quantity
const sent = (line: OrderLine) => line.sent
const none = () => 0

/** The pieces of a line that the shopper has, by the status of the order (D-375). */
const havePieces: Readonly<Record<OrderStatus, (line: OrderLine) => number>> = {
  Open: none,
  Pending: none,
  Confirmed: none,
  'Shipped in part': sent,
  Shipped: all,
  Complete: all,
  Cancelled: none,
  'Refunded in part': sent,
  Refunded: none,
}

/** Lines that are not taken back. */
const keptLines: readonly ((line: OrderLine) => boolean)[] = [
  isGiftCardLine,
  // It was not sent to an address: a digital product.
  ({ deliveryId }) => deliveryId === null,
]

export type ReturnableLine = { line: OrderLine; most: number }

/** If and how something of an order may be returned. `lastDay` is the last day on which it may be asked for. */
export type ReturnState =
  | { status: 'open'; lastDay: string; lines: ReturnableLine[] }
  | { status: 'over' | 'nothing-left'; lastDay: string }
  | { status: 'not-sent' }

type Known = { shipments: readonly Shipment[]; noted: readonly NotedReturn[]; days: number; now: number }

export function returnStateOf(order: Order, { shipments, noted, days, now }: Known): ReturnState {
  if (!wasSent(order)) return { status: 'not-sent' }
  const lastDay = lastReturnDay(order, shipments, days)
  if (isPast(lastDay, now)) return { status: 'over', lastDay }
  const lines = returnableLines(order, noted)
  return lines.length === 0 ? { status: 'nothing-left', lastDay } : { status: 'open', lastDay, lines }
}

/** False if nothing of the order can be sent back any more: what was paid back, or is older than that. */
export function mayBeReturned(order: Order, { shipments, days, now }: Omit<Known, 'noted'>): boolean {
  return order.status !== 'Refunded' && !isPast(lastReturnDay(order, shipments, days), now)
}

const isPast = (day: string, now: number) => now >= Date.parse(day) + dayMs

/** True if the shopper has a piece of the order. */
export function wasSent({ status, lines }: Pick<Order, 'status' | 'lines'>): boolean {
  return lines.some((line) => havePieces[status](line) > 0)
}

/** The days are counted from the day of the last parcel if it is known, else from that of the order. `YYYY-MM-DD`. */
function lastReturnDay({ placedAt }: Order, shipments: readonly Shipment[], days: number): string {
  const parcels = shipments.flatMap(({ sentAt }) => (sentAt === null ? [] : [Date.parse(sentAt)]))
  const start = parcels.length > 0 ? Math.max(...parcels) : Date.parse(placedAt)
  return new Date(start + days * dayMs).toISOString().slice(0, 10)
}

/**
 * A piece that was paid back is usually one that was asked for, so the larger of both numbers counts, not their sum
 * (D-375).
 */
function returnableLines({ status, lines }: Order, noted: readonly NotedReturn[]): ReturnableLine[] {
  return lines.flatMap((line) => {
    const asked = noted
      .flatMap((request) => request.lines)
      .filter(({ lineId }) => lineId === line.id)
      .reduce((sum, { quantity }) => sum + quantity, 0)
    const most = havePieces[status](line) - Math.max(asked, line.refunded)
    return most > 0 && !keptLines.some((isKept) => isKept(line)) ? [{ line, most }] : []
  })
}
