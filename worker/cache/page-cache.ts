import type { PagePolicy } from './page-policy.ts'
import { joinBytes } from '#shared/join-bytes.ts'

/** A cached page. `segments` are its bytes without the nonce, cut at every place where the nonce goes. */
export type StoredPage = {
  status: number
  segments: Uint8Array[]
  storedAt: number
  bytes: number
  contentVersion: number
  /** True while only the isolate has the page, because a visitor may have made up its address. */
  isOnlyHere: boolean
}

export interface PageCacheStore {
  get(key: string): Promise<StoredPage | null>
  put(key: string, page: StoredPage, policy: PagePolicy): Promise<void>
}

/** The age of a cached page, by its policy and the current content version. A page of older content is expired. */
export function ageOf(
  page: StoredPage,
  { policy, contentVersion }: { policy: PagePolicy; contentVersion: number },
  now: number,
): 'fresh' | 'stale' | 'expired' {
  if (page.contentVersion < contentVersion) return 'expired'
  const seconds = (now - page.storedAt) / 1000
  if (seconds < policy.fresh) return 'fresh'
  return seconds < policy.fresh + policy.staleWhileRevalidate ? 'stale' : 'expired'
}

/** True if an expired page may be served because rendering failed. */
export function servesOnError(page: StoredPage, policy: PagePolicy, now: number): boolean {
  return (now - page.storedAt) / 1000 < policy.fresh + policy.staleIfError
}

/** The bytes between the places of `text`, such as those of a page's nonce, so that each response can carry a fresh one. */
export function cutAt(bytes: Uint8Array, text: string): Uint8Array[] {
  const mark = new TextEncoder().encode(text)
  const segments: Uint8Array[] = []
  let from = 0
  for (let at = indexOfBytes(bytes, mark, from); at !== -1; at = indexOfBytes(bytes, mark, from)) {
    segments.push(bytes.subarray(from, at))
    from = at + mark.length
  }
  segments.push(bytes.subarray(from))
  return segments
}

/** The page's bytes with `nonce` in every place where its own nonce was. */
export function insertNonce(segments: Uint8Array[], nonce: string): Uint8Array<ArrayBuffer> {
  const mark = new TextEncoder().encode(nonce)
  return joinBytes(segments.flatMap((segment, index) => (index > 0 ? [mark, segment] : [segment])))
}

function indexOfBytes(bytes: Uint8Array, mark: Uint8Array, from: number): number {
  const [first = 0] = mark
  for (let at = bytes.indexOf(first, from); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if (mark.every((byte, offset) => bytes[at + offset] === byte)) return at
  }
  return -1
}
