import * as v from 'valibot'
import { expect, test } from 'vitest'
import { markets } from '#shared/markets.ts'
import { newAccount } from '#worker/test/accounts.ts'
import { buyable, lineOf } from '#worker/test/buyable.ts'
import { changeOrderStatus } from '#worker/test/place-order.ts'
import { present, untilDone } from '#worker/test/recorded-fetch.ts'
import { sandboxServices } from '#worker/test/sandbox.ts'

const { services, api } = sandboxServices()

const CheckoutSchema = v.object({
  data: v.object({
    consignments: v.array(
      v.object({ id: v.string(), available_shipping_options: v.optional(v.array(v.object({ id: v.string() })), []) }),
    ),
  }),
})
const PlacedSchema = v.object({ data: v.object({ id: v.number() }) })

const address = {
  first_name: 'Mabel',
  last_name: 'Tregear',
  email: 'mabel@example.com',
  address1: '1 Quay Street',
  city: 'Penryn',
  state_or_province: 'Cornwall',
  postal_code: 'TR10 8HH',
  country_code: 'GB',
  phone: '441326000000',
}

async function placeOrder(cart: { id: string; lineId: string }): Promise<number> {
  const path = `/v3/checkouts/${cart.id}`
  const signal = untilDone()
  await api.rest('billing', v.unknown(), { path: `${path}/billing-address`, method: 'POST', body: address, signal })
  const query = { include: 'consignments.available_shipping_options' }
  const consignments = [{ address, line_items: [{ item_id: cart.lineId, quantity: 1 }] }]
  const { data } = await api.rest('consign', CheckoutSchema, {
    path: `${path}/consignments`,
    method: 'POST',
    query,
    body: consignments,
    signal,
  })
  const consignment = present(data.consignments[0], 'consignment')
  const chosen = { shipping_option_id: present(consignment.available_shipping_options[0], 'shipping option').id }
  await api.rest('choose', v.unknown(), {
    path: `${path}/consignments/${consignment.id}`,
    method: 'PUT',
    body: chosen,
    signal,
  })
  const placed = await api.rest('place', PlacedSchema, { path: `${path}/orders`, method: 'POST', signal })
  return placed.data.id
}

test('reads an order that was placed from a cart [CHK-14, CHK-16]', async () => {
  const bought = await buyable(services.catalogue, markets.en)
  const outcome = await services.cart.createCart({ market: markets.en, lines: [lineOf(bought)] }, untilDone())
  const cart = present(outcome.status === 'changed' ? outcome.cart : null, 'cart: it was refused')
  const [line] = cart.lineItems
  const orderId = await placeOrder({ id: cart.id!, lineId: line!.id })
  const order = await services.orders.order({ orderId }, untilDone())
  expect(order).toMatchObject({
    id: orderId,
    cartId: cart.id,
    customerId: 0,
    channelId: markets.en.defaultChannelId,
    status: 'Open',
    stage: 'unfinished',
    email: 'mabel@example.com',
    lines: [{ productId: bought.product.id, sku: bought.variant.sku, quantity: 1 }],
    subtotal: cart.baseAmount,
    deliveries: [
      { address: { name: 'Mabel Tregear', lines: ['1 Quay Street'], city: 'Penryn', postalCode: 'TR10 8HH' } },
    ],
  })
  expect(order?.total.amount).toBe(order!.subtotal.amount - order!.discount.amount + order!.shipping.amount)
})

test('assigns an order to a customer, whose history then has it', async () => {
  const bought = await buyable(services.catalogue, markets.en)
  const outcome = await services.cart.createCart({ market: markets.en, lines: [lineOf(bought)] }, untilDone())
  const cart = present(outcome.status === 'changed' ? outcome.cart : null, 'cart: it was refused')
  const orderId = await placeOrder({ id: cart.id!, lineId: cart.lineItems[0]!.id })
  const { customerId } = await newAccount()
  const before = await services.orders.order({ orderId }, untilDone())
  for (let time = 0; time < 2; time += 1) await services.orders.assign({ orderId, customerId }, untilDone())
  expect(await services.orders.order({ orderId }, untilDone())).toEqual({ ...before, customerId })
  await expect(services.orders.assign({ orderId, customerId: 99_999_999 }, untilDone())).rejects.toMatchObject({
    service: 'commerce',
    kind: 'rejected',
  })
})

test('returns no order for an unknown number [CHK-14]', async () => {
  expect(await services.orders.order({ orderId: 999_999_999 }, untilDone())).toBeNull()
})

test('returns the stage of an order, and finds every order of a cart', async () => {
  const bought = await buyable(services.catalogue, markets.en)
  const outcome = await services.cart.createCart({ market: markets.en, lines: [lineOf(bought)] }, untilDone())
  const cart = present(outcome.status === 'changed' ? outcome.cart : null, 'cart: it was refused')
  const cartId = cart.id!
  const orderId = await placeOrder({ id: cartId, lineId: cart.lineItems[0]!.id })
  const placement = {
    orderId,
    cartId,
    channelId: markets.en.defaultChannelId,
    stage: 'unfinished',
  }
  expect(await services.orders.placement({ orderId }, untilDone())).toEqual(placement)
  for (const [statusId, stage] of [
    [11, 'placed'],
    [7, 'placed'],
    [5, 'cancelled'],
    [6, 'cancelled'],
    [1, 'unfinished'],
  ] as const) {
    await changeOrderStatus(orderId, statusId)
    expect(await services.orders.placementsOfCart({ cartId }, untilDone())).toEqual([{ ...placement, stage }])
  }
  expect(await services.orders.placement({ orderId: 999_999_999 }, untilDone())).toBeNull()
  expect(await services.orders.placementsOfCart({ cartId: crypto.randomUUID() }, untilDone())).toEqual([])
})
