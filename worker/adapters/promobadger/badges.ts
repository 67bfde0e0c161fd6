import type { ConfigurationOf } from '../../configuration/configuration.ts'
import type { Log } from '../../lib/log.ts'
import type { BadgePort } from '../../ports/badge-port.ts'
import type { Call } from '../../upstream/call.ts'
import { createIsolateMemory, type IsolateMemory, mebibyte } from '../../upstream/isolate-memory.ts'
import { readRemembered } from '../../upstream/read-remembered.ts'
import { BadgesSchema, toBadges } from './badge-wire.ts'
import type { Badge } from '#shared/domain/badge.ts'
import { type Market, marketKey } from '#shared/markets.ts'

/** The longest time that a page waits for its badges. */
export const badgeTimeoutMs = 1500

const maxIds = 100
const freshMs = 60_000
const maxRemembered = 10_000

/** The isolate's memory: the badges of a product in a market and its language. */
export type BadgeMemory = IsolateMemory<Badge[]>

export function createBadgeMemory(now?: () => number): BadgeMemory {
  return createIsolateMemory({ maxEntries: maxRemembered, maxBytes: 4 * mebibyte, ...(now && { now }) })
}

type BadgeOptions = { configuration: ConfigurationOf<'badges'>; call: Call; memory: BadgeMemory; log: Log }

/**
 * Badges of PromoBadger for a channel, its currency and its promotion application. Each product is requested at most
 * once a minute. A market without an application does not use the promotions engine, so badges that state a price are
 * omitted there [PROMO-30].
 */
export function createPromobadgerBadges({ configuration, call, memory, log }: BadgeOptions): BadgePort {
  const url = `${configuration.url}/v1/${encodeURIComponent(configuration.project)}/badges/query/byProductId`
  return {
    async badges({ market, productIds }, signal) {
      const application = configuration.applications[market.code] ?? null
      const found = await readRemembered(productIds, {
        memory,
        keyOf: (id) => `${marketKey(market)} ${application} ${id}`,
        freshMs,
        maxIds,
        read: (ids) => read({ market, application, ids }, signal),
      })
      return new Map([...found].filter(([, badges]) => badges.length > 0))
    },
  }

  async function read(
    { market, application, ids }: { market: Market; application: number | null; ids: readonly number[] },
    signal: AbortSignal,
  ): Promise<Map<number, Badge[]>> {
    const bigcommerce = { channel: configuration.channelIds[market.code], currency: market.currency }
    const context =
      application === null ? { bigcommerce } : { bigcommerce, talonone: { applicationIds: [application] } }
    const body = { context, query: { products: ids.map((id) => ({ id })) } }
    const response = await call('badges', BadgesSchema, { url, method: 'POST', body, isIdempotent: true, signal })
    const { byProduct, unreadable } = toBadges(response, market)
    if (unreadable > 0) log.warn('badges-unreadable', { market: market.code, count: unreadable })
    const isGranted = ({ kind }: Badge) => application !== null || kind === 'microLabel'
    return new Map(ids.map((id) => [id, (byProduct.get(id) ?? []).filter(isGranted)]))
  }
}
