import { unitsInCart, type Cart } from '../../shared/domain/cart.ts'
import type { NewLine } from '../ports/cart-port.ts'
import type { PendingAddition } from '../session/pending-addition.ts'
import type { AddRequest } from './decide-add.ts'

/** The units of variants that a cart holds, or that are asked for. */
type Units = PendingAddition['asked']

/** Says what a press asks for, so that its repeat is known. */
export async function keyOfRequests(requests: readonly AddRequest[]): Promise<string> {
  const text = JSON.stringify(
    requests.map(({ productId, choice, quantity, values }) => [productId, choice, quantity, [...values]]),
  )
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest).slice(0, 12)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

export function pendingAddition(key: string, cart: Cart, lines: readonly NewLine[]): PendingAddition {
  const asked = new Map<number, number>()
  for (const { variantId, quantity } of lines)
    if (variantId !== null) asked.set(variantId, (asked.get(variantId) ?? 0) + quantity)
  return {
    key,
    cartId: cart.id ?? '',
    version: cart.version,
    before: [...asked.keys()].map((variantId) => [variantId, unitsInCart(cart, { variantId })]),
    asked: [...asked],
  }
}

/** Whether the cart has changed since, and holds what was asked for beside what it held. */
export function hasArrived({ version, before, asked }: PendingAddition, cart: Cart): boolean {
  const held = new Map<number, number>(before)
  const isThere = ([variantId, quantity]: Units[number]) =>
    unitsInCart(cart, { variantId }) >= (held.get(variantId) ?? 0) + quantity
  return (version === null || cart.version !== version) && asked.every(isThere)
}
