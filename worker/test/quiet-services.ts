import type { Ports } from '../ports/ports.ts'
import type { Listing } from '#shared/domain/listing.ts'
import type { ContentItem } from '#shared/views.ts'

const nothing: Listing<never> = { products: [], total: 0, page: 1, pageCount: 0 }

/**
 * Ports that respond at once and have only the shell's content, for tests of code that runs before the services are
 * called.
 */
export function quietServices(): Partial<Ports> {
  return {
    catalogue: {
      categoryTree: async () => [],
      listing: async () => nothing,
      count: async () => 0,
      facets: async () => ({ facets: [] }),
      summaries: async () => [],
      outlines: async () => new Map(),
      rail: async () => [],
      product: async () => null,
      productIdOfSku: async () => null,
      stock: async () => new Map(),
      saleStates: async () => new Map(),
      categoryUrls: async () => new Map(),
      soldItems: async () => [],
      hasProduct: async () => false,
      productPageCount: async () => 0,
      productPage: async () => [],
      lastProductId: async () => 0,
      productsFrom: async () => [],
      redirect: async () => null,
      channel: async () => ({ defaultCurrency: 'GBP', storeName: 'Selvedge' }),
      hasStorefront: async () => true,
    },
    search: {
      search: async ({ page }) => ({ ...nothing, page, facets: [] }),
      suggest: async () => ({ products: [], suggestions: [], pages: [] }),
      recommendations: async () => [],
    },
    content: {
      items: async <Key extends string>({ keys }: { keys: readonly Key[] }) =>
        Object.fromEntries(keys.map((key) => [key, null])) as Record<Key, ContentItem | null>,
    },
    badges: { badges: async () => new Map() },
    contentIndex: { pageSlugs: async () => [], hasPages: async () => true },
    stagedContent: { item: async () => null },
    orders: {
      order: async () => null,
      history: async () => ({ orders: [], leftOut: 0 }),
      shipments: async () => [],
      placement: async () => null,
      recipient: async () => null,
      isDiscounted: async () => false,
      placementsOfCart: async () => [],
      assign: async () => undefined,
      markPaid: async () => undefined,
      cancel: async () => undefined,
    },
  }
}
