import * as v from 'valibot'
import { WireText } from '../api/wire-text.ts'
import { WireDate } from './order-date.ts'
import type { Shipment } from '#shared/domain/order.ts'

export const ShipmentsSchema = v.array(
  v.object({
    id: v.number(),
    date_created: WireDate,
    tracking_number: WireText,
    tracking_link: WireText,
    generated_tracking_link: WireText,
    shipping_provider_display_name: WireText,
    shipping_provider: WireText,
    items: v.optional(v.array(v.object({ order_product_id: v.number(), quantity: v.number() })), []),
  }),
)

/** The merchant's own link first: the platform makes one only if there is none. */
export function toShipment(wire: v.InferOutput<typeof ShipmentsSchema>[number]): Shipment {
  const link = wire.tracking_link || wire.generated_tracking_link
  return {
    id: wire.id,
    carrier: wire.shipping_provider_display_name || wire.shipping_provider,
    trackingNumber: wire.tracking_number,
    sentAt: wire.date_created,
    items: wire.items.map(({ order_product_id: lineId, quantity }) => ({ lineId, quantity })),
    trackingLink: URL.canParse(link) && new URL(link).protocol === 'https:' ? link : null,
  }
}
