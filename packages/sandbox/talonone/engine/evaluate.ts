import type { Campaign, Coupon, Rule } from './campaign.ts'
import type { Cart } from './cart.ts'
import { firstFailure } from './conditions.ts'
import { couponRefusal, type Redemptions } from './coupon-refusal.ts'
import type { Effect, EffectProps, Origin, RejectionReason } from './effect.ts'
import { hintOf } from './hints.ts'
import { createRemainder } from './remainder.ts'
import { outcomesOf, type Gift } from './rewards.ts'

export type EvaluationInput = {
  cart: Cart
  couponCodes: readonly string[]
  /** Empty for an anonymous session. */
  profileId: string
  campaigns: readonly Campaign[]
  /** Redemptions of coupons by id, before this session. */
  redemptions: ReadonlyMap<number, Redemptions>
  /** Gifts by style. */
  gifts: ReadonlyMap<string, Gift>
  /** Unix milliseconds. */
  now: number
  /** Evaluates only these campaigns, including disabled ones; if undefined, all enabled campaigns. */
  evaluableCampaignIds: readonly number[] | undefined
}

export type RuleFailure = {
  campaign: Campaign
  rule: Rule
  ruleIndex: number
  coupon: Coupon | undefined
  conditionIndex: number
  details: string
}
/**
 * `hints` are notifications of rules that failed. `processed` are the campaigns of all known codes, including refused
 * ones; `accepted` are those whose code was accepted.
 */
export type Evaluation = {
  effects: Effect[]
  hints: Effect[]
  triggered: Campaign[]
  processed: Campaign[]
  accepted: Coupon[]
  failures: RuleFailure[]
}

/**
 * Evaluates campaigns without a coupon in their order, then the codes in theirs. The same input always gives the same
 * result.
 */
export function evaluate(input: EvaluationInput): Evaluation {
  const scene = { cart: input.cart, gifts: input.gifts, remainder: createRemainder(input.cart) }
  const evaluation: Evaluation = { effects: [], hints: [], triggered: [], processed: [], accepted: [], failures: [] }

  const runRules = (campaign: Campaign, coupon?: Coupon): RuleFailure | undefined => {
    let failed: RuleFailure | undefined
    let isTriggered = false
    for (const [ruleIndex, rule] of campaign.rules.entries()) {
      const failure = firstFailure(rule, input.cart)
      if (failure) {
        failed ??= { campaign, rule, ruleIndex, coupon, ...failure }
        evaluation.failures.push({ campaign, rule, ruleIndex, coupon, ...failure })
        evaluation.hints.push(
          ...hintOf(rule, failure.conditionIndex, input.cart).map((outcome) => ({
            ...originOf(campaign, ruleIndex, coupon),
            ...outcome,
          })),
        )
        continue
      }
      const origin = originOf(campaign, ruleIndex, coupon)
      if (coupon && !isTriggered)
        evaluation.effects.push({ ...origin, effectType: 'acceptCoupon', props: { value: coupon.code } })
      isTriggered = true
      const outcomes = rule.rewards.flatMap((reward) => outcomesOf(reward, scene))
      evaluation.effects.push(...outcomes.map((outcome) => ({ ...origin, ...outcome })))
      if ((coupon || outcomes.length > 0) && !evaluation.triggered.includes(campaign))
        evaluation.triggered.push(campaign)
    }
    return isTriggered ? undefined : failed
  }

  for (const campaign of input.campaigns) if (!campaign.coupon && isRunning(campaign, input)) runRules(campaign)

  for (const code of new Set(input.couponCodes)) {
    const campaign = input.campaigns.find(({ coupon }) => coupon?.code === code)
    if (!campaign?.coupon) {
      evaluation.effects.push({
        ...nowhere,
        effectType: 'rejectCoupon',
        props: { value: code, rejectionReason: 'CouponNotFound' },
      })
      continue
    }
    const { coupon } = campaign
    evaluation.processed.push(campaign)
    const reject = (rejectionReason: RejectionReason, why: Partial<EffectProps['rejectCoupon']>) =>
      evaluation.effects.push({
        ...originOf(campaign, 0, coupon),
        effectType: 'rejectCoupon',
        props: { value: code, rejectionReason, ...why },
      })

    if (input.evaluableCampaignIds && !input.evaluableCampaignIds.includes(campaign.id)) {
      reject('CouponPartOfNotTriggeredCampaign', { campaignExclusionReason: 'CampaignNotInEvaluationSet' })
      continue
    }
    const refusal = couponRefusal(coupon, {
      isRunning: isRunning(campaign, input),
      redemptions: input.redemptions.get(coupon.id),
      profileId: input.profileId,
      now: input.now,
    })
    const rule = campaign.rules[0]
    if (refusal && rule) {
      reject(refusal.reason, { conditionIndex: 0, details: refusal.details })
      evaluation.failures.push({ campaign, rule, ruleIndex: 0, coupon, conditionIndex: 0, details: refusal.details })
      continue
    }
    const failure = runRules(campaign, coupon)
    if (failure)
      reject('CouponRejectedByCondition', { conditionIndex: failure.conditionIndex, details: failure.details })
    else evaluation.accepted.push(coupon)
  }
  return evaluation
}

const nowhere: Origin = { campaignId: -1, rulesetId: 0, ruleIndex: 0, ruleName: '' }

function originOf(campaign: Campaign, ruleIndex: number, coupon: Coupon | undefined): Origin {
  return {
    campaignId: campaign.id,
    rulesetId: campaign.rulesetId,
    ruleIndex,
    ruleName: campaign.rules[ruleIndex]?.name ?? '',
    ...(coupon && { triggeredByCoupon: coupon.id }),
  }
}

function isRunning(campaign: Campaign, { evaluableCampaignIds }: EvaluationInput) {
  return evaluableCampaignIds ? evaluableCampaignIds.includes(campaign.id) : campaign.state === 'enabled'
}
