import { addressToOrderWire } from '../address-wire.ts'
import type { Address } from '../carts/cart.ts'
import { orderAddressId, orderDate } from './order-wire.ts'
import type { Order } from './order.ts'

const partiallyShipped = 3
const sentStatuses: readonly number[] = [2, partiallyShipped, 10]

/**
 * `GET /v2/orders/{id}/shipments`: one for each delivery, as soon as the order's status says that it was sent. The
 * parcels of a partially shipped order have only their first line.
 */
export function orderShipmentsToWire(order: Order) {
  if (!sentStatuses.includes(order.statusId)) return []
  return order.deliveries.map((delivery, index) => {
    const id = orderAddressId(order, index)
    const sentLineIds = order.statusId === partiallyShipped ? delivery.lineIds.slice(0, 1) : delivery.lineIds
    const trackingNumber = `SV${id}GB`
    return {
      id,
      order_id: order.id,
      customer_id: order.customerId,
      order_address_id: id,
      date_created: orderDate(order.modifiedAt),
      tracking_number: trackingNumber,
      merchant_shipping_cost: '0.0000',
      shipping_method: delivery.methodName,
      comments: '',
      shipping_provider: '',
      shipping_provider_display_name: 'Parcel Post',
      tracking_carrier: '',
      tracking_link: `https://parcels.example/track/${trackingNumber}`,
      generated_tracking_link: '',
      billing_address: toAddress(order.billing),
      shipping_address: toAddress(delivery.address),
      items: order.lines.flatMap(({ id: lineId, productId, quantity }, position) =>
        sentLineIds.includes(lineId)
          ? [{ order_product_id: order.id * 100 + position + 1, product_id: productId, quantity }]
          : [],
      ),
    }
  })
}

function toAddress(address: Address) {
  const { form_fields: _none, ...fields } = addressToOrderWire(address)
  return fields
}
