import type { Context } from 'hono'
import type { AppEnv } from '../context/app-env.ts'
import { writeCartId } from '../session/cart-cookie.ts'
import { walletOf, walletStanding } from './wallet-of.ts'

/**
 * Gives the browser the cart of what was added while its cart was paid with a wallet. Returns its id, or `null` if
 * there is none.
 */
export async function followRest(c: Context<AppEnv>, paidCartId: string): Promise<string | null> {
  const restCartId = walletOf(c) && ((await walletStanding(c, paidCartId))?.restCartId ?? null)
  if (restCartId !== null) await writeCartId(c, restCartId)
  return restCartId
}
