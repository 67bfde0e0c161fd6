import { peekCart } from '../cart/load-cart.ts'
import type { Services } from '../context/bind-services.ts'
import type { Visit } from '../context/visit.ts'
import { endWalletPayment } from '../objects/wallet-of.ts'
import { readCartId } from '../session/cart-cookie.ts'
import { presentCookie } from '../session/present-cookie.ts'
import { isGone, withoutConflict } from '../upstream/conflict.ts'
import { type Cart, isEmptyCart } from '#shared/domain/cart.ts'
import type { Present } from '#shared/domain/present.ts'
import { NotFoundError } from '#shared/errors.ts'

/** `unknown`: the platform does not answer, so the bag may be a present. */
export type BagPresent = Present | 'unknown' | null

/** `being-paid`: a payment of the bag with a wallet is being checked. */
export type PresentChange = { status: 'changed' } | { status: 'full' | 'wrap-gone' | 'being-paid' }

/** @throws NotFoundError if the shop offers no presents */
export function requirePresents(visit: Visit): NonNullable<Services['presents']> {
  const { presents } = visit.services
  if (!presents) throw new NotFoundError('The shop offers no presents.')
  return presents
}

/**
 * The present that the bag is, as the platform has it now. A guest's bag asks only if this browser made it one. A
 * customer's asks each time, because another of their devices may have.
 */
export async function bagPresent(visit: Visit, cart: Cart): Promise<BagPresent> {
  const { presents } = visit.services
  if (!presents) return null
  if (cart.id === null || isEmptyCart(cart)) {
    presentCookie.forgetSent(visit)
    return null
  }
  if (cart.customerId === 0 && (await presentCookie.read(visit)) !== cart.id) return null
  return presents.present({ cartId: cart.id }).catch(visit.log.fallback('present', 'unknown' as const))
}

/**
 * Makes the visitor's bag a present, changes what was chosen for it, or with `null` makes it none.
 *
 * @throws NotFoundError if there is no bag, or if the shop offers no presents
 * @throws ServiceError
 */
export async function keepPresent(visit: Visit, { present }: { present: Present | null }): Promise<PresentChange> {
  const presents = requirePresents(visit)
  const offered = visit.configuration.presents?.wraps ?? []
  const cart = await peekCart(visit)
  const { id: cartId } = cart
  if (cartId === null || cartId !== (await readCartId(visit)) || isEmptyCart(cart))
    throw new NotFoundError('There is no bag that could be a present.')
  if (present && present.wrap !== null && !offered.includes(present.wrap)) return { status: 'wrap-gone' }
  if (!(await endWalletPayment(visit))) return { status: 'being-paid' }
  const kept = await withoutConflict('that a present was kept', () => presents.keep({ cartId, present })).catch(
    (cause: unknown) => {
      if (isGone(cause)) throw new NotFoundError('The cart no longer exists.', { cause })
      throw cause
    },
  )
  if (kept === 'full') return { status: 'full' }
  if (present) await presentCookie.write(visit, cartId)
  else presentCookie.forgetSent(visit)
  return { status: 'changed' }
}
