import type { CataloguePort } from '../ports/catalogue-port.ts'
import { createSharedLoad, type SharedLoad } from './shared-load.ts'

/** In-flight loads of an isolate. They are the same for every visitor of a market. */
export type CatalogueFlights = {
  product: SharedLoad<Awaited<ReturnType<CataloguePort['product']>>>
  listing: SharedLoad<Awaited<ReturnType<CataloguePort['listing']>>>
  facets: SharedLoad<Awaited<ReturnType<CataloguePort['facets']>>>
}

// A listing is loaded each time. A product is cached for a moment, because the PDPs of all its colours use one
// response, the platform's largest. A page may be older than that anyway, and stock is checked separately when a
// shopper buys.
const life = { freshMs: 0, staleMs: 0, maxInFlightMs: 3000, maximum: 200 }
const productFreshMs = 10_000

export function createCatalogueFlights(now?: () => number): CatalogueFlights {
  const options = { ...life, ...(now && { now }) }
  return {
    product: createSharedLoad({ ...options, freshMs: productFreshMs }),
    listing: createSharedLoad(options),
    facets: createSharedLoad(options),
  }
}

/** A catalogue that sends equal in-flight reads of products, listings and facets once per isolate. */
export function shareCatalogue(
  catalogue: CataloguePort,
  { flights, waitUntil }: { flights: CatalogueFlights; waitUntil(work: Promise<unknown>): void },
): CataloguePort {
  function shared<Request extends { market: { code: string } }, Answer>(
    load: SharedLoad<Answer>,
    read: (request: Request, signal: AbortSignal) => Promise<Answer>,
  ) {
    return async (request: Request, signal: AbortSignal): Promise<Answer> => {
      signal.throwIfAborted()
      return load({
        key: JSON.stringify({ ...request, market: request.market.code }),
        // Other requests wait for this load too, so it ends by the call's own timeout and not with the request that
        // began it.
        load: () => read(request, new AbortController().signal),
        waitUntil,
        onRefreshFailure: () => undefined,
      })
    }
  }
  return {
    ...catalogue,
    product: shared(flights.product, (request, signal) => catalogue.product(request, signal)),
    listing: shared(flights.listing, (request, signal) => catalogue.listing(request, signal)),
    facets: shared(flights.facets, (request, signal) => catalogue.facets(request, signal)),
  }
}
