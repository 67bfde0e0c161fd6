import { servicesUntil } from '../context/bind-services.ts'
import type { Visit } from '../context/visit.ts'
import { pause } from '../upstream/pause.ts'
import { toNewLine } from './add-lines.ts'
import { type Cart, chosenLines } from '#shared/domain/cart.ts'
import { money, type Money } from '#shared/domain/money.ts'

const dropMs = 20_000
const retryMs = 1000
const maxDrops = 3

/** A copy of a cart with its id at the platform. `amount` is the price of its items after discounts. */
export type CartCopy = { cartId: string; amount: Money }

/**
 * Copies the cart to a guest's cart that no visitor sees, at the price `subtotal`. The cart itself stays as it is, with
 * its version, its discounts and its checkout. `null` if the platform does not sell the lines. The caller drops the
 * copy. Parts of bundles come with their bundle, and gift certificates are not copied.
 *
 * @throws ServiceError
 */
export async function copyCart(
  visit: Visit,
  { cart, subtotal, signal }: { cart: Cart; subtotal: Money; signal: AbortSignal },
): Promise<CartCopy | null> {
  // Never the customer's, so that the platform does not take it for their profile cart or send a mail about it.
  const services = servicesUntil(visit, signal)
  const lines = chosenLines(cart).map((line) => toNewLine(line, line.quantity))
  const outcome = await services.cart.createCart({ lines })
  if (outcome.status === 'refused' || outcome.cart.id === null) return null
  const { id: cartId } = outcome.cart
  try {
    let copy = outcome.cart
    for (const { productId, variantId } of cart.lineItems.filter(({ isFreeGift }) => isFreeGift)) {
      const added = await services.cart.addFreeGift({ cartId, version: copy.version, productId, variantId })
      if (added.status === 'changed') copy = added.cart
    }
    const saving = money(copy.cartAmount.amount - subtotal.amount, subtotal.currency)
    if (saving.amount <= 0) return { cartId, amount: copy.cartAmount }
    await services.cart.setDiscounts({ cartId, version: copy.version, ofCart: [saving], ofLines: [] })
    return { cartId, amount: subtotal }
  } catch (cause) {
    dropCopy(visit, cartId)
    throw cause
  }
}

/** Deletes the copy after the response. If that fails each time, the platform removes the copy after a month. */
export function dropCopy(visit: Visit, cartId: string): void {
  const signal = AbortSignal.timeout(dropMs)
  const services = servicesUntil(visit, signal)
  const drop = async (attempt = 1): Promise<void> => {
    try {
      await services.cart.deleteCart({ cartId, version: null })
    } catch (cause) {
      if (attempt === maxDrops) throw cause
      await pause(attempt * retryMs, signal)
      await drop(attempt + 1)
    }
  }
  visit.later(drop().catch((cause: unknown) => visit.log.error('cart-copy-drop', cause)))
}
