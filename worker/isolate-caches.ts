import { createContentMemory } from './adapters/amplience/content/cached-content.ts'
import { createMediaMemory } from './adapters/amplience/media/media.ts'
import { createBigCommerceMemory } from './adapters/bigcommerce/bigcommerce.ts'
import { createBadgeMemory } from './adapters/promobadger/badges.ts'
import { createVersionMemory } from './cache/content-version.ts'
import { createCircuitBreakers } from './upstream/circuit-breaker.ts'
import { createSharedReads } from './upstream/shared-reads.ts'

/**
 * Everything that an isolate keeps between requests: only public facts, and which services are down. The page cache has
 * its own memory (`cache/page-stores.ts`).
 */
export function createIsolateCaches() {
  return {
    commerce: createBigCommerceMemory(),
    content: createContentMemory(),
    badges: createBadgeMemory(),
    media: createMediaMemory(),
    contentVersion: createVersionMemory(),
    reads: createSharedReads(),
    circuitBreakers: createCircuitBreakers(),
  }
}
