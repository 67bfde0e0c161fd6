import { createAmplienceContent } from './adapters/amplience-content/amplience-content.ts'
import { createCachedContent, createContentMemory } from './adapters/amplience-content/cached-content.ts'
import { createAmplienceMedia, mediaDeadlineMs } from './adapters/amplience-media/amplience-media.ts'
import { createBigCommerceApi } from './adapters/bigcommerce-api/bigcommerce-api.ts'
import { createBigCommerceCart } from './adapters/bigcommerce-cart/bigcommerce-cart.ts'
import { createBigCommerceCatalogue, createCatalogueMemory } from './adapters/bigcommerce-catalogue/bigcommerce-catalogue.ts'
import { createBigCommerceChannel } from './adapters/bigcommerce-channel/bigcommerce-channel.ts'
import { createBigCommerceOrder } from './adapters/bigcommerce-order/bigcommerce-order.ts'
import { createConstructorSearch } from './adapters/constructor-search/constructor-search.ts'
import type { Configuration, Env } from './env.ts'
import type { Log } from './log.ts'
import type { CartPort } from './ports/cart-port.ts'
import type { CataloguePort } from './ports/catalogue-port.ts'
import type { ChannelPort } from './ports/channel-port.ts'
import type { ContentPort } from './ports/content-port.ts'
import type { MediaPort } from './ports/media-port.ts'
import type { OrderPort } from './ports/order-port.ts'
import type { SearchPort } from './ports/search-port.ts'
import { createCall } from './upstream/call.ts'

/** What a page for everybody may ask. */
export type PublicServices = { catalogue: CataloguePort; content: ContentPort; search: SearchPort; media: MediaPort; channel: ChannelPort }

export type Services = PublicServices & { cart: CartPort; orders: OrderPort }

export type CreateServices = (options: { configuration: Configuration; env: Env; log: Log; waitUntil(work: Promise<unknown>): void }) => Services

const commerceDeadlineMs = 8000
const contentDeadlineMs = 4000
const searchDeadlineMs = 4000

// Public facts alone are remembered between requests: the category tree, cursors, published content.
const catalogueMemory = createCatalogueMemory()
const contentMemory = createContentMemory()

/** The one place that names vendors: each port's adapter, known by its URL and secret alone. */
export const createServices: CreateServices = ({ configuration, env, log, waitUntil }) => {
  // Unbound, the global refuses to be called.
  const send = (input: string, init: RequestInit) => fetch(input, init)
  const api = createBigCommerceApi({ configuration: configuration.bigCommerce, fetch: send, deadlineMs: commerceDeadlineMs, log })
  const contentCall = createCall({ service: 'content', fetch: send, deadlineMs: contentDeadlineMs, log })
  const searchCall = createCall({ service: 'search', fetch: send, deadlineMs: searchDeadlineMs, log })
  const mediaCall = createCall({ service: 'media', fetch: send, deadlineMs: mediaDeadlineMs, log })
  const { isSecondLocationSubtracted } = configuration.bigCommerce
  return {
    catalogue: createBigCommerceCatalogue({ api, memory: catalogueMemory, isSecondLocationSubtracted, waitUntil, log }),
    cart: createBigCommerceCart({ api, checkoutHosts: configuration.checkoutHosts }),
    orders: createBigCommerceOrder({ api, log }),
    channel: createBigCommerceChannel({ api }),
    content: createCachedContent({
      content: createAmplienceContent({ configuration: configuration.content, call: contentCall }),
      kv: env.CONTENT,
      memory: contentMemory,
      waitUntil,
      log,
    }),
    search: createConstructorSearch({ configuration: configuration.search, call: searchCall, log }),
    media: createAmplienceMedia({ configuration: configuration.media, call: mediaCall }),
  }
}
