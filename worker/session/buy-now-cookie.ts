import type { Context } from 'hono'
import type { AppEnv } from '../context/app-env.ts'
import { channelIdOf } from '../context/channel-id.ts'
import { defineCookie, signedText } from './define-cookie.ts'

const cookie = defineCookie({
  name: (c) => `sv-buy-now_${channelIdOf(c)}_${c.var.market.currency}`,
  purpose: 'buy-now',
  maxAge: 3600,
  format: signedText,
})

/** The cart of a product that is being bought with a wallet from its own page, apart from the bag; or `null`. */
export async function readBuyNowCartId(c: Context<AppEnv>): Promise<string | null> {
  return cookie.read(c)
}

export async function writeBuyNowCartId(c: Context<AppEnv>, cartId: string): Promise<void> {
  await cookie.write(c, cartId)
}

export function forgetBuyNowCartId(c: Context<AppEnv>): void {
  if (cookie.isSent(c)) cookie.forget(c)
}
