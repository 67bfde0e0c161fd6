import { createVersionMemory } from '../cache/content-version.ts'
import { createCircuitBreakers } from '../upstream/circuit-breaker.ts'
import { createSharedReads } from '../upstream/shared-reads.ts'
import { createContentMemory } from './amplience/content/cached-content.ts'
import { createMediaMemory } from './amplience/media/media.ts'
import { createBigCommerceMemory } from './bigcommerce/bigcommerce.ts'
import { createBadgeMemory } from './promobadger/badges.ts'

/**
 * Everything that an isolate keeps between requests: only public facts, and which services are down. The page cache has
 * its own memory (`cache/serve-cached.ts`).
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
