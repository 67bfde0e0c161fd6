import * as v from 'valibot'
import { toCart as toEntityCart } from '#shared/domain/cart-entity.ts'
import type { Cart } from '#shared/domain/cart.ts'
import { money, moneyFromDecimal } from '#shared/domain/money.ts'
import { currencies } from '#shared/markets.ts'

const CurrencySchema = v.pipe(v.string(), v.toUpperCase(), v.picklist(currencies))

// The platform's own examples contain `{}` and '' in place of null.
const ParentSchema = v.pipe(
  v.unknown(),
  v.transform((parent) => (typeof parent === 'string' && parent !== '' ? parent : null)),
)

const WireLineSchema = v.object({
  id: v.string(),
  parent_id: v.optional(ParentSchema, null),
  product_id: v.number(),
  variant_id: v.number(),
  sku: v.optional(v.string(), ''),
  name: v.string(),
  url: v.optional(v.string(), ''),
  image_url: v.nullish(v.string(), ''),
  quantity: v.number(),
  list_price: v.number(),
  sale_price: v.number(),
  original_price: v.number(),
  extended_sale_price: v.number(),
  discount_amount: v.optional(v.number(), 0),
  options: v.optional(
    v.array(
      v.object({
        name: v.string(),
        nameId: v.number(),
        value: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
        valueId: v.nullish(v.number(), null),
      }),
    ),
    [],
  ),
})

// Only lines at this price can be gifts. The catalogue says which of them are (`markGifts`).
const LineSchema = v.pipe(
  WireLineSchema,
  v.transform((line) => ({ ...line, is_free_gift: line.list_price === 0 })),
)

const CouponSchema = v.object({
  id: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  code: v.string(),
  display_name: v.optional(v.string(), ''),
  discounted_amount: v.optional(v.number(), 0),
})

const CartSchema = v.object({
  id: v.string(),
  customer_id: v.optional(v.number(), 0),
  channel_id: v.optional(v.number()),
  currency: v.object({ code: CurrencySchema }),
  version: v.optional(v.nullable(v.number()), null),
  base_amount: v.number(),
  cart_amount: v.number(),
  discount_amount: v.optional(v.number(), 0),
  manual_discount_amount: v.optional(v.number(), 0),
  discounts: v.optional(v.array(v.object({ discounted_amount: v.number() })), []),
  coupons: v.optional(v.array(CouponSchema), []),
  line_items: v.object({
    physical_items: v.optional(v.array(LineSchema), []),
    digital_items: v.optional(v.array(LineSchema), []),
    custom_items: v.optional(v.array(v.unknown()), []),
    gift_certificates: v.optional(v.array(v.unknown()), []),
  }),
})

/** A cart in its envelope. The documentation also describes the response to a removal without an envelope. */
export const CartResponseSchema = v.pipe(
  v.union([v.object({ data: CartSchema }), CartSchema]),
  v.transform((response) => ('data' in response ? response.data : response)),
)

/** The platform adds taxes to its amount once it knows where the cart is sent. The amount of the cart is without them. */
export function cartFromWire(wire: v.InferOutput<typeof CartSchema>): Cart {
  const cart = toEntityCart(wire)
  const amountOf = (decimal: number) => moneyFromDecimal(decimal, cart.currency).amount
  // A coupon that was taken off is one of these. The documentation has a coupon whose amount is not taken off.
  const listed = wire.discounts.reduce((sum, { discounted_amount: off }) => sum + amountOf(off), 0)
  // In an example of the documentation, only one of these includes a discount that was written to the checkout.
  const discount = Math.max(listed, amountOf(wire.discount_amount), amountOf(wire.manual_discount_amount))
  const amount = Math.min(cart.cartAmount.amount, cart.baseAmount.amount - discount)
  return { ...cart, cartAmount: money(amount, cart.currency) }
}
