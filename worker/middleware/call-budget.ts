import type { Context } from 'hono'
import type { LimiterName } from '../configuration/env.ts'
import type { AppEnv } from '../context/app-env.ts'
import { countTimes, networkOf, RateLimitedError } from '../context/rate-limit.ts'
import { isReading } from '../http/is-reading.ts'
import { type Purpose, reserveOf, type Usage } from '../ports/reserve.ts'
import { readCartId } from '../session/cart-cookie.ts'
import { createIsolateMemory, mebibyte } from '../upstream/isolate-memory.ts'
import { browsedPaths, pricesOfPaths } from './call-prices.ts'
import { routes } from '#shared/routes.ts'

/** One step of the counters, in calls. A request has their price, rounded up. */
const callsPerStep = 3
/** Prices of requests without a price of their own: a page of one visitor, and any change. */
const priceOfPage = 2
const priceOfChange = 3

/** A network that has used far more than a shopper needs is known as that for a while, also in the next minutes. */
const heavyMs = 10 * 60_000
const heavyNetworks = createIsolateMemory<true>({ maxEntries: 5000, maxBytes: mebibyte })

/**
 * Counts the calls that a request may cost at the commerce platform, by the visitor's network and by their cart, before
 * it makes any of them and before its body is read. What a public page costs is counted only if no cache has it
 * (`limitRender`). A network within its budget that has used much gets less of a scarce quota (`reserveOf`).
 *
 * @throws RateLimitedError if the network or the cart has used up its calls of this minute
 */
export async function countCalls(c: Context<AppEnv>): Promise<void> {
  // Counted before the request was handed to the cart's object.
  const steps = c.env.OWNED ? 0 : Math.ceil(priceOf(c) / callsPerStep)
  if (steps === 0) return
  const network = networkOf(c)
  const cartId = await readCartId(c)
  const isWithin = async (binding: LimiterName, key: string | null | undefined) =>
    key ? countTimes(c, { binding, key: `calls ${key}`, times: steps }) : true
  const [ofNetwork, ofCart, isFew, isShare] = await Promise.all([
    isWithin('LIMIT_CALLS', network),
    isWithin('LIMIT_CART_CALLS', cartId),
    isWithin('LIMIT_FEW_CALLS', network),
    isWithin('LIMIT_SHARE_CALLS', network),
  ])
  if (!ofNetwork || !ofCart) throw new RateLimitedError('calls')
  c.set('usage', usageOf(network, { isFew, isShare }))
}

function usageOf(network: string | undefined, { isFew, isShare }: { isFew: boolean; isShare: boolean }): Usage {
  if (network === undefined) return 'light'
  if (!isShare) heavyNetworks.set(network, true)
  const heavy = heavyNetworks.get(network)
  if (heavy && heavy.ageMs < heavyMs) return 'heavy'
  return isFew ? 'light' : 'medium'
}

/** The calls that a request may cost, 0 for one that is public and only reads. */
function priceOf(c: Context<AppEnv>): number {
  const { row, path } = c.var
  const own = pricesOfPaths.get(path)
  if (own !== undefined) return own
  if (!isReading(c.req.method)) return priceOfChange
  return row.kind === 'page' && row.access === 'personal' ? priceOfPage : 0
}

/** The share of a quota that the calls of the request leave to more important ones. */
export function reserveOfRequest(c: Context<AppEnv>): number {
  return reserveOf(purposeOf(c), c.env.OWNED?.usage ?? c.var.usage)
}

function purposeOf({ env, req, var: { row, path } }: Context<AppEnv>): Purpose {
  if (env.OWNED?.isPaying) return 'paying'
  const isShared = path === routes.wishlist.pattern && req.query('items') !== undefined
  const isPublic = isReading(req.method) && row.access === 'public'
  return isPublic || isShared || browsedPaths.has(path) ? 'browsing' : 'selling'
}
