import type { CouponRefusal } from '../../../shared/domain/promotions.ts'

/** The engine's reasons for refusing a code, in our words. */
export const refusalByReason = {
  CouponNotFound: 'not-found',
  CouponExpired: 'expired',
  CouponStartDateInFuture: 'not-started',
  CouponLimitReached: 'used-up',
  CampaignLimitReached: 'campaign-used-up',
  ProfileLimitReached: 'already-used',
  CouponRecipientDoesNotMatch: 'not-yours',
  ProfileRequired: 'sign-in',
  CouponPartOfNotRunningCampaign: 'not-running',
  CouponRejectedByCondition: 'conditions',
  CouponPartOfNotTriggeredCampaign: 'not-combinable',
  EffectCouldNotBeApplied: 'no-effect',
  CouponReservationRequired: 'not-reserved',
} as const satisfies Record<string, CouponRefusal>

/** A reason that a later engine adds reads as a code that brings nothing here. */
export function refusalOf({ rejectionReason }: { rejectionReason: string }): CouponRefusal {
  return Object.hasOwn(refusalByReason, rejectionReason)
    ? refusalByReason[rejectionReason as keyof typeof refusalByReason]
    : 'no-effect'
}
