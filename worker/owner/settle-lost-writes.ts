import type { Services } from '../context/bind-services.ts'
import type { Presses } from '../ports/cart-owner-port.ts'
import type { CartTarget } from '../ports/cart-port.ts'
import { isOutcomeUnknown } from '../upstream/outcome-unknown.ts'
import type { Cart } from '#shared/domain/cart.ts'

type Carts = Services['cart']

/** Short, because the shopper has already waited for the write. */
const timeoutMs = 2000

/**
 * The carts, for the object of one of them. After a write whose response was lost the cart is read: only the object
 * writes to it, so another version means that the write was carried out.
 */
export function settleLostWrites(carts: Carts, presses: Presses): Carts {
  async function settle<Outcome>(
    { cartId, version }: CartTarget,
    write: () => Promise<Outcome>,
    outcomeOf: (now: Cart | null, failure: unknown) => Outcome,
  ): Promise<Outcome> {
    try {
      const outcome = await write()
      const isRefused =
        typeof outcome === 'object' && outcome !== null && 'status' in outcome && outcome.status === 'refused'
      if (!isRefused) await presses.wrote(version)
      return outcome
    } catch (failure) {
      if (version === null || !isOutcomeUnknown(failure)) throw failure
      const now = await carts.cart({ cartId }, AbortSignal.timeout(timeoutMs)).catch(() => {
        throw failure
      })
      if (now?.version === version) throw failure
      await presses.wrote(version)
      return outcomeOf(now, failure)
    }
  }
  const changed = (cart: Cart | null, failure: unknown) => {
    if (!cart) throw failure
    return { status: 'changed' as const, cart }
  }
  return {
    ...carts,
    addItems: (request, signal) => settle(request, () => carts.addItems(request, signal), changed),
    updateItem: (request, signal) => settle(request, () => carts.updateItem(request, signal), changed),
    removeItem: (request, signal) =>
      settle(
        request,
        () => carts.removeItem(request, signal),
        (cart) => ({ cart }),
      ),
    assign: (request, signal) =>
      settle(
        request,
        () => carts.assign(request, signal),
        (cart) => cart,
      ),
    deleteCart: (request, signal) =>
      settle(
        request,
        () => carts.deleteCart(request, signal),
        (cart, failure) => {
          if (cart) throw failure
          return true
        },
      ),
  }
}
