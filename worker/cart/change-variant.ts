import type { Visit } from '../context/visit.ts'
import { addToCart, type AddedLine } from './add-to-cart.ts'
import { changeInNewCart } from './change-in-new-cart.ts'
import { removeLine } from './change-lines.ts'
import { loadCart } from './load-cart.ts'
import type { Cart, LineItem } from '#shared/domain/cart.ts'
import { isChangeable } from '#shared/domain/changeable-line.ts'
import { readOrderLimit } from '#shared/domain/order-limit.ts'
import { NotFoundError, ServiceError } from '#shared/errors.ts'

type Refusal = Extract<AddedLine, { status: 'refused' }>['reason']

/**
 * `kept-both`: the new choice was added, and the old line is still in the cart. `cart`: the visitor's cart from now on,
 * if it is a new one.
 */
export type VariantChange = { status: 'changed' | 'kept-both'; cart?: Cart } | { status: 'refused'; reason: Refusal }

/**
 * Exchanges the variant of a line for another one of its product, in the line's quantity. The platform cannot change
 * the variant of a line, so the new one is added first, and the old line is removed only if the cart has the new one:
 * after any failure there are never fewer pieces than before. If an order may not contain both, the bag goes to a new
 * cart. `version` is that of the cart on the form's page. With it a repeated press of the form adds nothing.
 *
 * @throws NotFoundError if the line is gone or cannot be changed
 */
export async function changeVariant(
  visit: Visit,
  { lineId, variantId, version }: { lineId: string; variantId: number; version?: number | undefined },
): Promise<VariantChange> {
  const before = await loadCart(visit)
  const line = changeableLine(before, lineId)
  if (line.variantId === variantId) return { status: 'changed' }
  const { productId, quantity } = line
  const request = { productId, choice: { variantId }, quantity, values: new Map() }
  const { cart, lines } = await addToCart(visit, [request], { operationId: `change ${lineId} ${version ?? ''}` })
  const [added] = lines
  if (added?.status !== 'added') {
    const reason = added?.reason ?? 'invalid'
    const isTooMany = readOrderLimit(reason)?.kind === 'maximum'
    const moved = isTooMany ? await changeInNewCart(visit, before, { lineId, variantId }) : null
    return moved ? { status: 'changed', cart: moved } : { status: 'refused', reason }
  }
  const hasNew = cart?.lineItems.some((other) => other.variantId === variantId && other.quantity >= quantity)
  // A repeated press whose new line was removed meanwhile.
  if (!hasNew) return { status: 'refused', reason: 'busy' }
  return { status: (await isRemoved(visit, lineId)) ? 'changed' : 'kept-both' }
}

/** The line of the cart whose variant can be changed. The browser's id is not trusted. @throws NotFoundError */
function changeableLine({ lineItems }: Pick<Cart, 'lineItems'>, lineId: string): LineItem {
  const line = lineItems.find(({ id }) => id === lineId)
  if (line && isChangeable(line, lineItems)) return line
  throw new NotFoundError('The cart has no such line, or its variant cannot be changed.')
}

async function isRemoved(visit: Visit, lineId: string): Promise<boolean> {
  try {
    return (await removeLine(visit, lineId)).status === 'changed'
  } catch (cause) {
    if (cause instanceof NotFoundError) return true
    if (!(cause instanceof ServiceError)) throw cause
    visit.log.error('cart-change-line', cause)
    return false
  }
}
