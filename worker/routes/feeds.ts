import type { Context } from 'hono'
import { type AppEnv, factory } from '../context/app-env.ts'
import { limitRate } from '../context/rate-limit.ts'
import { sitesHere } from '../context/sites-here.ts'
import { type FeedSlice, readIndex, slicesOf } from '../feeds/feed-index.ts'
import { feedEnd, feedStart } from '../feeds/feed-xml.ts'
import { sha256, toBytes, toHex } from '../lib/crypto.ts'
import type { Log } from '../lib/log.ts'
import { refuseInMaintenance } from '../middleware/maintenance.ts'
import { NotFoundError } from '#shared/errors.ts'
import { fileNameOf } from '#shared/markets.ts'
import { endpoints } from '#shared/routes.ts'
import type { Site } from '#shared/sites.ts'

/** The cron trigger makes the first slices of a feed within a few minutes. */
const retryAfterSeconds = 120
const cacheControl = 'public, max-age=600'

type Slices = readonly (FeedSlice & { key: string })[]

/**
 * The product feed of a market in a language, as the ticks have made it (`worker/feeds`). `x-feed-items` and
 * `x-feed-checked`, the time at which the oldest slice was compared with the shop, are for `npm run doctor`.
 */
export const feeds = factory.createApp().get(`${endpoints.feeds.path}/:file`, async (c) => {
  const visit = c.get('visit')
  const { FEEDS: bucket } = c.env
  if (!visit.configuration.hasProductFeeds || !bucket) throw new NotFoundError('There are no product feeds.')
  const [, name = ''] = /^([a-z-]+)\.xml$/.exec(c.req.param('file')) ?? []
  const site = sitesHere(visit).find(({ market }) => fileNameOf(market) === name)
  if (!site) throw new NotFoundError('There is no such feed.')
  void refuseInMaintenance(site.market)(c)
  await limitRate(visit, 'feed')
  const index = await readIndex(bucket, name)
  if (!index?.isComplete) return c.text('The feed is being made.\n', 503, { 'retry-after': String(retryAfterSeconds) })
  return respond(c, bucket, { site, slices: slicesOf(index), checkedAt: oldest(Object.values(index.slices)) })
})

async function respond(
  c: Context<AppEnv>,
  bucket: R2Bucket,
  { site, slices, checkedAt }: { site: Site; slices: Slices; checkedAt: number },
): Promise<Response> {
  const [start, end] = [toBytes(feedStart(site)), toBytes(feedEnd)]
  const digest = toHex(await sha256([feedStart(site), ...slices.map((slice) => slice.digest)].join(' ')))
  const etag = `"${digest.slice(0, 32)}"`
  const length = start.length + end.length + sum(slices.map(({ bytes }) => bytes))
  const headers = {
    etag,
    'cache-control': cacheControl,
    'x-feed-items': String(sum(slices.map(({ items }) => items))),
    'x-feed-checked': new Date(checkedAt).toISOString(),
  }
  if (isKnown(c.req.header('if-none-match'), etag)) return c.body(null, 304, headers)
  const ofBody = { ...headers, 'content-type': 'application/xml; charset=utf-8' }
  if (c.req.method === 'HEAD') return c.body(null, 200, { ...ofBody, 'content-length': String(length) })
  // The length lets a reader notice that a response was cut short.
  const { readable, writable } = new FixedLengthStream(length)
  c.executionCtx.waitUntil(send(writable, { bucket, start, slices, end, log: c.get('log') }))
  return c.body(readable, 200, ofBody)
}

/** Sends the feed slice by slice. A reader that stops reading ends it. */
async function send(
  writable: WritableStream<Uint8Array>,
  {
    bucket,
    start,
    slices,
    end,
    log,
  }: { bucket: R2Bucket; start: Uint8Array; slices: Slices; end: Uint8Array; log: Log },
): Promise<void> {
  try {
    await write(writable, start)
    for (const { key } of slices) {
      const slice = await bucket.get(key)
      if (!slice) throw new Error(`The object ${key} of a feed is missing.`)
      await slice.body.pipeTo(writable, { preventClose: true, preventAbort: true })
    }
    await write(writable, end)
    await writable.close()
  } catch (cause) {
    log.warn('feed-not-sent', { reason: cause instanceof Error ? cause.message : String(cause) })
    await writable.abort(cause).catch(() => undefined)
  }
}

async function write(writable: WritableStream<Uint8Array>, bytes: Uint8Array): Promise<void> {
  const writer = writable.getWriter()
  await writer.write(bytes)
  writer.releaseLock()
}

/** Compares tags as a cache does: one that compressed the body has marked its tag as weak. */
function isKnown(header: string | undefined, etag: string): boolean {
  return (header ?? '').split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}

function oldest(slices: readonly FeedSlice[]): number {
  return Math.min(...slices.map(({ checkedAt }) => checkedAt))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
