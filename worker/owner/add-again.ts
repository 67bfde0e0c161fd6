import type { AddedLine } from '../cart/add-to-cart.ts'
import type { Visit } from '../context/visit.ts'
import { writeFlash } from '../session/flash.ts'
import { askBag } from './ask-owner.ts'
import type { ModifierValues } from '#shared/domain/modifiers.ts'
import { limitTextOr } from '#shared/domain/order-limit.ts'
import * as messages from '#shared/messages/shop.ts'

/** A line of an order, or of a bag that was sent. `name`, if it is known, is for a line that is no longer sold. */
export type LineToAdd = {
  productId: number
  variantId: number | null
  quantity: number
  name?: string
  values?: ModifierValues
}

/**
 * Adds lines to the visitor's cart in one request, and leaves a notice for the next page: how many were added, and
 * which were not, with the reason. Gifts are not added, because the cart earns its own. A repeat with the same
 * `operationId` adds nothing. Returns the number of added lines.
 */
export async function addAgain(visit: Visit, lines: readonly LineToAdd[], operationId?: string): Promise<number> {
  const requests = lines.map(({ productId, variantId, quantity, values = new Map<number, string>() }) => ({
    productId,
    choice: { variantId },
    quantity,
    values,
  }))
  const outcomes = (await askBag(visit, 'addToCart', { requests, operationId })).lines
  const refused = outcomes.flatMap((line, index) =>
    line.status === 'refused' && line.reason !== 'gift' ? [textOf(line, lines[index]?.name)] : [],
  )
  const added = outcomes.filter(({ status }) => status === 'added').length
  await writeFlash(visit, {
    notice: added === 0 ? 'not-reordered' : refused.length > 0 ? 'partly-reordered' : 'reordered',
    items: refused,
    ...(added > 0 && { count: { done: added, of: added + refused.length } }),
  })
  return added
}

function textOf({ product, reason }: Extract<AddedLine, { status: 'refused' }>, known?: string): string {
  const name = known ?? product?.name
  const text = limitTextOr(reason, messages.order.notAdded)
  return name === undefined ? text : `${name}: ${text}`
}
