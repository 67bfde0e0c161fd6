import type { Context } from 'hono'
import type { AppEnv } from '../app-env.ts'
import { emptySession } from '../promotions/empty-session.ts'
import { forgetCartId } from '../session/cart-cookie.ts'

/** The visitor's cart is gone: its cookie goes, and the engine is told that its session holds nothing. */
export function endCart(c: Context<AppEnv>, cartId: string): void {
  emptySession(c, cartId)
  forgetCartId(c)
}
