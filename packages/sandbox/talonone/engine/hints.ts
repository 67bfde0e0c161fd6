import { toDecimal } from './amount.ts'
import type { Condition, Hint, Rule } from './campaign.ts'
import { discountableUnits, spendOf, type Cart } from './cart.ts'
import type { Outcome } from './effect.ts'

/** The rule's message for a cart that fails the condition. A cart that has not started towards the rule gets none. */
export function hintOf({ hint, conditions }: Rule, conditionIndex: number, cart: Cart): Outcome[] {
  const condition = conditions[conditionIndex]
  const lack = condition && hint ? lackOf(condition, cart, hint.format) : undefined
  if (!hint || !lack || (!lack.isStarted && !hint.isAlways)) return []
  return [
    {
      effectType: 'showNotification',
      props: { notificationType: 'Offer', title: hint.title, body: hint.text.replace('{missing}', lack.text) },
    },
  ]
}

function lackOf(
  condition: Condition,
  cart: Cart,
  format: Hint['format'],
): { text: string; isStarted: boolean } | undefined {
  switch (condition.kind) {
    case 'spends-at-least': {
      const spend = spendOf(cart)
      return { text: format(toDecimal(condition.amount - spend)), isStarted: spend > 0 }
    }
    case 'has-units-in': {
      const { length } = discountableUnits(cart, condition.categories, condition.except)
      return { text: String(condition.atLeast - length), isStarted: length > 0 }
    }
    case 'has-additional-cost':
      return { text: '', isStarted: true }
    case 'coupon-is-valid':
      return undefined
  }
}
