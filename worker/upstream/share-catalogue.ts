import type { CataloguePort } from '../ports/catalogue-port.ts'
import { createSharedLoad, type SharedLoad } from './shared-load.ts'

/** Loads under way in an isolate. They are the same for every visitor of a market. */
export type CatalogueFlights = {
  product: SharedLoad<Awaited<ReturnType<CataloguePort['product']>>>
  listing: SharedLoad<Awaited<ReturnType<CataloguePort['listing']>>>
  facets: SharedLoad<Awaited<ReturnType<CataloguePort['facets']>>>
}

// A listing is asked anew each time. A product is kept for a moment: the pages of all its colours are made of one
// answer, the
// largest that the platform gives. A page may be older than that anyway, and what is bought is checked against stock
// itself.
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

/** A catalogue in which equal reads of products, listings and facets that are under way in the isolate are sent once. */
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
        // Others wait for it too: it does not end with the visit that began it, but by the call's own deadline.
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
