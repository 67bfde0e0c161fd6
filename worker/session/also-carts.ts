import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { AppEnv } from '../app-env.ts'

const purpose = 'cart-also'
const separator = '~'
const maxAge = 3600
const most = 30
const idLength = 8

/**
 * A cart that a first addition of this browser created. Two first additions at the same time create two carts but leave
 * one cart cookie; these cookies name both carts.
 */
export type AlsoCart = { name: string; cartId: string; ageSeconds: number }

function prefixOf({ var: { market } }: Context<AppEnv>): string {
  return `${purpose}_${market.channelId}_${market.currency}_`
}

export async function readAlsoCarts(c: Context<AppEnv>): Promise<AlsoCart[]> {
  const prefix = prefixOf(c)
  const named = Object.entries(getCookie(c))
    .filter(([name]) => name.startsWith(prefix))
    .slice(0, most)
  const found = await Promise.all(
    named.map(async ([name, signed]): Promise<AlsoCart[]> => {
      const [cartId, madeAt] = (await c.var.signer.verify(purpose, signed))?.split(separator) ?? []
      return cartId ? [{ name, cartId, ageSeconds: nowSeconds() - Number(madeAt ?? 0) }] : []
    }),
  )
  return found.flat()
}

export async function writeAlsoCart(c: Context<AppEnv>, cartId: string): Promise<void> {
  const value = await c.var.signer.sign(purpose, [cartId, nowSeconds()].join(separator))
  setCookie(c, prefixOf(c) + cartId.slice(0, idLength), value, {
    path: '/',
    secure: true,
    httpOnly: true,
    sameSite: 'Lax',
    maxAge,
  })
}

export function dropAlsoCart(c: Context<AppEnv>, { name }: Pick<AlsoCart, 'name'>): void {
  deleteCookie(c, name, { path: '/', secure: true })
}

/** Call this when the cart ends. */
export function dropAlsoCarts(c: Context<AppEnv>): void {
  const prefix = prefixOf(c)
  for (const name of Object.keys(getCookie(c))) if (name.startsWith(prefix)) dropAlsoCart(c, { name })
}

function nowSeconds(): number {
  return Math.floor(Date.now() / 1000)
}
