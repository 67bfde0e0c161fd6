import * as v from 'valibot'
import { PlatformIdSchema } from '#shared/domain/platform-id.ts'
import { stockWebhook } from '#shared/stock-webhook.ts'

const EventSchema = v.looseObject({ scope: v.string(), data: v.optional(v.unknown()) })
const StockSchema = v.variant('type', [
  v.looseObject({ type: v.literal('sku'), inventory: v.looseObject({ product_id: PlatformIdSchema }) }),
  v.looseObject({ type: v.literal('product'), id: PlatformIdSchema }),
])

/** `irrelevant`: an event about something else, or without a product id. */
export type StockEvent = { status: 'relevant'; productId: number } | { status: 'irrelevant' } | { status: 'invalid' }

/** Parses the event in a request body. Only the product id is used; the stock itself is read again. */
export function parseStockEvent(body: ArrayBuffer): StockEvent {
  const event = v.safeParse(v.pipe(v.string(), v.parseJson(), EventSchema), new TextDecoder().decode(body))
  if (!event.success) return { status: 'invalid' }
  const stock = v.safeParse(StockSchema, event.output.data)
  if (!(stockWebhook.scopes as readonly string[]).includes(event.output.scope) || !stock.success)
    return { status: 'irrelevant' }
  const { output } = stock
  return { status: 'relevant', productId: output.type === 'sku' ? output.inventory.product_id : output.id }
}
