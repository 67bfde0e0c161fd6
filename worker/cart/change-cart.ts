import type { Visit } from '../context/visit.ts'
import { untilNoConflict } from '../upstream/conflict.ts'
import { loadCart } from './load-cart.ts'
import type { Cart } from '#shared/domain/cart.ts'

/** The cart differs from the one that the browser has seen, or other systems keep changing it. */
export type Busy = { status: 'refused'; reason: 'busy' }

const busy: Busy = { status: 'refused', reason: 'busy' }

/**
 * `version` is the version of the cart that the browser has seen, if it names one. A cart with another version is not
 * changed.
 */
export type SeenCart = { version?: number | undefined }

/**
 * The only way to change the visitor's cart. Reads the cart and calls `decide`, which decides and writes with the
 * version of the cart that it received. After a conflict it starts again with a fresh read.
 *
 * @throws ServiceError
 */
export async function changeCart<Outcome extends object>(
  visit: Visit,
  decide: (cart: Cart) => Promise<Outcome>,
  seen: SeenCart = {},
): Promise<Outcome | Busy> {
  const decideOnFresh = async (): Promise<Outcome | Busy> => {
    const cart = await loadCart(visit)
    return seen.version !== undefined && cart.version !== null && cart.version !== seen.version ? busy : decide(cart)
  }
  return (await untilNoConflict(decideOnFresh)) ?? busy
}
