import { toDecimal } from './amount.ts'
import type { Condition, Rule } from './campaign.ts'
import { discountableUnits, spendOf, unitsOf, type Cart } from './cart.ts'

type FailedCondition = { conditionIndex: number; details: string }

/** The first condition that fails. The coupon's validity is checked before. */
export function firstFailure(rule: Rule, cart: Cart): FailedCondition | undefined {
  for (const [conditionIndex, condition] of rule.conditions.entries()) {
    const details = failureOf(condition, cart)
    if (details !== undefined) return { conditionIndex, details }
  }
  return undefined
}

function failureOf(condition: Condition, cart: Cart): string | undefined {
  switch (condition.kind) {
    case 'coupon-is-valid':
      return undefined
    case 'spends-at-least': {
      const spend = spendOf(cart)
      return spend >= condition.amount
        ? undefined
        : `The total of the items is ${toDecimal(spend)}, at least ${toDecimal(condition.amount)} is needed`
    }
    case 'has-units-in': {
      const { length } = discountableUnits(cart, condition.categories, condition.except)
      return length >= condition.atLeast
        ? undefined
        : `The cart holds ${length} matching items, at least ${condition.atLeast} needed`
    }
    case 'has-additional-cost': {
      const isCharged =
        (cart.costs[condition.cost] ?? 0) > 0 || unitsOf(cart).some(({ line }) => (line.costs[condition.cost] ?? 0) > 0)
      return isCharged ? undefined : `The session has no additional cost "${condition.cost}"`
    }
  }
}
