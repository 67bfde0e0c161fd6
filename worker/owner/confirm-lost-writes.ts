import type { Services } from '../context/bind-services.ts'
import { replacing } from '../lib/lazily.ts'
import type { Presses } from '../ports/cart-owner-port.ts'
import type { CartOutcome, CartTarget } from '../ports/cart-port.ts'
import { isOutcomeUnknown } from '../upstream/outcome-unknown.ts'
import type { Cart } from '#shared/domain/cart.ts'

type Carts = Services['cart']

/** Short, because the shopper has already waited for the write. */
const timeoutMs = 2000

/** The services of a cart's object, which confirm a write to the cart whose response was lost. */
export function confirmingLostWrites(services: Services, presses: Presses): Services {
  return replacing(services, { cart: confirmLostWrites(services.cart, presses) })
}

/**
 * The carts, for the object of one of them. After a write whose response was lost the cart is read: only the object
 * writes to it, so another version means that the write was carried out.
 */
function confirmLostWrites(carts: Carts, presses: Presses): Carts {
  function confirmed<Request extends CartTarget, Outcome>(
    write: (request: Request, signal?: AbortSignal) => Promise<Outcome>,
    outcomeOf: (now: Cart | null, failure: unknown) => Outcome,
  ) {
    return async (request: Request, signal?: AbortSignal): Promise<Outcome> => {
      const { cartId, version } = request
      try {
        const outcome = await write(request, signal)
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
  }
  const changed = (cart: Cart | null, failure: unknown): CartOutcome => {
    if (!cart) throw failure
    return { status: 'changed', cart }
  }
  const deleted = (cart: Cart | null, failure: unknown): boolean => {
    if (cart) throw failure
    return true
  }
  return {
    ...carts,
    addItems: confirmed(carts.addItems, changed),
    updateItem: confirmed(carts.updateItem, changed),
    removeItem: confirmed(carts.removeItem, (cart) => ({ cart })),
    assign: confirmed(carts.assign, (cart) => cart),
    deleteCart: confirmed(carts.deleteCart, deleted),
  }
}
