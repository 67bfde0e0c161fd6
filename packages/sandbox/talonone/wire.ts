import type { Application } from './applications.ts'
import { toDecimal } from './engine/amount.ts'
import type { Campaign, Coupon } from './engine/campaign.ts'
import type { Redemptions } from './engine/coupon-refusal.ts'
import type { RuleFailure } from './engine/evaluate.ts'
import type { Profile } from './profile-store.ts'
import { totalsOf, type Session } from './session.ts'

const accountId = 31
const userId = 1

function timestamp(at: number) {
  return new Date(at).toISOString()
}

/** Schema `CustomerSessionV2`. Lines are not flattened: each has its `position`. */
export function sessionToWire({ fields, ...session }: Session, application: Application) {
  const totals = totalsOf(fields)
  return {
    id: session.id,
    created: timestamp(session.createdAt),
    integrationId: session.integrationId,
    applicationId: application.id,
    ...fields,
    cartItems: fields.cartItems.map((item, position) => ({ ...item, position })),
    firstSession: session.isFirstSession,
    updateCount: session.updateCount,
    total: toDecimal(totals.session),
    cartItemTotal: toDecimal(totals.cartItems),
    additionalCostTotal: toDecimal(totals.additionalCosts + totals.cartItemCosts),
    cartItemAdditionalCostTotal: toDecimal(totals.cartItemCosts),
    updated: timestamp(session.updatedAt),
  }
}

/** Schema `CustomerProfile`. */
export function profileToWire(profile: Profile) {
  return {
    id: profile.id,
    created: timestamp(profile.createdAt),
    integrationId: profile.integrationId,
    attributes: profile.attributes,
    accountId: accountId,
    closedSessions: profile.closedSessions,
    totalSales: profile.totalSales,
    loyaltyMemberships: null,
    audienceMemberships: [],
    lastActivity: timestamp(profile.lastActivityAt),
    sandbox: true,
  }
}

/** Schema `IntegrationCoupon`. */
export function couponToWire(campaign: Campaign, coupon: Coupon, redemptions: Redemptions | undefined) {
  return {
    id: coupon.id,
    created: timestamp(campaign.createdAt),
    campaignId: campaign.id,
    value: coupon.code,
    usageLimit: coupon.usageLimit,
    usageCounter: redemptions?.total ?? 0,
    profileRedemptionCount: redemptions?.byProfile ?? 0,
    discountCounter: 0,
    discountRemainder: 0,
    attributes: {},
    limits:
      coupon.profileLimit > 0
        ? [{ action: 'redeemCoupon', limit: coupon.profileLimit, entities: ['Coupon', 'Profile'] }]
        : [],
    ...(coupon.startsAt !== undefined && { startDate: timestamp(coupon.startsAt) }),
    ...(coupon.expiresAt !== undefined && { expiryDate: timestamp(coupon.expiresAt) }),
    ...(coupon.recipient !== undefined && { recipientIntegrationId: coupon.recipient }),
  }
}

/** Schema `Campaign`. */
export function campaignToWire(campaign: Campaign, application: Application) {
  return {
    id: campaign.id,
    created: timestamp(campaign.createdAt),
    applicationId: application.id,
    userId: userId,
    name: campaign.name,
    description: campaign.description,
    attributes: {},
    state: campaign.state,
    activeRulesetId: campaign.rulesetId,
    tags: [],
    features: campaign.coupon ? ['coupons'] : [],
    limits: [],
    campaignGroups: [],
    type: 'advanced',
    linkedStoreIds: [],
    reevaluateOnReturn: false,
    frontendState: campaign.state === 'enabled' ? 'running' : 'disabled',
    storesImported: false,
  }
}

/** Schema `RuleFailureReason`: its ids end in a capital D. */
export function failureToWire({ campaign, rule, ruleIndex, coupon, conditionIndex, details }: RuleFailure) {
  return {
    campaignID: campaign.id,
    campaignName: campaign.name,
    rulesetID: campaign.rulesetId,
    ...(coupon && { couponID: coupon.id, couponValue: coupon.code }),
    ruleIndex,
    ruleName: rule.name,
    conditionIndex,
    details,
  }
}
