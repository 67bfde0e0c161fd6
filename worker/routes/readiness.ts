import { releaseOf } from '../configuration/release.ts'
import { factory } from '../context/app-env.ts'
import { channelIdOf } from '../context/channel-id.ts'
import type { Visit } from '../context/visit.ts'
import { awaitAtMost } from '../lib/await-at-most.ts'
import { pageSlots } from '../pages/content/content-slots.ts'
import { mebibyte } from '../upstream/isolate-memory.ts'
import { createSharedLoad } from '../upstream/shared-load.ts'
import { type Market, defaultMarket, markets } from '#shared/markets.ts'
import { endpoints } from '#shared/routes.ts'

type MarketState = 'ready' | 'other-channel' | 'other-currency' | 'unreachable'
type DependencyState = 'ready' | 'unreachable' | 'off'
type Report = {
  markets: Record<string, MarketState>
  dependencies: Record<string, DependencyState>
}

const cachedMs = 10_000
const timeoutMs = 5000
const unusedId = 'readiness'

/**
 * Readiness check for monitoring. The platform must respond to both tokens, and each market's channel must use the
 * market's currency and have categories; otherwise the response is 503. Other dependencies are reported, and the shop
 * sells without them (docs/fallbacks.md). An isolate asks the services at most every ten seconds, so that requests of
 * this path cannot cause load there. Regular checks also keep the category trees cached, so that no visitor's page has
 * to wait for them.
 */
export function createReadiness() {
  const share = createSharedLoad<Report>({
    freshMs: cachedMs,
    staleMs: 0,
    maxInFlightMs: timeoutMs + 1000,
    maxEntries: 1,
    maxBytes: mebibyte,
  })
  return factory.createApp().get(endpoints.readiness.path, async (c) => {
    const report = await share({
      key: '',
      load: () => check(c.get('visit')),
      waitUntil: (work) => c.executionCtx.waitUntil(work),
    })
    const isReady =
      report.dependencies['commerce'] === 'ready' && Object.values(report.markets).every((state) => state === 'ready')
    const { publicOrigin } = c.get('configuration')
    const byMarket = Object.values(markets).map((market) => [
      market.code,
      {
        state: report.markets[market.code],
        label: market.label,
        channelId: channelIdOf(c.get('visit'), market),
        currencyCode: market.currency,
        protocol: publicOrigin.startsWith('https:') ? 'https' : 'http',
      },
    ])
    const { dependencies } = report
    return c.json(
      {
        status: isReady ? 'ready' : 'not-ready',
        ...releaseOf(c.env),
        markets: Object.fromEntries(byMarket),
        dependencies,
      },
      isReady ? 200 : 503,
    )
  })
}

async function check(visit: Visit): Promise<Report> {
  const [byMarket, dependencies] = await Promise.all([
    Promise.all(
      Object.values(markets).map(async (market) => [market.code, await stateOfMarket(visit, market)] as const),
    ),
    Promise.all(
      Object.entries(probesOf(visit)).map(
        async ([name, probe]) => [name, await stateOfDependency(visit, name, probe)] as const,
      ),
    ),
  ])
  return { markets: Object.fromEntries(byMarket), dependencies: Object.fromEntries(dependencies) }
}

async function stateOfMarket(visit: Visit, market: Market): Promise<MarketState> {
  const { ports, log } = visit
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    const [{ defaultCurrency }, hasStorefront] = await withinDeadline(
      Promise.all([
        ports.catalogue.channel({ market }, signal),
        ports.catalogue.hasStorefront({ market }, signal),
        ports.catalogue.categoryTree({ market }, signal),
      ]),
    )
    if (!hasStorefront) {
      log.warn('the storefront address is that of another channel', { market: market.code })
      return 'other-channel'
    }
    if (defaultCurrency === market.currency) return 'ready'
    log.warn('the channel sells in another currency than its market', {
      market: market.code,
      currency: defaultCurrency,
    })
    return 'other-currency'
  } catch (cause) {
    log.error('the channel cannot be read', cause, { market: market.code })
    return 'unreachable'
  }
}

type Probe = (signal: AbortSignal) => Promise<unknown>

/**
 * One read for each dependency, none of which changes anything; `null` for a dependency that is not configured.
 * Pictures come to the browser from the media service, and the marketing service has no read.
 */
function probesOf({ ports, configuration, env, log }: Visit): Record<string, Probe | null> {
  const market = defaultMarket
  const { promotions, payments, badges } = ports
  return {
    // The facts of a market are cached for longer than an outage may last, and a stock level is never cached.
    commerce: (signal) => ports.catalogue.stock({ market, variantIds: [unusedProductId()] }, signal),
    async content(signal) {
      // The index is never cached. The home page shows if the content types are those of the shop.
      const source = { kind: 'published' } as const
      const request = { market, keys: ['home'] as const, source }
      const [{ home }] = await Promise.all([ports.content.items(request, signal), ports.contentIndex.hasPages(signal)])
      if (home) pageSlots(home, log)
    },
    search: configuration.search && ((signal) => ports.search.suggest({ market, query: '' }, signal)),
    badges: badges && ((signal) => badges.badges({ market, productIds: [unusedProductId()] }, signal)),
    promotions: promotions && ((signal) => promotions.session({ market, sessionId: unusedId }, signal)),
    payments:
      payments &&
      ((signal) => payments.methods({ market, amount: { amount: 100, currency: market.currency } }, signal)),
    sessions: () => ports.sessions.isEnded({ id: unusedId, customerId: 0, startedAt: 0 }),
    'content copies': () => env.CONTENT.get(unusedId),
  }
}

/** Another id for each check, because badges of a product are cached. No product or variant has it. */
function unusedProductId(): number {
  return 2 ** 31 - 1 - Math.floor(Math.random() * 1_000_000)
}

async function stateOfDependency(visit: Visit, dependency: string, probe: Probe | null): Promise<DependencyState> {
  if (!probe) return 'off'
  try {
    await withinDeadline(probe(AbortSignal.timeout(timeoutMs)))
    return 'ready'
  } catch (cause) {
    visit.log.error('a dependency cannot be reached', cause, { dependency })
    return 'unreachable'
  }
}

// Reads that requests share do not end with the signal of one of them.
async function withinDeadline<Value>(promise: Promise<Value>): Promise<Value> {
  const late = Symbol('late')
  const result = await awaitAtMost<Value, typeof late>(promise, timeoutMs, late)
  if (result === late) throw new Error(`There was no response within ${timeoutMs} ms.`)
  return result
}
