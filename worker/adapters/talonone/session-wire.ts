import * as v from 'valibot'

const ItemSchema = v.object({
  sku: v.string(),
  quantity: v.number(),
  price: v.optional(v.number(), 0),
  position: v.optional(v.number()),
})

const CustomerSessionSchema = v.object({
  integrationId: v.optional(v.string(), ''),
  profileId: v.nullish(v.string(), ''),
  storeIntegrationId: v.nullish(v.string()),
  state: v.optional(v.string(), 'open'),
  cartItems: v.nullish(v.array(ItemSchema), []),
  couponCodes: v.nullish(v.array(v.string()), []),
  // The built-in attribute of sessions.
  attributes: v.fallback(v.object({ Locale: v.fallback(v.nullable(v.string()), null) }), { Locale: null }),
})

/** The props of an effect are parsed by its type. Unused types may have any shape. */
const EffectSchema = v.object({
  effectType: v.string(),
  campaignId: v.number(),
  triggeredByCoupon: v.nullish(v.number()),
  props: v.unknown(),
})

/** `limits` are limits per customer and similar ones. A `usageLimit` of 0 means no limit. */
const CouponSchema = v.object({
  id: v.number(),
  campaignId: v.number(),
  value: v.string(),
  usageLimit: v.nullish(v.number(), 0),
  limits: v.nullish(v.array(v.unknown())),
})

/** A session with the results of the rules. Only responses to updates contain `coupons`. */
export const SessionResponseSchema = v.object({
  customerSession: CustomerSessionSchema,
  effects: v.array(EffectSchema),
  coupons: v.nullish(v.array(CouponSchema)),
  customerProfile: v.nullish(v.object({ integrationId: v.string() })),
})

export type SessionResponse = v.InferOutput<typeof SessionResponseSchema>
export type WireEffect = v.InferOutput<typeof EffectSchema>
export type WireCoupon = v.InferOutput<typeof CouponSchema>
