import type { Visit } from '../context/visit.ts'
import { hasCertificates } from '../gift-certificates/bag-certificates.ts'
import { endWalletPayment } from '../objects/wallet-of.ts'
import type { NewLine } from '../ports/cart-port.ts'
import { emptySession } from '../promotions/end-cart.ts'
import { toNewLine } from './add-lines.ts'
import { startCart } from './add-to-cart.ts'
import { type Cart, chosenLines } from '#shared/domain/cart.ts'
import { ServiceError } from '#shared/errors.ts'

/**
 * Exchanges the variant of a line by giving the visitor a new cart with all their lines, in one call. It is for a
 * product of which an order may not contain more: one cart cannot have both variants for a moment, and the platform
 * deletes a cart without lines. The old cart is as it was until the new one is complete. A guest's stays at the
 * platform, because only the cookie names their cart, and the response with the new cookie may be lost (D-610).
 *
 * `null` if the platform refuses the lines, or if the new cart would lack something that the old one has.
 *
 * @throws ServiceError
 */
export async function changeInNewCart(
  visit: Visit,
  cart: Cart,
  { lineId, variantId }: { lineId: string; variantId: number },
): Promise<Cart | null> {
  const { services, customer } = visit
  const { id: cartId, version } = cart
  if (cartId === null || !(await canMove(visit, cart))) return null
  const present = (await services.presents?.present({ cartId })) ?? null
  const lines = chosenLines(cart).map((line): NewLine => {
    const { productId, quantity } = line
    return line.id === lineId ? { productId, variantId, quantity, selections: [] } : toNewLine(line, quantity)
  })
  const outcome = await startCart(visit, lines, async (newId) => {
    if (present) await services.presents?.keep({ cartId: newId, present })
  })
  if (outcome.status === 'refused') return null
  emptySession(visit, cartId)
  // Their profile names the new cart.
  if (customer)
    await services.cart.deleteCart({ cartId, version }).catch((cause: unknown) => {
      if (!(cause instanceof ServiceError)) throw cause
      visit.log.warn('cart-drop', { kind: cause.kind })
    })
  return outcome.cart
}

/** False if the cart has what a new one would lack: parts of bundles, other items, certificates or a payment. */
async function canMove(visit: Visit, cart: Cart): Promise<boolean> {
  const hasParts = cart.lineItems.some(({ parentId }) => parentId !== null)
  if (hasParts || cart.otherItemCount > 0 || (await hasCertificates(visit, cart))) return false
  return endWalletPayment(visit)
}
