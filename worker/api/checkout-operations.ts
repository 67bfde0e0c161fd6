import type { Context } from 'hono'
import * as v from 'valibot'
import type { Checkout } from '../../shared/domain/checkout.ts'
import { NotFoundError, ServiceError } from '../../shared/errors.ts'
import * as messages from '../../shared/messages/en.ts'
import type { AppEnv } from '../app-env.ts'
import { DeliveryPlaceSchema, estimateDelivery } from '../cart/estimate-delivery.ts'
import { loadCart } from '../cart/load-cart.ts'
import { problemResponse } from '../http/problem.ts'
import { limitRate } from '../http/rate-limit.ts'
import { readCartId } from '../session/cart-cookie.ts'
import { defineOperation } from './operation.ts'

const text = (maxLength: number) => v.optional(v.pipe(v.string(), v.trim(), v.maxLength(maxLength)), '')
const IdSchema = v.pipe(v.string(), v.maxLength(64), v.regex(/^[\w-]+$/))
const QuantitySchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999))

const AddressSchema = v.pipe(
  v.object({
    email: v.pipe(v.string(), v.trim(), v.email(), v.maxLength(254)),
    country_code: v.pipe(v.string(), v.regex(/^[A-Z]{2}$/)),
    first_name: text(255),
    last_name: text(255),
    address1: text(255),
    address2: text(255),
    city: text(255),
    state_or_province: text(255),
    postal_code: text(32),
    phone: text(50),
  }),
  v.transform((address) => ({
    email: address.email,
    firstName: address.first_name,
    lastName: address.last_name,
    address1: address.address1,
    address2: address.address2,
    city: address.city,
    region: address.state_or_province,
    postalCode: address.postal_code,
    country: address.country_code,
    phone: address.phone,
  })),
)

const ConsignmentSchema = v.pipe(
  v.object({
    address: AddressSchema,
    line_items: v.pipe(
      v.array(v.object({ item_id: IdSchema, quantity: QuantitySchema })),
      v.minLength(1),
      v.maxLength(100),
    ),
  }),
  v.transform(({ address, line_items }) => ({
    address,
    lines: line_items.map(({ item_id, quantity }) => ({ lineId: item_id, quantity })),
  })),
)

// Strict, so that a price from the browser (`custom_shipping`) is refused and not forwarded.
const ChangeSchema = v.union([
  v.pipe(
    v.strictObject({ shipping_option_id: IdSchema }),
    v.transform(({ shipping_option_id }) => ({ shippingOptionId: shipping_option_id })),
  ),
  ConsignmentSchema,
])

/**
 * Operations on the checkout of the visitor's own cart, which the cookie decides and never the browser's body (D-07).
 * Only the server creates the order (D-06).
 */
export const checkoutOperations = {
  estimateDelivery: defineOperation('cart', DeliveryPlaceSchema, async (c, place) => {
    await limitRate(c, 'delivery-estimate', { session: await readCartId(c) })
    return estimateDelivery(c, place)
  }),

  getCheckout: defineOperation('cart', v.object({}), async (c) => {
    const checkout = await c.var.services.checkout.checkout({ cartId: await ownCartId(c) })
    if (!checkout) throw new NotFoundError('There is no cart to check out.')
    return checkout
  }),

  postCheckoutConsignment: defineOperation(
    'cart',
    v.object({ data: v.pipe(v.array(ConsignmentSchema), v.minLength(1), v.maxLength(5)) }),
    async (c, { data }) =>
      toResponse(c.var.services.checkout.addConsignments({ cartId: await ownCartId(c), consignments: data })),
  ),

  updateCheckoutConsignment: defineOperation(
    'cart',
    v.object({ consignmentId: IdSchema, data: ChangeSchema }),
    async (c, { consignmentId, data }) =>
      toResponse(
        c.var.services.checkout.changeConsignment({ cartId: await ownCartId(c), consignmentId, change: data }),
      ),
  ),

  deleteCheckoutConsignment: defineOperation(
    'cart',
    v.object({ consignmentId: IdSchema }),
    async (c, { consignmentId }) =>
      toResponse(c.var.services.checkout.removeConsignment({ cartId: await ownCartId(c), consignmentId })),
  ),

  addCheckoutBillingAddress: defineOperation('cart', v.object({ data: AddressSchema }), async (c, { data }) =>
    toResponse(c.var.services.checkout.addBillingAddress({ cartId: await ownCartId(c), address: data })),
  ),
}

/** An address that cannot be shipped to is a 422, and a consignment of another checkout is a 404. */
async function toResponse(change: Promise<Checkout>): Promise<Checkout | Response> {
  try {
    return await change
  } catch (cause) {
    if (!(cause instanceof ServiceError) || cause.kind !== 'rejected') throw cause
    if (cause.status === 404) throw new NotFoundError('The checkout has no such consignment.')
    return problemResponse({ status: 422, slug: 'cannot-ship', title: messages.wallet.cannotShip })
  }
}

/** @throws NotFoundError if the visitor has no cart, or it does not exist any more */
async function ownCartId(c: Context<AppEnv>): Promise<string> {
  const { id } = await loadCart(c)
  if (id === null) throw new NotFoundError('There is no cart to check out.')
  return id
}
