import type { Coupon } from './campaign.ts'
import type { RejectionReason } from './effect.ts'

/** How often a coupon was redeemed, in total and by the session's profile. */
export type Redemptions = { total: number; byProfile: number }

type Circumstances = { isRunning: boolean; redemptions: Redemptions | undefined; profileId: string; now: number }

/** Why a known coupon cannot be used, regardless of the cart. */
export function couponRefusal(
  coupon: Coupon,
  circumstances: Circumstances,
): { reason: RejectionReason; details: string } | undefined {
  const { isRunning, redemptions, profileId, now } = circumstances
  if (!isRunning) return { reason: 'CouponPartOfNotRunningCampaign', details: 'The campaign is not running' }
  if (coupon.startsAt !== undefined && now < coupon.startsAt)
    return { reason: 'CouponStartDateInFuture', details: 'The coupon is not active yet' }
  if (coupon.expiresAt !== undefined && now >= coupon.expiresAt)
    return { reason: 'CouponExpired', details: 'The coupon is expired' }
  if (coupon.recipient !== undefined && coupon.recipient !== profileId)
    return { reason: 'CouponRecipientDoesNotMatch', details: 'The coupon is for another profile' }
  if (coupon.profileLimit > 0 && profileId === '')
    return { reason: 'ProfileRequired', details: 'The coupon is limited per profile and the session has none' }
  if (coupon.usageLimit > 0 && (redemptions?.total ?? 0) >= coupon.usageLimit)
    return { reason: 'CouponLimitReached', details: 'Coupon usage limit reached' }
  if (coupon.profileLimit > 0 && (redemptions?.byProfile ?? 0) >= coupon.profileLimit)
    return { reason: 'ProfileLimitReached', details: 'Coupon usage limit of the profile reached' }
  return undefined
}
