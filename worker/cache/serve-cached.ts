import { editionOf } from '../configuration/release.ts'
import type { Visit } from '../context/visit.ts'
import { pastCacheHeader } from '../http/past-cache.ts'
import { createEdgePageStore } from './edge-page-store.ts'
import { createMemoryPageStore } from './memory-page-store.ts'
import type { PagePolicy } from './page-policy.ts'
import { type PageRequest, type ServedPage, servePage } from './serve-page.ts'

const memoryBytes = 24 * 1024 * 1024

// Only public pages come here (see PublicContext), so the isolate holds no visitor's data.
export const pageMemory = createMemoryPageStore(memoryBytes)

type CachedRequest = Omit<PageRequest, 'policy'> & { policy: PagePolicy | null }

/**
 * Responds from the page cache, or renders into it; without a policy, and for a smoke test, renders only. The nearest
 * store is this isolate's memory, then comes the data centre's Cache API. Both hold the pages of one edition under
 * names of their own. A failure of the cache is logged as `event`.
 *
 * @throws what `render` throws if no cached page may be served
 */
export async function serveCached(
  visit: Visit,
  { policy, key, ...request }: CachedRequest,
  event = 'page-cache',
): Promise<ServedPage> {
  const { configuration, env, headers, log, tracing } = visit
  if (!policy || headers.has(pastCacheHeader)) {
    const { status, body } = await request.render()
    return { status, body, state: 'bypass' }
  }
  return servePage(
    { ...request, key: `${await editionOf(env)} ${key}`, policy },
    {
      stores: [pageMemory, createEdgePageStore(caches.default, configuration.publicOrigin)],
      now: Date.now,
      waitUntil: (work) => visit.later(work),
      onError: (cause) => log.error(event, cause),
      tracing,
    },
  )
}
