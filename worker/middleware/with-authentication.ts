import { marketPath } from '../../shared/markets.ts'
import { factory } from '../app-env.ts'
import { hasLoginHint } from '../session/customer-session.ts'

/**
 * The guard of the account area, after `withCustomer`: who has never signed in goes to the market's root, who once had
 * goes to the login and comes back (D-11). An outage is raised, and signs nobody out.
 */
export const withAuthentication = factory.createMiddleware(async function authentication(c, next) {
  const { market, customer, sessionFailure } = c.var
  if (sessionFailure !== null) throw sessionFailure
  if (customer) return next()
  const isReading = c.req.method === 'GET' || c.req.method === 'HEAD'
  if (!hasLoginHint(c)) return c.redirect(marketPath(market, '/'), isReading ? 302 : 303)
  const { pathname, search } = new URL(c.req.url)
  const back = isReading ? pathname + search : marketPath(market, '/my-account')
  return c.redirect(`${marketPath(market, '/login')}?returnTo=${encodeURIComponent(back)}`, isReading ? 302 : 303)
})
