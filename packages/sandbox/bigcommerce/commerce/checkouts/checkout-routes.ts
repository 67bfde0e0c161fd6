import { Hono, type Context } from 'hono'
import { checkoutNotFound, commaList, envelope } from '../../rest.ts'
import { announceOrder } from '../../webhooks/announce-order.ts'
import { addressFromWire } from '../address-wire.ts'
import { VersionBody, readBody } from '../carts/cart-bodies.ts'
import { changeCart, requireCart } from '../carts/cart-store.ts'
import type { Cart } from '../carts/cart.ts'
import { requireCoupon } from '../coupon-store.ts'
import { appliedCertificates } from '../gift-certificates.ts'
import { draftOrder } from '../orders/draft-order.ts'
import { insertIncompleteOrder, latestOrderIdOfCart } from '../orders/order-store.ts'
import { Refusal, respondToError } from '../refusal.ts'
import { totalsOf } from '../totals.ts'
import {
  withBillingAddress,
  withConsignment,
  withCoupon,
  withManualDiscounts,
  withReaddressed,
  withShippingOption,
  withoutConsignment,
  withoutCoupon,
} from './change-checkout.ts'
import {
  BillingBody,
  ChangedConsignmentBody,
  ConsignmentsBody,
  CouponBody,
  DiscountsBody,
  MessageBody,
} from './checkout-bodies.ts'
import { checkoutToWire } from './checkout-wire.ts'
import type { SandboxContext, SandboxRequest } from '#sandbox/env.ts'

/** `/v3/checkouts` of the REST Management API. A checkout has the id of its cart. */
export const checkoutRoutes = new Hono<SandboxContext>()
  .get('/:cartId', async (c) => respond(c, await requireCart(c.env.DB, c.req.param('cartId'))))
  .put('/:cartId', async (c) => {
    const { customer_message: customerMessage, version } = await readBody(c, MessageBody)
    return change(c, version, (cart) => ({ ...cart, customerMessage }))
  })
  .post('/:cartId/consignments', async (c) => {
    const bodies = await readBody(c, ConsignmentsBody)
    const version = bodies.find((body) => body.version !== undefined)?.version
    return change(c, version, (cart) =>
      bodies.reduce(
        (changed, body) =>
          withConsignment(changed, { address: addressFromWire(body.address), items: itemsOf(body.line_items) }),
        cart,
      ),
    )
  })
  .put('/:cartId/consignments/:id', async (c) => {
    const body = await readBody(c, ChangedConsignmentBody)
    const id = c.req.param('id')
    return change(c, body.version, (cart) =>
      'shipping_option_id' in body
        ? withShippingOption(cart, id, body.shipping_option_id)
        : withReaddressed(cart, id, { address: addressFromWire(body.address), items: itemsOf(body.line_items) }),
    )
  })
  .delete('/:cartId/consignments/:id', async (c) => {
    const { version } = await readBody(c, VersionBody)
    return change(c, version, (cart) => withoutConsignment(cart, c.req.param('id')))
  })
  .post('/:cartId/billing-address', async (c) => {
    const body = await readBody(c, BillingBody)
    return change(c, body.version, (cart) => withBillingAddress(cart, addressFromWire(body)))
  })
  .put('/:cartId/billing-address/:id', async (c) => {
    const body = await readBody(c, BillingBody)
    return change(c, body.version, (cart) => withBillingAddress(cart, addressFromWire(body), c.req.param('id')))
  })
  .post('/:cartId/coupons', async (c) => {
    const body = await readBody(c, CouponBody)
    return change(c, body.version, async (cart) =>
      withCoupon(cart, await requireCoupon(c.env.DB, body.coupon_code, cart.currency)),
    )
  })
  .delete('/:cartId/coupons/:code', async (c) => {
    const { version } = await readBody(c, VersionBody)
    return change(c, version, (cart) => withoutCoupon(cart, c.req.param('code')))
  })
  .post('/:cartId/discounts', async (c) => {
    const { cart: discounts, version } = await readBody(c, DiscountsBody)
    const whole = discounts.discounts.map((discount) => discount.discounted_amount)
    return change(c, version, (cart) => withManualDiscounts(cart, { whole, lines: discounts.line_items }))
  })
  // The platform documents no check of the stock here (checkouts.v3.yml, POST /checkouts/{checkoutId}/orders). The order is
  // incomplete and takes no units (settings.v3.yml, `update_stock_behavior`: `order_placed`).
  .post('/:cartId/orders', async (c) => {
    const cart = await requireCart(c.env.DB, c.req.param('cartId'))
    const id = await insertIncompleteOrder(c.env.DB, {
      ...draftOrder(cart),
      certificates: await appliedCertificates(c.env.DB, cart),
    })
    await announceOrder(c, id, [{ scope: 'store/order/created' }])
    return c.json(envelope({ id }))
  })

checkoutRoutes.onError((error, c) => {
  const isMissing = error instanceof Refusal && error.status === 404
  return isMissing ? checkoutNotFound(c, error.message) : respondToError(error, c)
})

async function change(
  c: Context<SandboxContext, '/:cartId' | '/:cartId/*'>,
  version: number | undefined,
  apply: (cart: Cart) => Cart | Promise<Cart>,
) {
  const target = { id: c.req.param('cartId'), expectedVersion: version }
  const cart = await changeCart(c.env.DB, target, apply)
  if (!cart) throw new Error('A checkout step emptied the cart')
  return respond(c, cart)
}

async function respond(c: SandboxRequest, cart: Cart) {
  const include = commaList(c, 'include')
  const data = checkoutToWire(cart, totalsOf(cart), {
    orderId: await latestOrderIdOfCart(c.env.DB, cart.id),
    include: {
      physicalOptions: include.includes('cart.line_items.physical_items.options'),
      digitalOptions: include.includes('cart.line_items.digital_items.options'),
      shippingOptions: include.includes('consignments.available_shipping_options'),
    },
  })
  return c.json(envelope(data))
}

function itemsOf(items: readonly { item_id: string; quantity: number }[]) {
  return items.map(({ item_id, quantity }) => ({ itemId: item_id, quantity }))
}
