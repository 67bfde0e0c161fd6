import type { Context } from 'hono'
import type { LimiterName } from '../configuration/env.ts'
import type { AppEnv } from '../context/app-env.ts'
import { countTimes, networkOf, RateLimitedError } from '../context/rate-limit.ts'
import { isReading } from '../http/is-reading.ts'
import { chargingPaths, type Purpose, reserveOf } from '../ports/reserve.ts'
import { readCartId } from '../session/cart-cookie.ts'
import { createIsolateMemory, mebibyte } from '../upstream/isolate-memory.ts'
import { browsedPaths, pricesOfPaths } from './call-prices.ts'
import { routes } from '#shared/routes.ts'

/** One step of the counters, in calls. A request has their price, rounded up. */
const callsPerStep = 3
/** Prices of requests without a price of their own: a page of one visitor, and any change. */
const priceOfPage = 2
const priceOfChange = 3

/** Calls that networks have used in this isolate. Half of them are forgotten after two minutes. */
const usedByNetwork = createIsolateMemory<number>({ maxEntries: 5000, maxBytes: mebibyte })
const halvedMs = 2 * 60_000

/**
 * Counts the calls that a request may cost at the commerce platform, by the visitor's network and by their cart, before
 * it makes any of them and before its body is read. What a public page costs is counted only if no cache has it
 * (`limitRender`). A network within its budget that has used much gets less of a scarce quota (`reserveOf`).
 *
 * @throws RateLimitedError if the network or the cart has used up its calls of this minute
 */
export async function countCalls(c: Context<AppEnv>): Promise<void> {
  const price = priceOf(c)
  if (price === 0) return
  const network = networkOf(c.get('visit'))
  const cartId = await readCartId(c.get('visit'))
  const isWithin = async (binding: LimiterName, key: string | null) =>
    key ? countTimes(c.get('visit'), { binding, key: `calls ${key}`, times: Math.ceil(price / callsPerStep) }) : true
  const counts = await Promise.all([isWithin('LIMIT_CALLS', network), isWithin('LIMIT_CART_CALLS', cartId)])
  if (!counts.every(Boolean)) throw new RateLimitedError('calls')
  if (network === null) return
  c.set('usedCalls', usedBy(network))
  usedByNetwork.set(network, c.get('usedCalls') + price)
}

/**
 * Counts the calls that a request for the cart of an assistant may cost: by its network, with a budget as large as that
 * of one cart, and for all assistants together, with that of one network. Shoppers are not counted with them.
 *
 * @throws RateLimitedError
 */
export async function countAssistantCalls(c: Context<AppEnv>, price: number): Promise<void> {
  const network = networkOf(c.get('visit'))
  if (network === null) return
  const times = Math.ceil(price / callsPerStep)
  const counts = await Promise.all([
    countTimes(c.get('visit'), { binding: 'LIMIT_CART_CALLS', key: `assistant calls ${network}`, times }),
    countTimes(c.get('visit'), { binding: 'LIMIT_CALLS', key: 'assistant calls', times }),
  ])
  if (!counts.every(Boolean)) throw new RateLimitedError('calls')
  const key = `assistant ${network}`
  c.set('usedCalls', usedBy(key))
  usedByNetwork.set(key, c.get('usedCalls') + price)
}

function usedBy(network: string): number {
  const used = usedByNetwork.get(network)
  return used ? used.value * 2 ** (-used.ageMs / halvedMs) : 0
}

/** The calls that a request may cost, 0 for one that is public and only reads. */
function priceOf(c: Context<AppEnv>): number {
  const row = c.get('row')
  const path = c.get('path')
  const own = pricesOfPaths.get(path)
  if (own !== undefined) return own
  if (!isReading(c.req.method)) return priceOfChange
  return row.kind === 'page' && row.access === 'personal' ? priceOfPage : 0
}

/** The share of a quota that the calls of the request leave to more important ones. */
export function reserveOfRequest(c: Context<AppEnv>): number {
  return reserveOf(purposeOf(c), c.get('usedCalls'))
}

function purposeOf(c: Context<AppEnv>): Purpose {
  const { req } = c
  const [row, path] = [c.get('row'), c.get('path')]
  if (chargingPaths.has(path)) return 'charging'
  const isShared = path === routes.wishlist.pattern && req.query('items') !== undefined
  const isPublic = isReading(req.method) && row.access === 'public'
  return isPublic || isShared || browsedPaths.has(path) || browsedPaths.has(row.path) ? 'browsing' : 'selling'
}
