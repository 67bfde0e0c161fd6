import type { Context } from 'hono'
import type { Cart } from '../../shared/domain/cart.ts'
import type { AppEnv } from '../app-env.ts'
import { readCartId } from '../session/cart-cookie.ts'
import { createCartTurns } from './cart-turns.ts'
import { untilNoConflict } from './conflict.ts'
import { loadCart } from './load-bag.ts'

/** Other requests changed the cart each time that this one was about to: the shopper is asked to try again. */
export type Busy = { status: 'refused'; reason: 'busy' }

const busy: Busy = { status: 'refused', reason: 'busy' }

const turns = createCartTurns()

/**
 * The one way to change the visitor's cart: reads it, has `decide` decide and write, and starts again with a fresh read when another
 * request has changed the cart in between. `decide` writes with the version of the cart that it was given.
 * @throws ServiceError
 */
export async function changeCart<Outcome extends object>(c: Context<AppEnv>, decide: (cart: Cart) => Promise<Outcome>): Promise<Outcome | Busy> {
  const change = async () => (await untilNoConflict(c.req.raw.signal, async () => decide(await loadCart(c)))) ?? busy
  const cartId = await readCartId(c)
  return cartId === null ? change() : turns.run(cartId, change)
}
