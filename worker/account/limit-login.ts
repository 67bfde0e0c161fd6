import type { Context } from 'hono'
import type { AppEnv } from '../context/app-env.ts'
import { isWithinLimit, withinNetwork } from '../context/rate-limit.ts'
import { knownBrowserOf } from '../session/known-browser-cookie.ts'

/**
 * Counts an attempt at an account's password: by the visitor's network, by the account within that network, which gets
 * fewer tries than the platform itself allows before it locks the account, and by the account alone with a higher
 * limit. So a stranger who tries passwords does not keep the owner out (D-15). A browser that has opened the account
 * before has a count of its own, so that no one else's attempts keep it out, wherever they come from.
 */
export async function isLoginWithinLimit(c: Context<AppEnv>, email: string): Promise<boolean> {
  const account = email.toLowerCase()
  const browser = await knownBrowserOf(c, account)
  if (browser !== null) return isWithinLimit(c, 'login-browser', { session: browser })
  const within = await Promise.all([
    isWithinLimit(c, 'login', { session: withinNetwork(c, account) }),
    isWithinLimit(c, 'login-account', { session: account }),
  ])
  return within.every(Boolean)
}
