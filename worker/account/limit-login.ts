import { isWithinLimit, withinNetwork } from '../context/rate-limit.ts'
import type { Visit } from '../context/visit.ts'
import { knownBrowserOf } from '../session/known-browser-cookie.ts'

/**
 * Counts an attempt at an account's password: by the visitor's network, by the account within that network, and by the
 * account alone (D-15). The platform refuses every attempt at an account after some failures in a minute, whoever made
 * them. So all browsers that have not opened the account before share fewer attempts than that, and a browser that has
 * opened it uses the rest with a count of its own. The counts are those of one data centre: strangers who come through
 * several of them can still make the platform refuse. Then, and in a new browser, the link of a reset mail lets the
 * owner in, because it logs in without an attempt (`reset-password.ts`).
 */
export async function isLoginWithinLimit(visit: Visit, email: string): Promise<boolean> {
  const account = email.toLowerCase()
  const browser = await knownBrowserOf(visit, account)
  if (browser !== null) return isWithinLimit(visit, 'login-browser', { session: browser })
  // One after the other, so that what a network tries beyond its limit is not counted for the account.
  return (
    (await isWithinLimit(visit, 'login', { session: withinNetwork(visit, account) })) &&
    (await isWithinLimit(visit, 'login-account', { session: account }))
  )
}
