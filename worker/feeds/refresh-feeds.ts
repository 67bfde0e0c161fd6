import type { CreateServices } from '../adapters/services.ts'
import { parseConfiguration } from '../configuration/configuration.ts'
import type { Env } from '../configuration/env.ts'
import { includesLocale } from '../configuration/includes-locale.ts'
import { releaseOf } from '../configuration/release.ts'
import { createTiming } from '../http/timing.ts'
import { createLog } from '../lib/log.ts'
import { reserveOf } from '../ports/reserve.ts'
import { changeIndex, idsPerSlice, noIndex, readIndex } from './feed-index.ts'
import { alone } from './lease.ts'
import { makeSlice, type SliceContext } from './make-slice.ts'
import { sweep, sweepAfterMs } from './sweep.ts'
import { fileNameOf } from '#shared/markets.ts'
import { everySite, type Site } from '#shared/sites.ts'

/**
 * A tick begins no slice after these many calls and milliseconds. A slice of 250 products takes about 40 calls, and the
 * platform allows 1000 of an invocation.
 */
const callsOfTick = 400
const tickMs = 40_000
/** A slice is made again when it is this old, so that it is never an hour old while ticks succeed. */
const dueMs = 20 * 60_000
const staleMs = 60 * 60_000
/** A service that fails is left alone until the next tick. */
const maxFailures = 3
const countTimeoutMs = 20_000

type Job = { site: Site; number: number; triedAt: number }
type Tick = SliceContext & { calls: () => number }

type TickOptions = {
  env: Env
  createServices: CreateServices
  waitUntil: (work: Promise<unknown>) => void
  now?: () => number
}

/**
 * Makes the slices of all feeds that are due, those that were tried longest ago first, as far as the budget of a tick
 * goes. Without the setting or the bucket it does nothing.
 */
export async function refreshFeeds({ env, createServices, waitUntil, now = Date.now }: TickOptions): Promise<void> {
  const configuration = parseConfiguration(env)
  const { FEEDS: bucket } = env
  if (!configuration.hasProductFeeds || !bucket) return
  const version = releaseOf(env).version ?? ''
  const requestId = crypto.randomUUID()
  const log = createLog(configuration.logLevel, () => ({ requestId, version, route: 'feeds' }))
  const timing = createTiming()
  const ports = createServices({
    configuration,
    env,
    log,
    waitUntil,
    timing,
    requestId,
    // Shoppers come first: a tick leaves them as much of a quota as a network that has used much.
    reserve: () => reserveOf('browsing', Infinity),
  })
  const tick: Tick = { bucket, ports, configuration, now, log, calls: () => timing.sums().calls }
  await alone(bucket, now, async (sweptAt) => {
    await makeDueSlices(tick)
    if (now() < sweptAt + sweepAfterMs) return sweptAt
    await sweep(bucket, { configuration, now })
    return now()
  })
}

async function makeDueSlices(tick: Tick): Promise<void> {
  const { configuration, now, log } = tick
  const begun = now()
  const open = everySite(configuration.sites).filter(
    ({ market }) => !includesLocale(configuration.maintenanceLocales, market.code),
  )
  const jobs = (await Promise.all(open.map((site) => dueJobs(site, tick)))).flat()
  const counts = { due: jobs.length, made: 0, failed: 0 }
  for (const { site, number } of jobs.toSorted((a, b) => a.triedAt - b.triedAt)) {
    if (tick.calls() >= callsOfTick || now() - begun >= tickMs || counts.failed >= maxFailures) break
    const made = await makeSlice(site, number, tick).then(
      () => true,
      log.fallback('feed-slice-failed', false, { feed: fileNameOf(site.market), slice: number }),
    )
    counts[made ? 'made' : 'failed'] += 1
  }
  if (jobs.length > 0) log.info('feeds', { ...counts, calls: tick.calls(), ms: now() - begun })
}

/** The slices of a feed that were not tried lately. If the products cannot be counted, those of before. */
async function dueJobs(site: Site, tick: Tick): Promise<Job[]> {
  const { bucket, now, log } = tick
  const name = fileNameOf(site.market)
  let index = (await readIndex(bucket, name)) ?? noIndex
  if (index.countedAt < now() - dueMs) {
    await countSlices(site, tick).catch(log.fallback('feed-count-failed', undefined, { feed: name }))
    index = (await readIndex(bucket, name)) ?? noIndex
  }
  const all = Array.from({ length: index.count }, (_, number) => number)
  const isStale = (number: number) => (index.slices[number]?.checkedAt ?? Infinity) < now() - staleMs
  const stale = all.filter(isStale).length
  if (stale > 0) log.warn('feed-stale', { feed: name, slices: stale })
  return all
    .filter((number) => (index.slices[number]?.checkedAt ?? 0) < now() - dueMs)
    .map((number) => ({ site, number, triedAt: index.triedAt[number] ?? 0 }))
}

/** Notes how many slices the channel's ids need. Slices above them are left out of the feed. */
async function countSlices({ market }: Site, { bucket, ports, now }: Tick): Promise<void> {
  const lastId = await ports.catalogue.lastProductId({ market }, AbortSignal.timeout(countTimeoutMs))
  const count = Math.floor(lastId / idsPerSlice) + 1
  await changeIndex(bucket, fileNameOf(market), (index) => ({
    ...index,
    count,
    countedAt: now(),
    slices: Object.fromEntries(Object.entries(index.slices).filter(([number]) => Number(number) < count)),
    triedAt: Object.fromEntries(Object.entries(index.triedAt).filter(([number]) => Number(number) < count)),
  }))
}
