import type { Configuration } from '../configuration/configuration.ts'
import { indexKeyOf, readIndex, slicesOf } from './feed-index.ts'
import { fileNameOf } from '#shared/markets.ts'
import { everySite } from '#shared/sites.ts'

export const sweepAfterMs = 60 * 60_000
/** A reader may still be at an object that was replaced, and a tick may not have named its object yet. */
const unnamedMs = 60 * 60_000
/** The platform's maximum for one call. */
const maxKeys = 1000

/**
 * Deletes the objects that no feed names, and the feeds of markets and languages that the shop no longer has, an hour
 * after they were written.
 */
export async function sweep(
  bucket: R2Bucket,
  { configuration, now }: { configuration: Pick<Configuration, 'sites'>; now: () => number },
): Promise<void> {
  const names = everySite(configuration.sites).map(({ market }) => fileNameOf(market))
  const indexes = await Promise.all(names.map((name) => readIndex(bucket, name)))
  const named = new Set([
    ...names.map(indexKeyOf),
    ...indexes.flatMap((index) => (index ? slicesOf(index).map(({ key }) => key) : [])),
  ])
  let cursor: string | undefined
  do {
    const page = await bucket.list({ limit: maxKeys, ...(cursor !== undefined && { cursor }) })
    const unnamed = page.objects.filter(
      ({ key, uploaded }) => key.includes('/') && !named.has(key) && uploaded.getTime() < now() - unnamedMs,
    )
    if (unnamed.length > 0) await bucket.delete(unnamed.map(({ key }) => key))
    cursor = page.truncated ? page.cursor : undefined
  } while (cursor !== undefined)
}
