import * as v from 'valibot'
import type { Market } from '#shared/markets.ts'
import type { ContentItem } from '#shared/views.ts'

/**
 * The cache entry of a key: the item or `null`, when it was read (epoch milliseconds), and the content version at the
 * start of the read.
 */
export type CachedItem = { item: ContentItem | null; readAt: number; version: number }

/**
 * Where entries are kept. `source` names the content service and the hosts of its media: an entry of another source has
 * pictures that this shop's pages must not load, and is not read.
 */
export type ContentStore = { kv: KVNamespace; source: string }

export const freshMs = 60_000
const lastGoodTtlSeconds = 30 * 24 * 60 * 60

const CachedItemSchema = v.object({
  item: v.nullable(v.looseObject({ _meta: v.looseObject({ schema: v.string() }) })),
  readAt: v.number(),
  version: v.optional(v.number(), 0),
  source: v.optional(v.string(), ''),
})

/** The name in KV of a delivery key with its market's prefix. */
export function contentCacheKey(market: Market, key: string): string {
  return `content/${market.contentPrefix}${key}`
}

/** The entries in KV that parse and come from the same source. */
export async function readCached(
  { kv, source }: ContentStore,
  names: readonly string[],
): Promise<Map<string, CachedItem>> {
  const values = await kv.get([...names], 'json')
  return new Map(
    [...values].flatMap(([name, value]): [string, CachedItem][] => {
      const parsed = v.safeParse(CachedItemSchema, value)
      if (!parsed.success || parsed.output.source !== source) return []
      const { item, readAt, version } = parsed.output
      return [[name, { item, readAt, version }]]
    }),
  )
}

/**
 * Keeps an item, or the fact that there is none, for 30 days as the last good copy. Keys of pages come from addresses,
 * and there are endless addresses without a page, so their absence is not kept.
 */
export async function writeCached(
  { kv, source }: ContentStore,
  market: Market,
  [key, cached]: [string, CachedItem],
): Promise<void> {
  if (cached.item === null && key.startsWith('page/')) return
  const text = JSON.stringify({ ...cached, source })
  await kv.put(contentCacheKey(market, key), text, { expirationTtl: lastGoodTtlSeconds })
}
