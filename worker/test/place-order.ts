import type { CartEntity } from '../../shared/domain/cart-entity-schema.ts'
import { present, untilDone } from './recorded-fetch.ts'
import { sandboxServices } from './sandbox.ts'
import type { openShop } from './shop.ts'

/** The order of a browser's bag, as the hosted checkout would place it. */
export async function placeOrder(shop: ReturnType<typeof openShop>, email: string): Promise<{ cartId: string; orderId: number }> {
  const { checkout } = sandboxServices().services
  const { id, line_items } = await (await shop.call('getCart', {})).json<CartEntity>()
  const cartId = present(id, 'bag')
  const lines = line_items.physical_items.map((line) => ({ lineId: line.id, quantity: line.quantity }))
  const address = { email, firstName: 'Ada', lastName: 'Byron', address1: '1 Quay Street', address2: '', city: 'Bristol', region: '', postalCode: 'BS1 4DJ', country: 'GB', phone: '07700900123' }
  await checkout.addBillingAddress({ cartId, address }, untilDone())
  const { consignments } = await checkout.addConsignments({ cartId, consignments: [{ address, lines }] }, untilDone())
  const consignment = present(consignments[0], 'consignment')
  await checkout.changeConsignment({ cartId, consignmentId: consignment.id, change: { shippingOptionId: present(consignment.options[0], 'way to deliver').id } }, untilDone())
  const { orderId } = await checkout.createOrder({ cartId }, untilDone())
  return { cartId, orderId }
}
