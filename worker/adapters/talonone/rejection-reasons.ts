import type { CouponRefusal } from '#shared/domain/promotions.ts'

/** Maps the engine's reasons for refusing a code to the shop's messages. */
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

/** An unknown reason is shown as a code that has no effect here. */
export function couponRefusalOf({ rejectionReason }: { rejectionReason: string }): CouponRefusal {
  return Object.hasOwn(refusalByReason, rejectionReason)
    ? refusalByReason[rejectionReason as keyof typeof refusalByReason]
    : 'no-effect'
}
