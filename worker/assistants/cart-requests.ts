import * as v from 'valibot'
import { maxCoupons } from '../session/coupon-cookie.ts'
import { BuyerSchema } from './buyer-consent.ts'
import { PostalAddressSchema } from './buyer-contact.ts'
import { FulfillmentSchema } from './delivery-request.ts'
import { handlerId } from './google-pay.ts'
import { ContextSchema, IdSchema, TextUpTo } from './requests.ts'
import { maxIdLength } from './resource-id.ts'

export const maxLines = 20
const maxUnits = 999
const maxCodeLength = 50

const LineSchema = v.object({
  item: v.object({
    id: IdSchema,
    quantity_unit: v.optional(v.object({ unit: TextUpTo(20), scale: v.optional(v.number(), 0) })),
  }),
  quantity: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(maxUnits)),
})
const LinesSchema = v.pipe(v.array(LineSchema), v.maxLength(maxLines, `A cart has at most ${maxLines} lines.`))
const DiscountsSchema = v.optional(
  v.object({
    codes: v.optional(
      v.pipe(v.array(TextUpTo(maxCodeLength)), v.maxLength(maxCoupons, `A cart has at most ${maxCoupons} codes.`)),
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
    cart_id: v.optional(v.pipe(TextUpTo(maxIdLength), v.minLength(1))),
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

/** The end of a checkout that an assistant cannot pay: nothing of a payment is read. Consents may come last. */
export const CompletionSchema = v.object({ buyer: BuyerSchema })

const maxToken = 10_000
const InstrumentSchema = v.object({
  handler_id: TextUpTo(100),
  type: TextUpTo(100),
  selected: v.optional(v.boolean(), false),
  billing_address: v.optional(PostalAddressSchema, {}),
  credential: v.optional(
    v.object({ type: v.optional(TextUpTo(100), ''), token: v.optional(TextUpTo(maxToken), '') }),
    {},
  ),
})
const InstrumentsSchema = v.object({
  instruments: v.optional(v.pipe(v.array(InstrumentSchema), v.maxLength(5)), []),
})

/** A payment, and what the platform knows of its buyer's device. */
export const CheckoutPaymentSchema = v.object({
  ...CompletionSchema.entries,
  payment: v.optional(InstrumentsSchema, {}),
  signals: v.optional(
    v.object({
      'dev.ucp.buyer_ip': v.optional(v.fallback(v.nullable(v.pipe(TextUpTo(45), v.ip())), null), null),
      'dev.ucp.user_agent': v.optional(v.fallback(TextUpTo(500), ''), ''),
    }),
    {},
  ),
})

/** The selected instrument of the shop's handler, with a token for the payment provider. */
export function chosenInstrument({ instruments }: v.InferOutput<typeof InstrumentsSchema>) {
  const selected = instruments.length === 1 ? instruments : instruments.filter((each) => each.selected)
  const [instrument] = selected
  if (!instrument || selected.length > 1) return null
  const { handler_id: handler, type, credential } = instrument
  const isGooglePay = handler === handlerId && type === 'card' && credential.type === 'PAYMENT_GATEWAY'
  return isGooglePay && credential.token !== '' ? instrument : null
}

/** The protocol's name for a request that may be repeated. */
export const KeySchema = v.optional(v.nullable(v.pipe(v.string(), v.uuid('The idempotency key is no UUID.'))), null)

export type CartRequest = v.InferOutput<typeof CartSchema> & {
  fulfillment?: v.InferOutput<typeof FulfillmentSchema>
  buyer?: v.InferOutput<typeof BuyerSchema>
}
export type WantedLine = CartRequest['line_items'][number]
