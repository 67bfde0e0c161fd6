import * as v from 'valibot'
import { maxCoupons } from '../session/coupon-cookie.ts'
import { BuyerSchema } from './buyer-consent.ts'
import { FulfillmentSchema } from './delivery-request.ts'
import { ContextSchema, IdSchema, Text } from './requests.ts'
import { maxIdLength } from './resource-id.ts'

export const maxLines = 20
const maxUnits = 999
const maxCodeLength = 50

const LineSchema = v.object({
  item: v.object({
    id: IdSchema,
    quantity_unit: v.optional(v.object({ unit: Text(20), scale: v.optional(v.number(), 0) })),
  }),
  quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(maxUnits)),
})
const LinesSchema = v.pipe(v.array(LineSchema), v.maxLength(maxLines, `A cart has at most ${maxLines} lines.`))
const DiscountsSchema = v.optional(
  v.object({
    codes: v.optional(
      v.pipe(v.array(Text(maxCodeLength)), v.maxLength(maxCoupons, `A cart has at most ${maxCoupons} codes.`)),
    ),
  }),
  {},
)

/** What a platform sends to make or to replace a cart. Other fields of the protocol are not read, nor kept. */
export const CartSchema = v.object({ line_items: LinesSchema, context: ContextSchema, discounts: DiscountsSchema })

/** A checkout is replaced with its delivery and the consents of its buyer. */
export const ReplacedCheckoutSchema = v.object({
  ...CartSchema.entries,
  fulfillment: FulfillmentSchema,
  buyer: BuyerSchema,
})

export const CheckoutSchema = v.pipe(
  v.object({
    cart_id: v.optional(v.pipe(Text(maxIdLength), v.minLength(1))),
    line_items: v.optional(LinesSchema),
    context: ContextSchema,
    discounts: DiscountsSchema,
    fulfillment: FulfillmentSchema,
    buyer: BuyerSchema,
  }),
  v.check(
    ({ cart_id, line_items }) => cart_id !== undefined || line_items !== undefined,
    'Name the line items or a cart.',
  ),
)

/** The shop takes no payment from a platform, so nothing of it is read. Consents may come last. */
export const CompletionSchema = v.object({ buyer: BuyerSchema })

/** The protocol's name for a request that may be repeated. */
export const KeySchema = v.optional(v.nullable(v.pipe(v.string(), v.uuid('The idempotency key is no UUID.'))), null)

export type CartRequest = v.InferOutput<typeof CartSchema> & {
  fulfillment?: v.InferOutput<typeof FulfillmentSchema>
  buyer?: v.InferOutput<typeof BuyerSchema>
}
export type WantedLine = CartRequest['line_items'][number]
