import { oncePerObject } from '#shared/once-per-object.ts'
import type { ContentItem } from '#shared/views.ts'

/**
 * The item without what has expired at the time (epoch milliseconds), `null` if that is the item itself. The service
 * delivers expired content too: https://amplience.com/docs/integration/activeenddates.html
 */
export function unexpired(item: ContentItem | null, now: number): ContentItem | null {
  if (!item) return null
  const kept = keptOf(item)
  if (now < kept.from || now >= kept.until) {
    const expiries = expiriesIn(item)
    kept.from = Math.max(...expiries.filter((time) => time <= now))
    kept.until = Math.min(...expiries.filter((time) => time > now))
    kept.shown = expiries.some((time) => time <= now)
      ? ((withoutExpired(item, now) as ContentItem | undefined) ?? null)
      : item
  }
  return kept.shown
}

type Kept = { from: number; until: number; shown: ContentItem | null }

/** What is shown of an item, and the period in which it is. The same items are read again and again. */
const keptOf = oncePerObject((_item: ContentItem): Kept => ({ from: Infinity, until: Infinity, shown: null }))

/** When its parts expire, in epoch milliseconds. */
function expiriesIn(value: object): number[] {
  const inside = Object.values(value).flatMap((part: unknown) => (isObject(part) ? expiriesIn(part) : []))
  const expiry = expiryOf(value)
  return expiry === Infinity ? inside : [expiry, ...inside]
}

function withoutExpired(value: unknown, now: number): unknown {
  if (!isObject(value)) return value
  if (now >= expiryOf(value)) return undefined
  if (Array.isArray(value))
    return value.map((part: unknown) => withoutExpired(part, now)).filter((part) => part !== undefined)
  return Object.fromEntries(
    Object.entries(value)
      .map(([field, part]) => [field, withoutExpired(part, now)] as const)
      .filter(([, part]) => part !== undefined),
  )
}

function expiryOf(value: object): number {
  const meta = '_meta' in value && isObject(value._meta) ? value._meta : {}
  const lifecycle = 'lifecycle' in meta && isObject(meta.lifecycle) ? meta.lifecycle : {}
  const expiry = 'expiryTime' in lifecycle ? Date.parse(String(lifecycle.expiryTime)) : Number.NaN
  return Number.isNaN(expiry) ? Infinity : expiry
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
