import * as v from 'valibot'
import { orderWebhook } from '#shared/order-webhook.ts'

const EventSchema = v.looseObject({
  scope: v.string(),
  data: v.optional(v.looseObject({ type: v.optional(v.string()), id: v.optional(v.union([v.number(), v.string()])) })),
})

const OrderIdSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,12}$/), v.transform(Number))]),
  v.integer(),
  v.minValue(1),
  v.maxValue(999_999_999_999),
)

/** `irrelevant`: an event about something else, or without an order id. */
export type OrderEvent = { status: 'relevant'; orderId: number } | { status: 'irrelevant' } | { status: 'invalid' }

/** Parses the event in a request body. Only the order id is used; the order itself is read again. */
export function parseOrderEvent(body: ArrayBuffer): OrderEvent {
  const event = v.safeParse(v.pipe(v.string(), v.parseJson(), EventSchema), new TextDecoder().decode(body))
  if (!event.success) return { status: 'invalid' }
  const { scope, data } = event.output
  const orderId = v.safeParse(OrderIdSchema, data?.id)
  const isOfOrder = (orderWebhook.scopes as readonly string[]).includes(scope) && data?.type === 'order'
  return isOfOrder && orderId.success ? { status: 'relevant', orderId: orderId.output } : { status: 'irrelevant' }
}
