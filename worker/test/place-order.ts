import * as v from 'valibot'
import { checkoutAddress } from './checkout-address.ts'
import { present, untilDone } from './recorded-fetch.ts'
import { sandboxServices } from './sandbox.ts'
import type { openShop } from './shop.ts'
import type { CartEntity } from '#shared/domain/cart-entity-schema.ts'
import { defaultMarket, marketOfPath } from '#shared/markets.ts'

type Shop = ReturnType<typeof openShop>
type Placed = { cartId: string; orderId: number }

const OrderProductsSchema = v.array(v.object({ variant_id: v.number(), quantity: v.number(), type: v.string() }))
const LevelsSchema = v.object({
  data: v.array(
    v.object({
      identity: v.object({ variant_id: v.optional(v.number()) }),
      locations: v.array(v.object({ location_id: v.number(), available_to_sell: v.number() })),
    }),
  ),
})

/**
 * Places a paid order for the browser's cart, and puts its units back into stock, so that many tests can buy the same
 * variant; `payFor` leaves the stock reduced.
 */
export async function placeOrder(shop: Shop, email: string, prefix = ''): Promise<Placed> {
  const started = await startOrder(shop, email, prefix)
  await changeOrderStatus(started.orderId, 11)
  // The platform deletes the cart of an order once it is paid.
  await sandboxServices().api.rest('test-paid', v.unknown(), {
    path: `/v3/carts/${started.cartId}`,
    method: 'DELETE',
    absentOn: [204],
    signal: untilDone(),
  })
  await restock(started.orderId)
  return started
}

/** Puts the units of an order back into stock. */
export async function restock(orderId: number): Promise<void> {
  const { api } = sandboxServices()
  const signal = untilDone()
  const lines = present(
    await api.rest('test-order-products', OrderProductsSchema, { path: `/v2/orders/${orderId}/products`, signal }),
    'products of the order',
  )
  const levels = await api.rest('test-stock', LevelsSchema, {
    path: '/v3/inventory/items',
    query: { 'variant_id:in': lines.map(({ variant_id }) => variant_id).join() },
    signal,
  })
  const items = lines.flatMap(({ variant_id, quantity, type }) => {
    // The store counts no stock of its gift card by mail.
    if (type === 'digital') return []
    const level = present(levels, 'stock').data.find(({ identity }) => identity.variant_id === variant_id)
    const [first] = level?.locations ?? []
    return first ? [{ location_id: first.location_id, variant_id, quantity: first.available_to_sell + quantity }] : []
  })
  if (items.length > 0)
    await api.rest('test-restock', v.unknown(), {
      path: '/v3/inventory/adjustments/absolute',
      method: 'PUT',
      body: { items },
      signal,
    })
}

/** Creates the order of the browser's cart as it is before payment: incomplete, with the cart still there. */
export async function startOrder(shop: Shop, email: string, prefix = ''): Promise<Placed> {
  const cartId = await prepare(shop, email, prefix)
  return { cartId, ...(await sandboxServices().services.cart.createOrder({ cartId }, untilDone())) }
}

/** Sends the cart to an address to which the sandbox adds a tax, as an abandoned checkout does. */
export async function addTax({ id, line_items }: CartEntity): Promise<string> {
  const cartId = present(id, 'cart')
  const lines = line_items.physical_items.map((line) => ({ lineId: line.id, quantity: line.quantity }))
  const place = { city: 'San Francisco', region: 'California', postalCode: '94103', country: 'US' }
  const address = { ...checkoutAddress, ...place }
  await sandboxServices().services.cart.addConsignments({ cartId, consignments: [{ address, lines }] }, untilDone())
  return cartId
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
const places: Readonly<Record<string, { city: string; region: string; postalCode: string }>> = {
  US: { city: 'Portland', region: 'Oregon', postalCode: '97201' },
  IE: { city: 'Dublin', region: 'Dublin', postalCode: 'D01 X0X0' },
  CA: { city: 'Toronto', region: 'Ontario', postalCode: 'M5V 2T6' },
  AU: { city: 'Sydney', region: 'New South Wales', postalCode: '2000' },
}

function placeIn(country: string) {
  const place = places[country]
  return place ? { ...place, country } : { city: 'Bristol', region: '', postalCode: 'BS1 4DJ', country: 'GB' }
}

async function prepare(shop: Shop, email: string, prefix: string): Promise<string> {
  const { cart } = sandboxServices().services
  const { id, line_items } = await (await shop.call('getCart', {}, prefix)).json<CartEntity>()
  const cartId = present(id, 'cart')
  const lines = line_items.physical_items.map((line) => ({ lineId: line.id, quantity: line.quantity }))
  const address = {
    email,
    firstName: 'Ada',
    lastName: 'Byron',
    address1: '1 Quay Street',
    address2: '',
    ...placeIn((marketOfPath(`${prefix}/bag`) ?? defaultMarket).country),
    phone: '07700900123',
  }
  await cart.addBillingAddress({ cartId, address }, untilDone())
  const sent = await cart.addConsignments({ cartId, consignments: [{ address, lines }] }, untilDone())
  const consignment = present(sent?.consignments[0], 'consignment')
  await cart.changeConsignment(
    {
      cartId,
      consignmentId: consignment.id,
      change: { shippingOptionId: present(consignment.options[0], 'shipping option').id },
    },
    untilDone(),
  )
  return cartId
}
