import * as messages from '../../shared/messages/en.ts'
import { ApiError } from '../runtime/api.ts'
import { atom } from './jotai.ts'
import { wantPromotionsAtom } from './promotions.ts'

/** What became of a code, for the form that asked; `text` is for the shopper. */
export type CouponOutcome = { status: 'applied' | 'kept' | 'refused' | 'failed'; text: string }

/** Tries a code. One that was refused is gone; one that the bag does not qualify for yet, or that cannot be checked, is kept. */
export const applyCouponAtom = atom(null, async (_get, set, typed: string): Promise<CouponOutcome> => {
  const code = typed.trim().toUpperCase()
  if (code === '') return { status: 'failed', text: messages.coupons.enterCode }
  const answer = await set(wantPromotionsAtom, { method: 'applyCoupon', code })
  if (answer instanceof Error) return { status: 'failed', text: failureText(answer) }
  if (answer.promotions === null) return { status: 'kept', text: messages.coupons.unavailable }
  const { coupons, refused } = answer.promotions
  const refusal = refused.find((other) => other.code === code)
  if (refusal) return { status: 'refused', text: refusal.text }
  const kept = coupons.find((other) => other.code === code)
  if (!kept || kept.status === 'applied') return { status: 'applied', text: messages.coupons.codeApplied }
  return { status: 'kept', text: `${code} ${messages.coupons[kept.status]}` }
})

export const removeCouponAtom = atom(null, (_get, set, code: string) => set(wantPromotionsAtom, { method: 'removeCoupon', code }))

function failureText(error: Error): string {
  if (error instanceof ApiError && error.is('too-many-tries')) return messages.rateLimited
  if (error instanceof ApiError && error.is('invalid-input')) return messages.coupons.notKnown
  return messages.coupons.failed
}
