import * as v from 'valibot'
import type { Log } from '../../lib/log.ts'
import type { PromotionEffects } from '../../ports/promotions-port.ts'
import { couponRefusalOf } from './rejection-reasons.ts'
import type { SessionResponse, WireCoupon, WireEffect } from './session-wire.ts'
import { exactAmount } from '#shared/domain/exact-amount.ts'

const IndexSchema = v.pipe(v.number(), v.integer(), v.minValue(0))
const ValueSchema = v.pipe(v.number(), v.finite(), v.minValue(0))
const CodeSchema = v.object({ value: v.string() })

const CartDiscountSchema = v.object({ name: v.string(), value: ValueSchema })
// Deployments that do not flatten lines omit the sub-position.
const UnitDiscountSchema = v.object({
  name: v.string(),
  value: ValueSchema,
  position: IndexSchema,
  subPosition: v.optional(IndexSchema, 0),
})
const FreeItemSchema = v.object({ sku: v.string(), name: v.string() })
const RejectionSchema = v.object({
  value: v.string(),
  rejectionReason: v.string(),
  campaignExclusionReason: v.optional(v.string()),
})
const NotificationSchema = v.object({ notificationType: v.string(), title: v.string(), body: v.string() })

/**
 * The meaning of the effects for a cart. Effects of a type that the shop does not use are skipped; effects that do not
 * parse are logged.
 */
export function toEffects(
  { effects, coupons }: Pick<SessionResponse, 'effects' | 'coupons'>,
  log: Pick<Log, 'warn'>,
): PromotionEffects {
  const read = <Schema extends v.GenericSchema>(effect: WireEffect, schema: Schema): v.InferOutput<Schema> | null => {
    const parsed = v.safeParse(schema, effect.props)
    if (parsed.success) return parsed.output
    log.warn('promotion-effect', {
      effectType: effect.effectType,
      campaignId: effect.campaignId,
      issue: parsed.issues[0].type,
    })
    return null
  }
  const ofType = <Schema extends v.GenericSchema>(type: string, schema: Schema) =>
    effects.flatMap((effect) => {
      const props = effect.effectType === type ? read(effect, schema) : null
      return props === null ? [] : [{ effect, props }]
    })

  const accepted = ofType('acceptCoupon', CodeSchema)
  const rejected = ofType('rejectCoupon', RejectionSchema)
  const couponList = coupons ?? []
  const isAccepted = ({ value }: WireCoupon) => accepted.some(({ props }) => props.value === value)
  // A refusal belongs to a campaign, and the response lists the campaign's coupons. Without a known campaign it belongs
  // to the code that it names.
  const codesOf = ({ campaignId }: WireEffect, value: string) => {
    const ofCampaign = couponList
      .filter((coupon) => coupon.campaignId === campaignId && !isAccepted(coupon))
      .map((coupon) => coupon.value)
    return ofCampaign.length === 0 || ofCampaign.includes(value) ? [value] : ofCampaign
  }
  const codeById = new Map([
    ...[...accepted, ...rejected].flatMap(({ effect, props }) =>
      effect.triggeredByCoupon == null ? [] : [[effect.triggeredByCoupon, props.value] as const],
    ),
    ...couponList.map(({ id, value }) => [id, value] as const),
  ])
  const codeOf = ({ triggeredByCoupon }: WireEffect) =>
    triggeredByCoupon == null ? null : (codeById.get(triggeredByCoupon) ?? String(triggeredByCoupon))

  return {
    discounts: {
      ofCart: ofType('setDiscount', CartDiscountSchema).map(({ effect, props }) => ({
        name: props.name,
        value: exactAmount(props.value),
        code: codeOf(effect),
      })),
      ofUnits: ofType('setDiscountPerItem', UnitDiscountSchema).map(({ effect, props }) => ({
        name: withoutPosition(props.name),
        value: exactAmount(props.value),
        code: codeOf(effect),
        position: props.position,
        subPosition: props.subPosition,
      })),
    },
    freeGifts: ofType('addFreeItem', FreeItemSchema).map(({ props }) => props),
    acceptedCodes: accepted.map(({ props }) => props.value),
    limitedCodes: couponList.filter((coupon) => isLimited(coupon) && isAccepted(coupon)).map(({ value }) => value),
    refusedCoupons: rejected.flatMap(({ effect, props }) =>
      codesOf(effect, props.value).map((code) => ({ code, reason: couponRefusalOf(props) })),
    ),
    hints: ofType('showNotification', NotificationSchema)
      .filter(({ props }) => props.notificationType.toLowerCase() === 'offer')
      .map(({ effect, props }) => ({ text: props.body || props.title, code: codeOf(effect) })),
  }
}

function isLimited({ usageLimit, limits }: WireCoupon): boolean {
  return (usageLimit ?? 0) > 0 || (limits ?? []).length > 0
}

/** The discount of one item has the item's position in its name: `10% off#0`. */
function withoutPosition(name: string): string {
  return name.replace(/#\d+$/, '')
}
