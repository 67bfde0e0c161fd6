import { expect, test } from 'vitest'
import { buyable } from '../test/buyable.ts'
import { checkoutAddress as address } from '../test/checkout-address.ts'
import { untilDone } from '../test/recorded-fetch.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop } from '../test/shop.ts'
import { markets } from '#shared/markets.ts'

const { services } = sandboxServices()
const item = await buyable(services.catalogue, markets.en)

test.each([
  'getCheckout',
  'postCheckoutConsignment',
  'updateCheckoutConsignment',
  'deleteCheckoutConsignment',
  'addCheckoutBillingAddress',
  'createOrderFromCheckout',
])('a browser cannot call %s, because the checkout is changed by the server only [NET-26] [D-162]', async (name) => {
  const shop = openShop()
  await shop.call('addCartItems', {
    data: { line_items: [{ product_id: item.product.id, variant_id: item.variant.id, quantity: 1 }] },
  })
  expect((await shop.call(name, { data: [], consignmentId: 'c1' })).status).toBe(404)
})

test('the server sends a checkout to an address, chooses how it is delivered, bills it and makes the order [NET-26]', async () => {
  const made = await services.cart.createCart(
    {
      market: markets.en,
      lines: [{ productId: item.product.id, variantId: item.variant.id, quantity: 1, selections: [] }],
    },
    untilDone(),
  )
  if (made.status !== 'changed' || made.cart.id === null) throw new Error('No cart was made.')
  const { id: cartId, lineItems } = made.cart
  const lines = lineItems.map(({ id, quantity }) => ({ lineId: id, quantity }))
  expect(await services.cart.checkout({ cartId }, untilDone())).toMatchObject({
    consignments: [],
    shipping: { amount: 0, currency: 'GBP' },
  })
  const add = async () => {
    const checkout = await services.cart.addConsignments({ cartId, consignments: [{ address, lines }] }, untilDone())
    return checkout!.consignments[0]!
  }
  const first = await add()
  expect(first).toMatchObject({ country: 'GB', selectedOptionId: null })
  expect(await services.cart.removeConsignment({ cartId, consignmentId: first.id }, untilDone())).toMatchObject({
    consignments: [],
  })
  const { id: consignmentId, options } = await add()
  const option = options.find(({ cost }) => cost.amount > 0)!
  const chosen = await services.cart.changeConsignment(
    { cartId, consignmentId, change: { shippingOptionId: option.id } },
    untilDone(),
  )
  expect(chosen).toMatchObject({
    shipping: option.cost,
    total: { amount: chosen.subtotal.amount + option.cost.amount },
    consignments: [{ selectedOptionId: option.id }],
  })
  await services.cart.addBillingAddress({ cartId, address }, untilDone())
  const order = await services.orders.order(await services.cart.createOrder({ cartId }, untilDone()), untilDone())
  expect(order).toMatchObject({ email: 'ada@example.com', deliveries: [{ address: { city: 'Bristol' } }] })
})
