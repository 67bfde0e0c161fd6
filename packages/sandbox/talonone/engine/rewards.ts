import { percentOf, toDecimal } from './amount.ts'
import type { Reward } from './campaign.ts'
import { discountableUnits, spendOf, unitsOf, type Cart, type Unit } from './cart.ts'
import type { Outcome } from './effect.ts'
import type { Remainder } from './remainder.ts'

export type Gift = { sku: string; name: string }

/** Additional costs that the deployment defines, with their ids. */
export const additionalCostIds: Readonly<Record<string, number>> = { shipping: 1, gift_wrap: 2 }

type Scene = { cart: Cart; remainder: Remainder; gifts: ReadonlyMap<string, Gift> }

/** The effects of a reward on this cart. A discount of 0 is left out. */
export function outcomesOf(reward: Reward, scene: Scene): Outcome[] {
  const { cart, remainder, gifts } = scene
  switch (reward.kind) {
    case 'percent-off-units':
      return discountableUnits(cart, reward.categories, reward.except).flatMap((unit) =>
        unitDiscount(reward.name, unit, remainder.takeFromUnit(unit, percentOf(unit.line.price, reward.percent))),
      )
    case 'cheapest-free':
      return cheapest(discountableUnits(cart, reward.categories), reward.every).flatMap((unit) =>
        unitDiscount(reward.name, unit, remainder.takeFromUnit(unit, unit.line.price)),
      )
    case 'percent-off-session':
      return sessionDiscount(reward.name, remainder.takeFromSession(percentOf(spendOf(cart), reward.percent)))
    case 'amount-off-session':
      return sessionDiscount(reward.name, remainder.takeFromSession(reward.amount))
    case 'free-item': {
      const gift = gifts.get(reward.style)
      return gift ? [{ effectType: 'addFreeItem', props: { sku: gift.sku, name: gift.name } }] : []
    }
    case 'free-additional-cost':
      return [...sessionCostDiscount(reward, scene), ...unitCostDiscounts(reward, scene)]
  }
}

function unitDiscount(name: string, { position, subPosition }: Unit, taken: number): Outcome[] {
  if (taken === 0) return []
  return [
    {
      effectType: 'setDiscountPerItem',
      props: { name: `${name}#${position}`, value: toDecimal(taken), position, subPosition },
    },
  ]
}

function sessionDiscount(name: string, taken: number): Outcome[] {
  return taken === 0 ? [] : [{ effectType: 'setDiscount', props: { name, value: toDecimal(taken) } }]
}

// Of equally cheap units, the last ones in the cart are free. Returned in the cart's order.
function cheapest(units: readonly Unit[], every: number): Unit[] {
  const indexed = units.map((unit, index) => ({ unit, index }))
  const free = indexed
    .toSorted((one, other) => one.unit.line.price - other.unit.line.price || other.index - one.index)
    .slice(0, Math.floor(units.length / every))
  return free.toSorted((one, other) => one.index - other.index).map(({ unit }) => unit)
}

type CostReward = Extract<Reward, { kind: 'free-additional-cost' }>

function sessionCostDiscount({ name, cost }: CostReward, { cart, remainder }: Scene): Outcome[] {
  const taken = remainder.takeFromCost(cost, cart.costs[cost] ?? 0)
  if (taken === 0) return []
  return [{ effectType: 'setDiscountPerAdditionalCost', props: { name, ...identify(cost), value: toDecimal(taken) } }]
}

function unitCostDiscounts({ name, cost }: CostReward, { cart, remainder }: Scene): Outcome[] {
  return unitsOf(cart).flatMap(({ position, subPosition, line }) => {
    const taken = remainder.takeFromCost(`${cost} ${position}.${subPosition}`, line.costs[cost] ?? 0)
    if (taken === 0) return []
    return [
      {
        effectType: 'setDiscountPerAdditionalCostPerItem',
        props: { name: `${name}#${position}`, ...identify(cost), value: toDecimal(taken), position, subPosition },
      } as const,
    ]
  })
}

function identify(cost: string) {
  return { additionalCostId: additionalCostIds[cost] ?? 0, additionalCost: cost }
}
