import * as v from 'valibot'
import type { CartEntity } from '../../shared/domain/cart-entity-schema.ts'
import { present, untilDone } from './recorded-fetch.ts'
import { sandboxServices } from './sandbox.ts'
import type { openShop } from './shop.ts'

type Shop = ReturnType<typeof openShop>
type Placed = { cartId: string; orderId: number }

/**
 * Places a paid order for the browser's cart. The stock does not change, so that many tests can buy the same variant;
 * `payFor` reduces it.
 */
export async function placeOrder(shop: Shop, email: string): Promise<Placed> {
  const started = await startOrder(shop, email)
  await changeOrderStatus(started.orderId, 11)
  // The platform deletes the cart of an order once it is paid.
  await sandboxServices().api.rest('test-paid', v.unknown(), {
    path: `/v3/carts/${started.cartId}`,
    method: 'DELETE',
    absentOn: [204],
    signal: untilDone(),
  })
  return started
}

/** Creates the order of the browser's cart as it is before payment: incomplete, with the cart still there. */
export async function startOrder(shop: Shop, email: string): Promise<Placed> {
  const cartId = await prepare(shop, email)
  return { cartId, ...(await sandboxServices().services.checkout.createOrder({ cartId }, untilDone())) }
}

/** Changes an order's status as the platform's control panel does. */
export async function changeOrderStatus(orderId: number, statusId: number): Promise<void> {
  await sandboxServices().api.rest('test-status', v.unknown(), {
    path: `/v2/orders/${orderId}`,
    method: 'PUT',
    body: { status_id: statusId },
    signal: untilDone(),
  })
}

/** Sets the shipping address and shipping option of the checkout. */
async function prepare(shop: Shop, email: string): Promise<string> {
  const { checkout } = sandboxServices().services
  const { id, line_items } = await (await shop.call('getCart', {})).json<CartEntity>()
  const cartId = present(id, 'bag')
  const lines = line_items.physical_items.map((line) => ({ lineId: line.id, quantity: line.quantity }))
  const address = {
    email,
    firstName: 'Ada',
    lastName: 'Byron',
    address1: '1 Quay Street',
    address2: '',
    city: 'Bristol',
    region: '',
    postalCode: 'BS1 4DJ',
    country: 'GB',
    phone: '07700900123',
  }
  await checkout.addBillingAddress({ cartId, address }, untilDone())
  const { consignments } = await checkout.addConsignments({ cartId, consignments: [{ address, lines }] }, untilDone())
  const consignment = present(consignments[0], 'consignment')
  await checkout.changeConsignment(
    {
      cartId,
      consignmentId: consignment.id,
      change: { shippingOptionId: present(consignment.options[0], 'way to deliver').id },
    },
    untilDone(),
  )
  return cartId
}
