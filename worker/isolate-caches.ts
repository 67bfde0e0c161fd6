import { createContentMemory } from './adapters/amplience/content/cached-content.ts'
import { createMediaMemory } from './adapters/amplience/media/media.ts'
import { createGiftMemory } from './adapters/bigcommerce/cart/free-gifts.ts'
import { createCatalogueMemory } from './adapters/bigcommerce/catalogue/catalogue.ts'
import { createProductIndexMemory } from './adapters/bigcommerce/catalogue/product-index.ts'
import { createRedirectMemory } from './adapters/bigcommerce/catalogue/redirects.ts'
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
    catalogue: createCatalogueMemory(),
    content: createContentMemory(),
    productIndex: createProductIndexMemory(),
    badges: createBadgeMemory(),
    gifts: createGiftMemory(),
    media: createMediaMemory(),
    redirects: createRedirectMemory(),
    contentVersion: createVersionMemory(),
    reads: createSharedReads(),
    circuitBreakers: createCircuitBreakers(),
  }
}
