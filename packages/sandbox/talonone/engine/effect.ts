/** The engine's effects in the vendor's format: decimals, not amounts. */
export type EffectProps = {
  setDiscount: { name: string; value: number }
  setDiscountPerItem: { name: string; value: number; position: number; subPosition: number }
  setDiscountPerAdditionalCost: { name: string; additionalCostId: number; additionalCost: string; value: number }
  setDiscountPerAdditionalCostPerItem: {
    name: string
    additionalCostId: number
    additionalCost: string
    value: number
    position: number
    subPosition: number
  }
  addFreeItem: { sku: string; name: string }
  acceptCoupon: { value: string }
  rejectCoupon: {
    value: string
    rejectionReason: RejectionReason
    conditionIndex?: number
    details?: string
    campaignExclusionReason?: 'CampaignNotInEvaluationSet'
  }
  showNotification: { notificationType: string; title: string; body: string }
  rollbackCoupon: { value: string }
  rollbackDiscount: {
    name: string
    value: number
    cartItemPosition?: number
    cartItemSubPosition?: number
    additionalCostId?: number
    additionalCost?: string
  }
}

export type Origin = {
  campaignId: number
  rulesetId: number
  ruleIndex: number
  ruleName: string
  triggeredByCoupon?: number
}

type EffectType = keyof EffectProps
export type Outcome = { [Type in EffectType]: { effectType: Type; props: EffectProps[Type] } }[EffectType]
export type Effect = Origin & Outcome

/** The rejection reasons that this engine uses, out of the vendor's list. */
export type RejectionReason =
  | 'CouponNotFound'
  | 'CouponExpired'
  | 'CouponStartDateInFuture'
  | 'CouponLimitReached'
  | 'ProfileLimitReached'
  | 'ProfileRequired'
  | 'CouponRecipientDoesNotMatch'
  | 'CouponPartOfNotRunningCampaign'
  | 'CouponPartOfNotTriggeredCampaign'
  | 'CouponRejectedByCondition'
