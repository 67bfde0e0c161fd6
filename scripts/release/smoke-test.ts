import * as v from 'valibot'
import { shopperAgent } from '../lib/shopper-agent.ts'
import { offeredVariants, type ProductOffer } from '#shared/domain/offer.ts'
import { marketPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import { actions, endpoints, routes } from '#shared/routes.ts'
import { sitesOf } from '#shared/sites.ts'
import { includesLocale } from '#worker/configuration/includes-locale.ts'
import { settings } from '#worker/configuration/settings.ts'
import { pastCacheHeader } from '#worker/http/past-cache.ts'

/** Returns what failed; empty if the version works. */
export type SmokeTest = (versionId: string) => Promise<string[]>

type LiveOffer = { isOnSale: boolean; needsDetails: boolean; offer: ProductOffer }

const timeoutMs = 20_000
const maxProducts = 5

/**
 * Visits a version that serves no visitor yet, by version override and past the page cache: health, readiness, and in
 * each market home, listing, product and an addition to the cart; of a market that is closed for maintenance, that it
 * is. Every market is visited, so that one run names all failures.
 */
export function createSmokeTest({
  origin,
  worker,
  closedLocales,
  marketHosts = '',
  say,
}: {
  origin: string
  /** Name of the Worker at the platform. */
  worker: string
  /** The setting `MAINTENANCE_LOCALES` of the version. A closed market must say that it is closed. */
  closedLocales?: string | undefined
  /** The setting `MARKET_HOSTS` of the version. */
  marketHosts?: string | undefined
  say: (line: string) => void
}): SmokeTest {
  return async (versionId) => {
    const newVisitor = (at: string) =>
      createVisit(at, {
        'cloudflare-workers-version-overrides': `${worker}="${versionId}"`,
        [pastCacheHeader]: '1',
      })
    const visit = newVisitor(origin)
    const failures: string[] = []
    const check = async (name: string, run: () => Promise<void>) => {
      try {
        await run()
        say(`ok      ${name}`)
      } catch (error) {
        say(`failed  ${name}`)
        failures.push(`${name}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
    await check('health', () => checkHealth(visit, versionId))
    await check('readiness', async () => void (await visit(endpoints.readiness.path)))
    const sites = sitesOf(origin, v.parse(settings.MARKET_HOSTS.schema, marketHosts))
    for (const { market, origin: at } of Object.values(sites)) {
      const home = marketPath(market, routes.home.pattern)
      if (includesLocale(closedLocales, market.code)) {
        await check(`${market.code} is closed`, async () => void (await newVisitor(at)(home, { status: 503 })))
        continue
      }
      await check(`home of ${market.code}`, async () => void (await newVisitor(at)(home)))
      await check(`listing, product and cart of ${market.code}`, () => checkPurchase(newVisitor(at), market))
    }
    return failures
  }
}

type Visit = (path: string, init?: RequestInit & { status?: number }) => Promise<{ text: string; location: string }>

/** A browser of one visitor, with its cookies. @throws Error if the status is another one */
function createVisit(origin: string, headers: Record<string, string>): Visit {
  const cookies = new Map<string, string>()
  return async (path, { status = 200, ...init } = {}) => {
    const response = await fetch(new URL(path, origin), {
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...init,
      headers: {
        ...headers,
        origin,
        'user-agent': shopperAgent,
        cookie: [...cookies].map((pair) => pair.join('=')).join('; '),
        ...init.headers,
      },
    })
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      cookies.set(name, value)
    }
    const text = await response.text()
    if (response.status !== status) throw new Error(`${path} responded with ${response.status}, not ${status}`)
    return { text, location: response.headers.get('location') ?? '' }
  }
}

async function checkHealth(visit: Visit, versionId: string): Promise<void> {
  const { text } = await visit(endpoints.health.path)
  const { version } = JSON.parse(text) as { version?: unknown }
  if (version !== versionId) throw new Error(`version ${String(version)} responded, so the override has no effect`)
}

async function checkPurchase(visit: Visit, market: Market): Promise<void> {
  const home = await visit(marketPath(market, routes.home.pattern))
  const listing = firstMatch(home.text, new RegExp(`href="(${marketPath(market, '/browse/')}[^"?#]+)"`))
  if (!listing) throw new Error('the home page links no listing')
  const { text } = await visit(listing)
  const products = new Map(
    [...text.matchAll(new RegExp(`href="(${marketPath(market, '/p/')}(\\d+)/[^"?#]+)`, 'g'))].map(
      ([, path = '', id = '']) => [id, path],
    ),
  )
  if (products.size === 0) throw new Error(`${listing} links no product`)
  for (const [id, path] of [...products].slice(0, maxProducts)) {
    await visit(path)
    const color = decodeURIComponent(path.split('/').at(-1) ?? '').replaceAll('_', ' ')
    const variant = await purchasable(visit, market, { entityId: Number(id), color })
    if (!variant) continue
    const form = new URLSearchParams({
      productId: id,
      color,
      size: variant.size ?? '',
      length: variant.length ?? '',
    })
    const { location } = await visit(marketPath(market, actions.addToBag), { method: 'POST', body: form, status: 303 })
    if (!location.includes('added=')) throw new Error(`the addition of product ${id} led to ${location}`)
    await visit(marketPath(market, routes.bag.pattern))
    return
  }
  throw new Error(`none of ${Math.min(products.size, maxProducts)} products of ${listing} can be bought`)
}

async function purchasable(visit: Visit, market: Market, product: { entityId: number; color: string }) {
  const { text } = await visit(marketPath(market, `${endpoints.api.path}/bigcommerce/getProductById`), {
    method: 'POST',
    body: JSON.stringify([product]),
    headers: { 'content-type': 'application/json' },
  })
  const { isOnSale, needsDetails, offer } = JSON.parse(text) as LiveOffer
  if (!isOnSale || needsDetails) return undefined
  return offeredVariants(offer).find(({ isPurchasable, units }) => isPurchasable && units !== 0)
}

function firstMatch(text: string, pattern: RegExp): string | undefined {
  return pattern.exec(text)?.[1]
}
