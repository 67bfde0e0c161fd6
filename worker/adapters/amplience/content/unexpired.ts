import { oncePerObject } from '#shared/once-per-object.ts'
import type { ContentItem } from '#shared/views.ts'

/**
 * The item without what has expired at the time (epoch milliseconds), `null` if that is the item itself. The service
 * delivers expired content too: https://amplience.com/docs/integration/activeenddates.html
 */
export function unexpired(item: ContentItem | null, now: number): ContentItem | null {
  if (!item || now < firstExpiry(item)) return item
  return (withoutExpired(item, now) as ContentItem | undefined) ?? null
}

/** The same items are read again and again, and few have a part that expires. */
const firstExpiry = oncePerObject((item: ContentItem) => expiryIn(item))

/** When the first part of it expires, in epoch milliseconds. */
function expiryIn(value: object): number {
  const parts = Object.values(value).map((part: unknown) =>
    isObject(part) ? expiryIn(part) : Number.POSITIVE_INFINITY,
  )
  return Math.min(expiryOf(value), ...parts)
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
  return Number.isNaN(expiry) ? Number.POSITIVE_INFINITY : expiry
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
