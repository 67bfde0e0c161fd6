import type { PageCacheStore, StoredPage } from './page-cache.ts'

const statusHeader = 'x-stored-status'
const storedAtHeader = 'x-stored-at'
const cutsHeader = 'x-stored-cuts'
const versionHeader = 'x-stored-content-version'

/** Stores pages in the Cache API of the data centre. A header holds the byte offsets at which the nonce goes. */
export function createEdgePageStore(cache: Cache, origin: string): PageCacheStore {
  const addressOf = (key: string) => `${origin}/__page/${encodeURIComponent(key)}`
  return {
    async get(key) {
      const response = await cache.match(addressOf(key))
      return response ? fromResponse(response) : null
    },
    async put(key, page, policy) {
      const lifetime = policy.fresh + Math.max(policy.staleWhileRevalidate, policy.staleIfError)
      await cache.put(addressOf(key), toResponse(page, lifetime))
    },
  }
}

function toResponse(page: StoredPage, lifetimeSeconds: number): Response {
  const body = new Uint8Array(page.bytes)
  const cuts: number[] = []
  let at = 0
  for (const segment of page.segments) {
    body.set(segment, at)
    at += segment.length
    cuts.push(at)
  }
  return new Response(body, {
    headers: {
      'cache-control': `public, max-age=${lifetimeSeconds}`,
      'content-type': 'application/octet-stream',
      [statusHeader]: String(page.status),
      [storedAtHeader]: String(page.storedAt),
      [versionHeader]: String(page.contentVersion),
      [cutsHeader]: cuts.join(','),
    },
  })
}

async function fromResponse(response: Response): Promise<StoredPage | null> {
  const cuts = (response.headers.get(cutsHeader) ?? '').split(',').map(Number)
  const bytes = new Uint8Array(await response.arrayBuffer())
  if (cuts.at(-1) !== bytes.length) return null
  const segments = cuts.map((end, index) => bytes.subarray(index === 0 ? 0 : cuts[index - 1], end))
  return {
    status: Number(response.headers.get(statusHeader)),
    storedAt: Number(response.headers.get(storedAtHeader)),
    segments,
    bytes: bytes.length,
    contentVersion: Number(response.headers.get(versionHeader)),
    isOnlyHere: false,
  }
}
