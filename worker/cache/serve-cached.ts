import type { Context } from 'hono'
import type { AppEnv } from '../context/app-env.ts'
import { createEdgePageStore } from './edge-page-store.ts'
import { createMemoryPageStore } from './memory-page-store.ts'
import type { PagePolicy } from './page-policy.ts'
import { type PageRequest, type ServedPage, servePage } from './serve-page.ts'

const memoryBytes = 24 * 1024 * 1024

// Only public pages come here (see PublicContext), so the isolate holds no visitor's data.
export const pageMemory = createMemoryPageStore(memoryBytes)

type CachedRequest = Omit<PageRequest, 'nonce' | 'policy'> & { policy: PagePolicy | null }

/**
 * Responds from the page cache, or renders into it; without a policy, renders only. The nearest store is this isolate's
 * memory, then comes the data centre's Cache API. A failure of the cache is logged as `event`.
 *
 * @throws what `render` throws if no cached page may be served
 */
export async function serveCached(
  c: Context<AppEnv>,
  { policy, ...request }: CachedRequest,
  event = 'page-cache',
): Promise<ServedPage> {
  const { configuration, nonce, log, tracing } = c.var
  if (!policy) {
    const { status, body } = await request.render()
    return { status, body, state: 'bypass' }
  }
  return servePage(
    { ...request, policy, nonce },
    {
      stores: [pageMemory, createEdgePageStore(caches.default, configuration.publicOrigin)],
      now: Date.now,
      waitUntil: (work) => c.executionCtx.waitUntil(work),
      onError: (cause) => log.error(event, cause),
      tracing,
    },
  )
}
