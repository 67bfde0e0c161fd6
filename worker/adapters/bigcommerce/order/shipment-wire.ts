import * as v from 'valibot'
import { WireText } from '../api/wire-text.ts'
import type { Shipment } from '#shared/domain/order.ts'

export const ShipmentsSchema = v.array(
  v.object({
    id: v.number(),
    tracking_number: WireText,
    tracking_link: WireText,
    generated_tracking_link: WireText,
    shipping_provider_display_name: WireText,
    shipping_provider: WireText,
  }),
)

/** The merchant's own link first: the platform makes one only if there is none. */
export function toShipment(wire: v.InferOutput<typeof ShipmentsSchema>[number]): Shipment {
  const link = wire.tracking_link || wire.generated_tracking_link
  return {
    id: wire.id,
    carrier: wire.shipping_provider_display_name || wire.shipping_provider,
    trackingNumber: wire.tracking_number,
    trackingLink: URL.canParse(link) && new URL(link).protocol === 'https:' ? link : null,
  }
}
