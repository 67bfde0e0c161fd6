import * as v from 'valibot'
import { AddressBody } from '../address-wire.ts'

const Version = v.optional(v.pipe(v.number(), v.integer()))
const Amount = v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000))
const Items = v.pipe(
  v.array(v.object({ item_id: v.string(), quantity: v.pipe(v.number(), v.integer(), v.minValue(1)) })),
  v.minLength(1),
)

const ConsignmentBody = v.object({ address: AddressBody, line_items: Items, version: Version })
export const ConsignmentsBody = v.pipe(v.array(ConsignmentBody), v.minLength(1))

/** Either the chosen method, or a new address with its items, never both. */
export const ChangedConsignmentBody = v.union([
  v.strictObject({ shipping_option_id: v.string(), version: Version }),
  v.strictObject({ address: v.looseObject(AddressBody.entries), line_items: Items, version: Version }),
])

/** `Checkout_Put` of checkouts.v3.yml: "`customer_message` is required (maximum length is 2000)". */
export const mostOfMessage = 2000
export const MessageBody = v.object({
  customer_message: v.pipe(v.string(), v.maxLength(mostOfMessage)),
  version: Version,
})

export const BillingBody = v.object({ ...AddressBody.entries, version: Version })

export const CouponBody = v.object({
  coupon_code: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(50)),
  version: Version,
})

export const DiscountsBody = v.object({
  cart: v.object({
    discounts: v.optional(v.array(v.object({ discounted_amount: Amount })), []),
    line_items: v.optional(v.array(v.object({ id: v.string(), discounted_amount: Amount })), []),
  }),
  version: Version,
})
