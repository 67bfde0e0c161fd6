import type { PromotionEffects } from '../ports/promotions-port.ts'
import type { Cart } from '#shared/domain/cart.ts'
import { money } from '#shared/domain/money.ts'
import { priceCart } from '#shared/domain/price-cart.ts'
import type { EnteredCoupon, CouponRefusal, Promotions, RefusedCode } from '#shared/domain/promotions.ts'
import * as messages from '#shared/messages/shop.ts'

type PricedCart = {
  /** The cart as the engine saw it. Effects name lines by their position in it. */
  sent: Cart
  /** The cart after its gifts were reconciled. */
  cart: Cart
  effects: PromotionEffects
  couponCodes: readonly string[]
  missingGifts: string[]
}

/** The engine's result as messages and totals for the shopper. */
export function toPromotions({ sent, cart, effects, couponCodes, missingGifts }: PricedCart): Promotions {
  const priced = priceCart(sent, effects.discounts)
  const remainingIds = new Set(cart.lineItems.map((line) => line.id))
  const removedTotal = priced.lines
    .filter((line) => !remainingIds.has(line.lineId))
    .reduce((sum, line) => sum + line.now.amount, 0)
  return {
    lines: priced.lines.filter((line) => remainingIds.has(line.lineId)),
    applied: priced.applied,
    total: money(Math.max(0, priced.total.amount - removedTotal), cart.currency),
    ...couponResults(effects, couponCodes),
    hints: nearestFirst(effects.hints.filter(({ code }) => code === null).map(({ text }) => text)),
    missingGifts,
  }
}

/**
 * The hints of promotions that lack the least money first. The engine gives their texts only, so the first amount in a
 * text, in any language's form, is what is missing. A promotion without an amount lacks a piece, and stays before
 * them.
 */
export function nearestFirst(hints: readonly string[]): string[] {
  return hints.toSorted((one, other) => missingAmount(one) - missingAmount(other))
}

function missingAmount(hint: string): number {
  const [, after, before = '0'] = /[£$€]\s?(\d[\d.,]{0,12})|(\d[\d.,]{0,12})\s?[£$€]/.exec(hint) ?? []
  const [, whole = '', fraction = '0'] = /^(.*?)(?:[.,](\d{1,2}))?[.,]?$/.exec(after ?? before) ?? []
  return Number(`${whole.replaceAll(/[.,]/g, '')}.${fraction}`)
}

/** The result for an empty cart, which needs no call to the engine. Its codes are kept. */
export function emptyPromotions({ currency }: Cart, couponCodes: readonly string[]): Promotions {
  const coupons = couponCodes.map((code) => ({ code, status: 'saved' as const, hint: null }))
  return { lines: [], applied: [], total: money(0, currency), coupons, refused: [], hints: [], missingGifts: [] }
}

/**
 * The codes that remain: a refusal removes only its own code, and a code that the engine does not mention is removed
 * too (D-33). A code whose conditions are not met yet is kept.
 */
function couponResults(
  effects: PromotionEffects,
  couponCodes: readonly string[],
): Pick<Promotions, 'coupons' | 'refused'> {
  const coupons: EnteredCoupon[] = []
  const refused: RefusedCode[] = []
  const refuse = (code: string, reason: CouponRefusal) =>
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
      refuse(code, refusal.reason)
    } else if (effects.acceptedCodes.some(is)) {
      coupons.push({ code, status: 'applied', hint: null })
    } else {
      refuse(code, 'not-found')
    }
  }
  return { coupons, refused }
}
