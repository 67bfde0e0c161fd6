import { afterEach, describe, expect, test, vi } from 'vitest'
import { callsOf, inWaves, waves } from '../counted-calls.ts'
import { sandboxServices } from '../sandbox.ts'
import { markets } from '#shared/markets.ts'

// Renders several pages without the page cache.
const longMs = 30_000
const every = Object.values(markets)

afterEach(() => vi.restoreAllMocks())

const { services } = sandboxServices()
const products = await services.catalogue.productPage({ market: markets.en, page: 1 }, new AbortController().signal)
const pathOf = (index: number, colour = 0) => {
  const { id = 0, slug = '', colours = [] } = products.filter((product) => product.colours.length > 1)[index] ?? {}
  return `/p/${id}/${slug}/${encodeURIComponent((colours[colour] ?? '').replaceAll(' ', '_'))}`
}

/** An item id with any style and colour, so that its recommendations are not in a cache. */
const itemOf = (index: number) => `200${String(index).padStart(3, '0')}-Ecru`
const podWaves = [
  ['pods/complete-the-look', 'pods/recommendation'],
  ['ProductSummaries', 'query/byProductId'],
]

describe.each(every.map((market, index) => ({ ...market, index })))(
  'an uncached product of market $code, with cached content',
  ({ prefix, index }) => {
    test(
      'an uncached PDP makes three calls in two waves, none of them to the REST API, and none for its recommendations [PDP-43, PDP-48]',
      async () => {
        const calls = await callsOf(prefix + pathOf(index + 30), prefix + pathOf(index + 15))
        expect(inWaves(calls)).toEqual([['Product', 'query/byProductId'], [expect.stringMatching(/-SET\.json$/)]])
      },
      longMs,
    )

    test(
      'the recommendations fragment makes four calls in two waves [PDP-48]',
      async () => {
        // A listing reads the tree of categories, which cards name.
        const calls = await callsOf(
          `${prefix}/fragments/recommendations?item=${itemOf(index + 20)}`,
          `${prefix}/browse/womens`,
        )
        expect(inWaves(calls)).toEqual(podWaves)
      },
      longMs,
    )

    test(
      'the recommendations page first loads the product and then makes the calls of the fragment [PDP-48]',
      async () => {
        const calls = await callsOf(`${prefix + pathOf(index + 25)}/recommendations`, prefix + pathOf(index + 15))
        expect(inWaves(calls)).toEqual([['Product'], ...podWaves])
      },
      longMs,
    )

    test(
      'a PDP makes at most three calls in one wave after another colour of the product was viewed [PDP-44]',
      async () => {
        const calls = await callsOf(prefix + pathOf(index + 5, 1), prefix + pathOf(index + 5))
        expect(calls.length).toBeLessThanOrEqual(3)
        expect(waves(calls)).toBe(1)
      },
      longMs,
    )

    test(
      'a PDP does not ask other markets if they have the product',
      async () => {
        const calls = await callsOf(prefix + pathOf(index + 10), prefix + pathOf(index + 15))
        expect(calls.filter(({ path }) => path.endsWith('/graphql'))).toHaveLength(1)
      },
      longMs,
    )
  },
)
