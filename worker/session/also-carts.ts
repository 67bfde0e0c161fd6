import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { AppEnv } from '../app-env.ts'
import { channelIdOf } from '../http/channel-id.ts'
import { defineCookie, signedTextWithTime } from './define-cookie.ts'

const purpose = 'cart-also'
const maxCarts = 30
const idLength = 8

const cookieNamed = (name: string) => defineCookie({ name, purpose, maxAge: 3600, format: signedTextWithTime })

/**
 * A cart that a first addition of this browser created. Two first additions at the same time create two carts but leave
 * one cart cookie; these cookies name both carts.
 */
export type AlsoCart = { name: string; cartId: string; ageSeconds: number }

function prefixOf(c: Context<AppEnv>): string {
  return `${purpose}_${channelIdOf(c)}_${c.var.market.currency}_`
}

export async function readAlsoCarts(c: Context<AppEnv>): Promise<AlsoCart[]> {
  const prefix = prefixOf(c)
  const names = Object.keys(getCookie(c))
    .filter((name) => name.startsWith(prefix))
    .slice(0, maxCarts)
  const found = await Promise.all(
    names.map(async (name): Promise<AlsoCart[]> => {
      const value = await cookieNamed(name).read(c)
      return value ? [{ name, cartId: value.text, ageSeconds: value.ageSeconds }] : []
    }),
  )
  return found.flat()
}

export async function writeAlsoCart(c: Context<AppEnv>, cartId: string): Promise<void> {
  await cookieNamed(prefixOf(c) + cartId.slice(0, idLength)).write(c, cartId)
}

export function dropAlsoCart(c: Context<AppEnv>, { name }: Pick<AlsoCart, 'name'>): void {
  cookieNamed(name).forget(c)
}

/** Call this when the cart ends. */
export function dropAlsoCarts(c: Context<AppEnv>): void {
  const prefix = prefixOf(c)
  for (const name of Object.keys(getCookie(c))) if (name.startsWith(prefix)) dropAlsoCart(c, { name })
}
