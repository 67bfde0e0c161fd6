import type { Visit } from '../context/visit.ts'
import { addToCart } from './add-to-cart.ts'
import { removeLine } from './change-lines.ts'
import { loadCart } from './load-cart.ts'
import type { Refusal } from './refusal-text.ts'
import type { Cart, LineItem } from '#shared/domain/cart.ts'
import { isChangeable } from '#shared/domain/changeable-line.ts'
import { readOrderLimit } from '#shared/domain/order-limit.ts'
import { NotFoundError, ServiceError } from '#shared/errors.ts'

/** `kept-both`: the new choice was added, and the old line is still in the cart. */
export type VariantChange = { status: 'changed' | 'kept-both' } | { status: 'refused'; reason: Refusal }

/**
 * Exchanges the variant of a line for another one of its product, in the line's quantity. The platform cannot change
 * the variant of a line, so the new one is added first, and the old line is removed only if the cart has the new one:
 * after any failure there are never fewer pieces than before. `version` is that of the cart on the form's page. With it
 * a repeated press of the form adds nothing.
 *
 * @throws NotFoundError if the line is gone or cannot be changed
 */
export async function changeVariant(
  visit: Visit,
  { lineId, variantId, version }: { lineId: string; variantId: number; version?: number | undefined },
): Promise<VariantChange> {
  const line = changeableLine(await loadCart(visit), lineId)
  if (line.variantId === variantId) return { status: 'changed' }
  const { productId, quantity } = line
  const request = { productId, choice: { variantId }, quantity, values: new Map() }
  const { cart, lines } = await addToCart(visit, [request], { operationId: `change ${lineId} ${version ?? ''}` })
  const [added] = lines
  if (added?.status !== 'added') {
    const { reason = 'invalid' } = added ?? {}
    return { status: 'refused', reason: readOrderLimit(reason)?.kind === 'maximum' ? 'limit' : reason }
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
