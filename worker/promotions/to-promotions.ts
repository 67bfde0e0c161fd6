import type { Cart } from '../../shared/domain/cart.ts'
import { money } from '../../shared/domain/money.ts'
import { priceCart } from '../../shared/domain/price-cart.ts'
import type { EnteredCoupon, CouponRefusal, Promotions, RefusedCode } from '../../shared/domain/promotions.ts'
import * as messages from '../../shared/messages/en.ts'
import type { PromotionEffects } from '../ports/promotions-port.ts'

type PricedCart = {
  /** As the engine saw it: its effects name lines by their position here. */
  sent: Cart
  /** With its gifts put right. */
  cart: Cart
  effects: PromotionEffects
  couponCodes: readonly string[]
  missingGifts: string[]
}

/** The engine's answer as a shopper reads it. */
export function toPromotions({ sent, cart, effects, couponCodes, missingGifts }: PricedCart): Promotions {
  const priced = priceCart(sent, effects.discounts)
  const kept = new Set(cart.lineItems.map((line) => line.id))
  const gone = priced.lines.filter((line) => !kept.has(line.lineId)).reduce((sum, line) => sum + line.now.amount, 0)
  return {
    lines: priced.lines.filter((line) => kept.has(line.lineId)),
    offers: priced.offers,
    total: money(Math.max(0, priced.total.amount - gone), cart.currency),
    ...settleCoupons(effects, couponCodes),
    hints: effects.hints.filter(({ code }) => code === null).map(({ text }) => text),
    missingGifts,
  }
}

/** A bag that the engine need not be asked about: nothing is in it, and its codes wait. */
export function emptyPromotions({ currency }: Cart, couponCodes: readonly string[]): Promotions {
  const coupons = couponCodes.map((code) => ({ code, status: 'saved' as const, hint: null }))
  return { lines: [], offers: [], total: money(0, currency), coupons, refused: [], hints: [], missingGifts: [] }
}

/**
 * Which codes stand: each refusal drops its own code and no other, and a code that the engine says nothing of is
 * dropped, too (D-33). One whose conditions the bag does not meet yet waits.
 */
function settleCoupons(
  effects: PromotionEffects,
  couponCodes: readonly string[],
): Pick<Promotions, 'coupons' | 'refused'> {
  const coupons: EnteredCoupon[] = []
  const refused: RefusedCode[] = []
  const drop = (code: string, reason: CouponRefusal) =>
    refused.push({ code, reason, text: messages.couponRefusals[reason] })
  for (const code of couponCodes) {
    const is = (other: string) => other.toUpperCase() === code
    const refusal = effects.refusedCoupons.find((coupon) => is(coupon.code))
    if (refusal?.reason === 'conditions') {
      coupons.push({
        code,
        status: 'waiting',
        hint:
          effects.hints.find((hint) => hint.code !== null && is(hint.code))?.text ?? messages.couponRefusals.conditions,
      })
    } else if (refusal) {
      drop(code, refusal.reason)
    } else if (effects.acceptedCodes.some(is)) {
      coupons.push({ code, status: 'applied', hint: null })
    } else {
      drop(code, 'not-found')
    }
  }
  return { coupons, refused }
}
