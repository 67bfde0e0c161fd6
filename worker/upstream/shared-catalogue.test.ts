import { describe, expect, test } from 'vitest'
import type { CataloguePort } from '../ports/catalogue-port.ts'
import { untilDone } from '../test/recorded-fetch.ts'
import { createSharedReads, shareCatalogue } from './shared-reads.ts'
import { noRefinements } from '#shared/domain/facet.ts'
import type { PlatformProduct } from '#shared/domain/product.ts'
import { ServiceError } from '#shared/errors.ts'
import { markets } from '#shared/markets.ts'
import { product } from '#shared/test/products.ts'

function setUp() {
  const clock = { at: 0 }
  const requested: string[] = []
  const open: PromiseWithResolvers<PlatformProduct | null>[] = []
  const catalogue: Partial<CataloguePort> = {
    listing: async ({ market, page }) => {
      requested.push(`listing ${market.code} ${page}`)
      return { products: [], total: 0, page, pageCount: 0 }
    },
    facets: async ({ market }) => {
      requested.push(`facets ${market.code}`)
      return { facets: [] }
    },
    productIdOfSku: async () => null,
    product: ({ market, id }) => {
      requested.push(`product ${market.code} ${id}`)
      const response = Promise.withResolvers<PlatformProduct | null>()
      open.push(response)
      return response.promise
    },
    soldItems: async () => [],
    stock: async () => {
      requested.push('stock')
      return new Map()
    },
  }
  const reads = createSharedReads(() => clock.at)
  /** Another request of the same isolate. */
  const request = () => shareCatalogue(catalogue as CataloguePort, { reads, waitUntil: () => undefined })
  return { clock, requested, open, request }
}

const found: PlatformProduct = { ...product({ id: 7 }), price: null, variants: [] }
const listing = { categoryId: 1, refinements: noRefinements, sort: 'featured' as const, page: 1 }

describe('public catalogue reads of an isolate', () => {
  test('equal reads of the catalogue that are in flight are sent once for all requests', async () => {
    const { request, requested, open } = setUp()
    const both = [request(), request()].map((catalogue) =>
      catalogue.product({ market: markets.en, id: 7 }, untilDone()),
    )
    await Promise.resolve()
    open[0]?.resolve(null)
    expect(await Promise.all(both)).toEqual([null, null])
    expect(requested).toEqual(['product en 7'])
  })

  test('reads of the catalogue are separate for each market, id and page', async () => {
    const { request, requested } = setUp()
    const catalogue = request()
    await Promise.all([
      catalogue.listing({ ...listing, market: markets.en }, untilDone()),
      catalogue.listing({ ...listing, market: markets.us }, untilDone()),
      catalogue.listing({ ...listing, market: markets.en, page: 2 }, untilDone()),
      catalogue.facets({ market: markets.en, categoryId: 1, refinements: noRefinements }, untilDone()),
    ])
    expect(requested).toEqual(['listing en 1', 'listing us 1', 'listing en 2', 'facets en'])
  })

  test('reads of a listing and its facets are cached for ten seconds, for its other pages and orders', async () => {
    const { request, requested, clock } = setUp()
    const read = () =>
      Promise.all([
        request().listing({ ...listing, market: markets.en }, untilDone()),
        request().facets({ market: markets.en, categoryId: 1, refinements: noRefinements }, untilDone()),
      ])
    await read()
    clock.at = 9_999
    await read()
    expect(requested).toEqual(['listing en 1', 'facets en'])
    clock.at = 10_000
    await read()
    expect(requested).toHaveLength(4)
  })

  test('reads of a product are cached for ten seconds, for the pages of its colours', async () => {
    const { request, requested, open, clock } = setUp()
    const first = request().product({ market: markets.en, id: 7 }, untilDone())
    await Promise.resolve()
    open[0]?.resolve(found)
    await first
    clock.at = 9_999
    expect(await request().product({ market: markets.en, id: 7 }, untilDone())).toBe(found)
    expect(requested).toHaveLength(1)
    clock.at = 10_000
    void request().product({ market: markets.en, id: 7 }, untilDone())
    await Promise.resolve()
    expect(requested).toHaveLength(2)
  })

  test('a missing product is not asked for again within a minute, except for an editor', async () => {
    const { request, requested, open, clock } = setUp()
    const read = async (isForEditor?: true) => {
      const response = request().product(
        { market: markets.en, id: 7, ...(isForEditor && { isForEditor }) },
        untilDone(),
      )
      await Promise.resolve()
      open.at(-1)?.resolve(null)
      expect(await response).toBeNull()
      return requested.length
    }
    expect(await read()).toBe(1)
    clock.at = 59_999
    expect(await read()).toBe(1)
    expect(await read(true)).toBe(2)
    expect(await read(true)).toBe(3)
    clock.at = 60_000
    expect(await read()).toBe(4)
  })

  test('reads of the catalogue are not waited for after the request that began them may have been cancelled', async () => {
    const { request, requested, open, clock } = setUp()
    void request().product({ market: markets.en, id: 7 }, untilDone())
    await Promise.resolve()
    clock.at = 3000
    const mine = request().product({ market: markets.en, id: 7 }, untilDone())
    await Promise.resolve()
    open[1]?.resolve(null)
    expect(await mine).toBeNull()
    expect(requested).toHaveLength(2)
  })

  test('reads of the catalogue share their failure', async () => {
    const { request, open } = setUp()
    const both = [request(), request()].map((catalogue) =>
      catalogue.product({ market: markets.en, id: 7 }, untilDone()),
    )
    await Promise.resolve()
    open[0]?.reject(new ServiceError('commerce', 'timeout'))
    expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })

  test('reads of the catalogue end for one visitor only if that visitor leaves', async () => {
    const { request } = setUp()
    const aborted = AbortSignal.abort(new Error('the visitor left'))
    await expect(request().product({ market: markets.en, id: 7 }, aborted)).rejects.toThrow('the visitor left')
  })

  test('reads of the catalogue do not include stock, which must be current in the cart', async () => {
    const { request, requested } = setUp()
    await Promise.all(
      [request(), request()].map((catalogue) =>
        catalogue.stock({ market: markets.en, items: [{ productId: 1, variantId: 1 }] }, untilDone()),
      ),
    )
    expect(requested).toEqual(['stock', 'stock'])
  })
})
