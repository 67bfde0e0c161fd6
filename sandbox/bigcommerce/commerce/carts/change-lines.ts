import { Refusal } from '../refusal.ts'
import type { Cart, Line } from './cart.ts'
import { isSameLine } from './resolve-line.ts'

/** The cart with these lines added; equal lines become one. */
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

/** The cart with one line changed. @throws Refusal 404 for an unknown line. */
export function withChangedLine(cart: Cart, lineId: string, change: (line: Line) => Line): Cart {
  requireLine(cart, lineId)
  return withFreshDelivery({ ...cart, lines: cart.lines.map((line) => (line.id === lineId ? change(line) : line)) })
}

/** The cart without the line. @throws Refusal 404 for an unknown line. */
export function withoutLine(cart: Cart, lineId: string): Cart {
  requireLine(cart, lineId)
  return withFreshDelivery({ ...cart, lines: cart.lines.filter(({ id }) => id !== lineId) })
}

function requireLine(cart: Cart, lineId: string) {
  if (!cart.lines.some(({ id }) => id === lineId)) throw new Refusal(404, 'Cart item not found')
}

// What is delivered changed: the chosen method falls, quantities are cut to what is left, and what is not assigned
// waits.
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
