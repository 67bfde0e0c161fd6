import { addressToOrderWire } from '../address-wire.ts'
import type { Address } from '../carts/cart.ts'
import type { Shipment } from './order-mail.ts'
import { orderAddressId, orderDate } from './order-wire.ts'
import type { Order, OrderLine } from './order.ts'

const shipped = 2
const partiallyShipped = 3
const completed = 10

/**
 * The parcels of an order: one for each delivery, as soon as the order's status says that it was sent. The parcels of a
 * partially shipped order have only their first line.
 */
export function orderShipmentsOf(order: Order): Shipment[] {
  if (![shipped, partiallyShipped, completed].includes(order.statusId)) return []
  return order.deliveries.map(({ address, lineIds }, index) => {
    const sentLineIds = order.statusId === partiallyShipped ? lineIds.slice(0, 1) : lineIds
    const trackingNumber = `SV${orderAddressId(order, index)}GB`
    return {
      carrier: 'Parcel Post',
      trackingNumber,
      trackingLink: `https://parcels.example/track/${trackingNumber}`,
      address,
      lines: order.lines.filter(({ id }) => sentLineIds.includes(id)),
    }
  })
}

/** The number of pieces of a line that were sent. */
export function sentPieces(order: Order, line: OrderLine): number {
  return orderShipmentsOf(order).some(({ lines }) => lines.includes(line)) ? line.quantity : 0
}

/** `GET /v2/orders/{id}/shipments`. */
export function orderShipmentsToWire(order: Order) {
  return orderShipmentsOf(order).map(({ carrier, trackingNumber, trackingLink, address, lines }, index) => {
    const id = orderAddressId(order, index)
    return {
      id,
      order_id: order.id,
      customer_id: order.customerId,
      order_address_id: id,
      date_created: orderDate(order.modifiedAt),
      tracking_number: trackingNumber,
      merchant_shipping_cost: '0.0000',
      shipping_method: order.deliveries[index]?.methodName ?? '',
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
