import { describe, expect, test } from 'vitest'
import type { PlatformProduct } from '../../shared/domain/product.ts'
import { ServiceError } from '../../shared/errors.ts'
import { markets } from '../../shared/markets.ts'
import type { CataloguePort } from '../ports/catalogue-port.ts'
import { untilDone } from '../test/recorded-fetch.ts'
import { createSharedReads, shareCatalogue } from './shared-reads.ts'

function setUp() {
  const clock = { at: 0 }
  const asked: string[] = []
  const open: PromiseWithResolvers<PlatformProduct | null>[] = []
  const unused = () => Promise.reject(new Error('It was not to be asked.'))
  const catalogue: CataloguePort = {
    categoryTree: unused,
    summaries: unused,
    listing: async ({ market, page }) => {
      asked.push(`listing ${market.code} ${page}`)
      return { products: [], total: 0, page, pageCount: 0 }
    },
    count: unused,
    facets: async ({ market }) => {
      asked.push(`facets ${market.code}`)
      return []
    },
    productIdOfSku: async () => null,
    product: ({ market, id }) => {
      asked.push(`product ${market.code} ${id}`)
      const answer = Promise.withResolvers<PlatformProduct | null>()
      open.push(answer)
      return answer.promise
    },
    soldItems: async () => [],
    stock: async () => {
      asked.push('stock')
      return new Map()
    },
  }
  const reads = createSharedReads(() => clock.at)
  /** Another request of the same isolate. */
  const request = () => shareCatalogue(catalogue, { reads, waitUntil: () => undefined })
  return { clock, asked, open, request }
}

const listing = { categoryId: 1, refinements: { color: [], size: [] }, sort: 'featured', page: 1 } as const

describe('public catalogue reads of an isolate', () => {
  test('that are equal and in flight are sent once for all requests', async () => {
    const { request, asked, open } = setUp()
    const both = [request(), request()].map((catalogue) =>
      catalogue.product({ market: markets.en, id: 7 }, untilDone()),
    )
    await Promise.resolve()
    open[0]?.resolve(null)
    expect(await Promise.all(both)).toEqual([null, null])
    expect(asked).toEqual(['product en 7'])
  })

  test('are separate for each market, id and page', async () => {
    const { request, asked } = setUp()
    const catalogue = request()
    await Promise.all([
      catalogue.listing({ ...listing, market: markets.en, refinements: { color: [], size: [] } }, untilDone()),
      catalogue.listing({ ...listing, market: markets.us, refinements: { color: [], size: [] } }, untilDone()),
      catalogue.listing({ ...listing, market: markets.en, refinements: { color: [], size: [] }, page: 2 }, untilDone()),
      catalogue.facets({ market: markets.en, categoryId: 1, refinements: { color: [], size: [] } }, untilDone()),
    ])
    expect(asked).toEqual(['listing en 1', 'listing us 1', 'listing en 2', 'facets en'])
  })

  test('of a product are cached for ten seconds, for the pages of its colours', async () => {
    const { request, asked, open, clock } = setUp()
    const first = request().product({ market: markets.en, id: 7 }, untilDone())
    await Promise.resolve()
    open[0]?.resolve(null)
    await first
    clock.at = 9_999
    expect(await request().product({ market: markets.en, id: 7 }, untilDone())).toBeNull()
    expect(asked).toHaveLength(1)
    clock.at = 10_000
    void request().product({ market: markets.en, id: 7 }, untilDone())
    await Promise.resolve()
    expect(asked).toHaveLength(2)
  })

  test('of a listing are never cached: the next one is sent again', async () => {
    const { request, asked } = setUp()
    const refined = { ...listing, market: markets.en, refinements: { color: [], size: [] } }
    await request().listing(refined, untilDone())
    await request().listing(refined, untilDone())
    expect(asked).toEqual(['listing en 1', 'listing en 1'])
  })

  test('are not waited for after the request that began them may have been cancelled', async () => {
    const { request, asked, open, clock } = setUp()
    void request().product({ market: markets.en, id: 7 }, untilDone())
    await Promise.resolve()
    clock.at = 3000
    const mine = request().product({ market: markets.en, id: 7 }, untilDone())
    await Promise.resolve()
    open[1]?.resolve(null)
    expect(await mine).toBeNull()
    expect(asked).toHaveLength(2)
  })

  test('share their failure', async () => {
    const { request, open } = setUp()
    const both = [request(), request()].map((catalogue) =>
      catalogue.product({ market: markets.en, id: 7 }, untilDone()),
    )
    await Promise.resolve()
    open[0]?.reject(new ServiceError('commerce', 'timeout'))
    expect((await Promise.allSettled(both)).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })

  test('end for one visitor only if that visitor leaves', async () => {
    const { request } = setUp()
    const gone = AbortSignal.abort(new Error('the visitor left'))
    await expect(request().product({ market: markets.en, id: 7 }, gone)).rejects.toThrow('the visitor left')
  })

  test('do not include stock, which must be current in the cart', async () => {
    const { request, asked } = setUp()
    await Promise.all(
      [request(), request()].map((catalogue) =>
        catalogue.stock({ market: markets.en, items: [{ productId: 1, variantId: 1 }] }, untilDone()),
      ),
    )
    expect(asked).toEqual(['stock', 'stock'])
  })
})
