import { Refusal } from '../refusal.ts'
import type { Cart, Line } from './cart.ts'
import { isSameLine } from './resolve-line.ts'

/** Adds lines to the cart; equal lines are merged. */
export function withLines(cart: Cart, added: readonly Line[]): Cart {
  const lines = [...cart.lines]
  for (const line of added) {
    const index = lines.findIndex((candidate) => isSameLine(candidate, line))
    const twin = lines[index]
    if (twin) lines[index] = { ...twin, quantity: twin.quantity + line.quantity }
    else lines.push(line)
  }
  return withFreshDelivery({ ...cart, lines })
}

/**
 * Changes one line of the cart.
 *
 * @throws Refusal 404 for an unknown line.
 */
export function withChangedLine(cart: Cart, lineId: string, change: (line: Line) => Line): Cart {
  requireLine(cart, lineId)
  return withFreshDelivery({ ...cart, lines: cart.lines.map((line) => (line.id === lineId ? change(line) : line)) })
}

/**
 * Removes one line from the cart.
 *
 * @throws Refusal 404 for an unknown line.
 */
export function withoutLine(cart: Cart, lineId: string): Cart {
  requireLine(cart, lineId)
  return withFreshDelivery({ ...cart, lines: cart.lines.filter(({ id }) => id !== lineId) })
}

function requireLine(cart: Cart, lineId: string) {
  if (!cart.lines.some(({ id }) => id === lineId)) throw new Refusal(404, 'Cart item not found')
}

// The contents of the deliveries changed: clear the chosen methods and reduce quantities to what is left. Items in no
// consignment stay unassigned.
function withFreshDelivery(cart: Cart): Cart {
  const left = new Map(cart.lines.map((line) => [line.id, line.quantity]))
  const consignments = cart.consignments.flatMap((consignment) => {
    const items = consignment.items.flatMap(({ itemId, quantity }) => {
      const available = left.get(itemId)
      return available === undefined ? [] : [{ itemId, quantity: Math.min(quantity, available) }]
    })
    return items.length === 0 ? [] : [{ ...consignment, items, shippingOptionId: null }]
  })
  return { ...cart, consignments }
}
