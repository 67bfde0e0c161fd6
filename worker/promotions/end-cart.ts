import type { Context } from 'hono'
import type { AppEnv } from '../context/app-env.ts'
import { forgetCartId } from '../session/cart-cookie.ts'
import { emptySession } from './empty-session.ts'

/** Ends the visitor's cart: deletes its cookie and empties the engine's session. */
export function endCart(c: Context<AppEnv>, cartId: string): void {
  emptySession(c, cartId)
  forgetCartId(c)
}
