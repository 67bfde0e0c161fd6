import { unitsInCart, type Cart } from '../../shared/domain/cart.ts'
import { sha256 } from '../http/sha256.ts'
import { toHex } from '../http/to-hex.ts'
import type { NewLine } from '../ports/cart-port.ts'
import type { PendingAddition } from '../session/pending-addition.ts'
import type { AddRequest } from './decide-add.ts'

/** Units by variant id, either in a cart or requested. */
type VariantUnits = PendingAddition['asked']

/**
 * Identifies a press, so that a repeat can be recognised: by its content and, if the browser sends one, its operation
 * id.
 */
export async function keyOfRequests(requests: readonly AddRequest[], operationId = ''): Promise<string> {
  const content = requests.map(({ productId, choice, quantity, values }) => [productId, choice, quantity, [...values]])
  const text = JSON.stringify([operationId, content])
  return toHex((await sha256(text)).slice(0, 12))
}

export function pendingAddition(key: string, cart: Cart, lines: readonly NewLine[]): PendingAddition {
  const asked = unitsAsked(lines)
  return {
    key,
    cartId: cart.id ?? '',
    version: cart.version,
    before: [...asked.keys()].map((variantId) => [variantId, unitsInCart(cart, { variantId })]),
    asked: [...asked],
  }
}

/** True if the cart has changed since then and contains the requested units in addition to the earlier ones. */
export function hasArrived({ version, before, asked }: PendingAddition, cart: Cart): boolean {
  const earlier = new Map<number, number>(before)
  const isThere = ([variantId, quantity]: VariantUnits[number]) =>
    unitsInCart(cart, { variantId }) >= (earlier.get(variantId) ?? 0) + quantity
  return (version === null || cart.version !== version) && asked.every(isThere)
}

/** Units that another addition has written do not prove that this one has arrived. */
export function afterAddition(pending: PendingAddition, lines: readonly NewLine[]): PendingAddition {
  const written = unitsAsked(lines)
  return withBefore(pending, (variantId, units) => units + (written.get(variantId) ?? 0))
}

/** Units that are counted for another addition do not prove that this one has arrived, too. */
export function afterArrival(pending: PendingAddition, arrived: PendingAddition): PendingAddition {
  const asked = new Map<number, number>(pending.asked)
  const start = new Map<number, number>(arrived.before)
  const counted = new Map<number, number>(arrived.asked)
  return withBefore(pending, (variantId, units) => {
    const first = start.get(variantId)
    // An addition whose units were all in the cart before the other one does not share any with it.
    if (first === undefined || units + (asked.get(variantId) ?? 0) <= first) return units
    return Math.max(units, first + (counted.get(variantId) ?? 0))
  })
}

/** The same object if no number changes. */
function withBefore(pending: PendingAddition, change: (variantId: number, units: number) => number): PendingAddition {
  const before = pending.before.map(([variantId, units]): VariantUnits[number] => [variantId, change(variantId, units)])
  return before.every(([, units], index) => units === pending.before[index]?.[1]) ? pending : { ...pending, before }
}

function unitsAsked(lines: readonly NewLine[]): Map<number, number> {
  const asked = new Map<number, number>()
  for (const { variantId, quantity } of lines)
    if (variantId !== null) asked.set(variantId, (asked.get(variantId) ?? 0) + quantity)
  return asked
}
