import type { Context } from 'hono'
import type { Cart } from '../../shared/domain/cart.ts'
import type { AppEnv } from '../app-env.ts'
import { readCartId } from '../session/cart-cookie.ts'
import { createCartTurns } from './cart-turns.ts'
import { untilNoConflict } from './conflict.ts'
import { loadCart } from './load-cart.ts'

/** Thrown if other requests changed the cart before every attempt. The shopper is asked to try again. */
export type Busy = { status: 'refused'; reason: 'busy' }

const busy: Busy = { status: 'refused', reason: 'busy' }

const turns = createCartTurns()

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
  c: Context<AppEnv>,
  decide: (cart: Cart) => Promise<Outcome>,
  seen: SeenCart = {},
): Promise<Outcome | Busy> {
  const decideOnFresh = async (): Promise<Outcome | Busy> => {
    const cart = await loadCart(c)
    return seen.version !== undefined && cart.version !== null && cart.version !== seen.version ? busy : decide(cart)
  }
  const change = async () => (await untilNoConflict(c.req.raw.signal, decideOnFresh)) ?? busy
  const cartId = await readCartId(c)
  return cartId === null ? change() : turns.run(cartId, change)
}
