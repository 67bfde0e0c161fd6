import type { Amount } from './amount.ts'
import { spendOf, type Cart, type Unit } from './cart.ts'

/**
 * The amounts that can still be discounted: a discount takes at most what is left of the unit, the additional cost and
 * the whole session.
 */
export type Remainder = {
  takeFromUnit: (unit: Unit, wanted: Amount) => Amount
  takeFromSession: (wanted: Amount) => Amount
  takeFromCost: (key: string, held: Amount) => Amount
}

export function createRemainder(cart: Cart): Remainder {
  const takenByKey = new Map<string, Amount>()
  let left = spendOf(cart)
  const take = (key: string, held: Amount, wanted: Amount) => {
    const taken = takenByKey.get(key) ?? 0
    const granted = Math.max(0, Math.min(wanted, held - taken))
    takenByKey.set(key, taken + granted)
    return granted
  }
  return {
    takeFromUnit: ({ position, subPosition, line }, wanted) => {
      const granted = take(`unit ${position}.${subPosition}`, line.price, Math.min(wanted, left))
      left -= granted
      return granted
    },
    takeFromSession: (wanted) => {
      const granted = Math.min(wanted, left)
      left -= granted
      return granted
    },
    takeFromCost: (key, held) => take(`cost ${key}`, held, held),
  }
}
