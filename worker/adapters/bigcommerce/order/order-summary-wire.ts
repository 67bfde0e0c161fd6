import * as v from 'valibot'
import { CurrencySchema } from './order-amounts.ts'
import { OrderSchema, pieceEntries, toPiece } from './order-wire.ts'
import { moneyFromDecimal } from '#shared/domain/money.ts'
import type { OrderStatus, OrderSummary } from '#shared/domain/order.ts'

const ConsignmentsSchema = v.array(v.object({ line_items: v.array(v.object(pieceEntries)) }))

/** An order in a list. Without pictures it is still one. */
const OrderSummarySchema = v.pick(
  v.object({
    ...OrderSchema.entries,
    items_total: v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.number()),
    consignments: v.fallback(
      v.pipe(
        v.object({
          pickups: v.optional(ConsignmentsSchema, []),
          shipping: v.optional(ConsignmentsSchema, []),
          downloads: v.optional(ConsignmentsSchema, []),
        }),
        v.transform(({ pickups, shipping, downloads }) =>
          [...pickups, ...shipping, ...downloads].flatMap(({ line_items: lines }) => lines),
        ),
      ),
      [],
    ),
  }),
  [
    'id',
    'customer_id',
    'status_id',
    'date_created',
    'default_currency_code',
    'total_inc_tax',
    'items_total',
    'consignments',
  ],
)

/** An account is for all channels of the store, also for those that are no market, with currencies of their own. */
const ForeignOrderSchema = v.object({
  ...v.pick(OrderSchema, ['id', 'customer_id', 'status_id']).entries,
  default_currency_code: v.pipe(
    v.string(),
    v.check((code) => !v.is(CurrencySchema, code)),
  ),
})

export const OrderSummariesSchema = v.array(v.union([OrderSummarySchema, ForeignOrderSchema]))

type WireSummary = v.InferOutput<typeof OrderSummarySchema>

/** False for an order in a currency that no market has. */
export function isOfMarket(order: WireSummary | v.InferOutput<typeof ForeignOrderSchema>): order is WireSummary {
  return v.is(CurrencySchema, order.default_currency_code)
}

const maxPieces = 4

export function toOrderSummary(order: WireSummary, status: OrderStatus): OrderSummary {
  return {
    id: order.id,
    status,
    placedAt: order.date_created.toISOString(),
    total: moneyFromDecimal(order.total_inc_tax, order.default_currency_code),
    itemCount: order.items_total,
    pieces: order.consignments.slice(0, maxPieces).map(toPiece),
  }
}
