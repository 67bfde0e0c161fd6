import type { Effect, Outcome } from './effect.ts'

/** The effects that undo those of a closed session. Free gifts stay. */
export function rollbackEffects(effects: readonly Effect[]): Effect[] {
  return effects.flatMap((effect) => {
    const outcome = inverseOf(effect)
    return outcome ? [{ ...effect, ...outcome }] : []
  })
}

/** The effects that remain after a rollback. */
export function withoutRolledBack(effects: readonly Effect[]): Effect[] {
  return effects.filter(
    (effect) =>
      effect.effectType !== 'rejectCoupon' &&
      effect.effectType !== 'showNotification' &&
      inverseOf(effect) === undefined,
  )
}

function inverseOf(effect: Effect): Outcome | undefined {
  switch (effect.effectType) {
    case 'acceptCoupon':
      return { effectType: 'rollbackCoupon', props: { value: effect.props.value } }
    case 'setDiscount':
      return { effectType: 'rollbackDiscount', props: effect.props }
    case 'setDiscountPerItem':
    case 'setDiscountPerAdditionalCostPerItem': {
      const { position, subPosition, ...rest } = effect.props
      return {
        effectType: 'rollbackDiscount',
        props: { ...rest, cartItemPosition: position, cartItemSubPosition: subPosition },
      }
    }
    case 'setDiscountPerAdditionalCost':
      return { effectType: 'rollbackDiscount', props: effect.props }
    default:
      return undefined
  }
}
