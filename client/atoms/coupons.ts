import { ApiError } from '../api/call-api.ts'
import { atom } from './jotai.ts'
import { requestPromotionsAtom } from './promotions.ts'
import { type AppliedCertificate, certificateEnding } from '#shared/domain/gift-certificate.ts'
import type { Promotions } from '#shared/domain/promotions.ts'
import { couponStatuses } from '#shared/messages/coupon-statuses.ts'
import * as messages from '#shared/messages/shop.ts'

/** The outcome for a code. `text` is for the shopper. */
export type CouponOutcome = { status: 'applied' | 'kept' | 'refused' | 'failed'; code: string; text: string }

/** Tries a code. A refused code is removed. A code whose conditions are not met, or that cannot be checked, is kept. */
export const applyCouponAtom = atom(null, async (_get, set, typed: string): Promise<CouponOutcome> => {
  const code = typed.trim().toUpperCase()
  if (code === '') return { status: 'failed', code, text: messages.coupons.enterCode }
  const result = await set(requestPromotionsAtom, { method: 'applyCoupon', code })
  if (result instanceof Error) return { status: 'failed', code, text: failureText(result) }
  const { certificate, outcome } = result
  if (certificate === 'changed') return { status: 'applied', code, text: messages.coupons.codeApplied }
  if (certificate || outcome === 'off') return { status: 'refused', code, text: messages.coupons.notKnown }
  if (result.promotions === null) return { status: 'kept', code, text: messages.coupons.unavailable }
  const { coupons, refused } = result.promotions
  const refusal = refused.find((other) => other.code === code)
  if (refusal) return { status: 'refused', code, text: refusal.text }
  const coupon = coupons.find((other) => other.code === code)
  if (!coupon || coupon.status === 'applied') return { status: 'applied', code, text: messages.coupons.codeApplied }
  return { status: 'kept', code, text: couponStatuses[coupon.status].replace('{code}', code) }
})

export const removeCouponAtom = atom(null, (_get, set, code: string) =>
  set(requestPromotionsAtom, { method: 'removeCoupon', code }),
)

/** True if the message about a code is still right. Later changes may remove or apply the code. */
export function isOutcomeCurrent(
  { status, code }: CouponOutcome,
  promotions: Promotions | null,
  certificates: readonly AppliedCertificate[] = [],
): boolean {
  if (status === 'refused' || status === 'failed') return true
  if (certificates.some(({ ending }) => certificateEnding(code) === ending)) return true
  const isApplied = promotions?.coupons.some((coupon) => coupon.code === code && coupon.status === 'applied') ?? false
  return isApplied === (status === 'applied')
}

function failureText(error: Error): string {
  // The Worker's words.
  if (error instanceof ApiError && error.is('too-many-tries')) return error.message
  if (error instanceof ApiError && error.is('invalid-input')) return messages.coupons.notKnown
  return messages.coupons.failed
}
