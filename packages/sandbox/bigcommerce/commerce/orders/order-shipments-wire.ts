import { addressToOrderWire } from '../address-wire.ts'
import type { Address } from '../carts/cart.ts'
import type { Shipment } from './order-mail.ts'
import { orderAddressId, orderDate } from './order-wire.ts'
import type { Order, OrderLine } from './order.ts'

const shipped = 2
const partiallyShipped = 3
const completed = 10

/** From this number of lines, a delivery is sent in two parcels. */
const linesOfTwoParcels = 3

/**
 * The parcels of an order, as soon as its status says that it was sent: one for each delivery, or two if it has many
 * lines, of which the first has only the first line. A partially shipped order has only the first parcel of each
 * delivery, with its first line.
 */
export function orderShipmentsOf(order: Order): Shipment[] {
  if (![shipped, partiallyShipped, completed].includes(order.statusId)) return []
  return order.deliveries.flatMap(({ address, lineIds }, index) => {
    const isInParts = lineIds.length >= linesOfTwoParcels || order.statusId === partiallyShipped
    const parcels = isInParts ? [lineIds.slice(0, 1), lineIds.slice(1)] : [lineIds]
    return (order.statusId === partiallyShipped ? parcels.slice(0, 1) : parcels).map((sentLineIds, part): Shipment => {
      const trackingNumber = `SV${orderAddressId(order, index)}${part === 0 ? '' : part}GB`
      return {
        delivery: index,
        carrier: 'Parcel Post',
        trackingNumber,
        trackingLink: `https://parcels.example/track/${trackingNumber}`,
        address,
        lines: order.lines.filter(({ id }) => sentLineIds.includes(id)),
      }
    })
  })
}

/** The number of pieces of a line that were sent. */
export function sentPieces(order: Order, line: OrderLine): number {
  return orderShipmentsOf(order).some(({ lines }) => lines.includes(line)) ? line.quantity : 0
}

/** `GET /v2/orders/{id}/shipments`. */
export function orderShipmentsToWire(order: Order) {
  return orderShipmentsOf(order).map(({ delivery, carrier, trackingNumber, trackingLink, address, lines }, index) => {
    return {
      id: order.id * 10 + index,
      order_id: order.id,
      customer_id: order.customerId,
      order_address_id: orderAddressId(order, delivery),
      date_created: orderDate(order.modifiedAt),
      tracking_number: trackingNumber,
      merchant_shipping_cost: '0.0000',
      shipping_method: order.deliveries[delivery]?.methodName ?? '',
      comments: '',
      shipping_provider: '',
      shipping_provider_display_name: carrier,
      tracking_carrier: '',
      tracking_link: trackingLink,
      generated_tracking_link: '',
      billing_address: toAddress(order.billing),
      shipping_address: toAddress(address),
      items: lines.map((line) => ({
        order_product_id: order.id * 100 + order.lines.indexOf(line) + 1,
        product_id: line.productId,
        quantity: line.quantity,
      })),
    }
  })
}

function toAddress(address: Address) {
  const { form_fields: _none, ...fields } = addressToOrderWire(address)
  return fields
}
