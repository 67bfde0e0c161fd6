import { afterEach, describe, expect, test, vi } from 'vitest'
import { markets } from '../../../shared/markets.ts'
import { callsOf, inWaves, waves } from '../counted-calls.ts'
import { sandboxServices } from '../sandbox.ts'

// Several pages, each made anew.
const longMs = 30_000
const every = Object.values(markets)

afterEach(() => vi.restoreAllMocks())

const { services } = sandboxServices()
const products = await services.productIndex.page({ market: markets.en, page: 1 }, new AbortController().signal)
const pathOf = (index: number, colour = 0) => {
  const { id = 0, slug = '', colours = [] } = products.filter((product) => product.colours.length > 1)[index] ?? {}
  return `/p/${id}/${slug}/${encodeURIComponent((colours[colour] ?? '').replaceAll(' ', '-'))}`
}

/** Any style and colour: the pods of one that nobody has asked for. */
const itemOf = (index: number) => `200${String(index).padStart(3, '0')}-Ecru`
const podWaves = [
  ['pods/complete-the-look', 'pods/recommendation'],
  ['ProductSummaries', 'query/byProductId'],
]

describe.each(every.map((market, index) => ({ ...market, index })))(
  'a product of market $code that nobody has asked for, with warm content',
  ({ prefix, index }) => {
    test(
      'takes four calls in two waves, none for what goes with it [PDP-43, PDP-48]',
      async () => {
        const calls = await callsOf(prefix + pathOf(index), prefix + pathOf(index + 15))
        expect(inWaves(calls)).toEqual([
          ['Product', expect.stringMatching(/^products\/\d+$/), 'query/byProductId'],
          [expect.stringMatching(/-SET\.json$/)],
        ])
      },
      longMs,
    )

    test(
      'has what goes with it in four calls more, in two waves [PDP-48]',
      async () => {
        const calls = await callsOf(
          `${prefix}/fragments/recommendations?item=${itemOf(index + 20)}`,
          prefix + pathOf(index + 15),
        )
        expect(inWaves(calls)).toEqual(podWaves)
      },
      longMs,
    )

    test(
      'has a page of what goes with it that waits for the product and then takes the same calls [PDP-48]',
      async () => {
        const calls = await callsOf(`${prefix + pathOf(index + 25)}/recommendations`, prefix + pathOf(index + 15))
        expect(inWaves(calls)).toEqual([['Product', expect.stringMatching(/^products\/\d+$/)], ...podWaves])
      },
      longMs,
    )

    test(
      'takes at most three, in one wave, when another colour of it was looked at [PDP-44]',
      async () => {
        const calls = await callsOf(prefix + pathOf(index + 5, 1), prefix + pathOf(index + 5))
        expect(calls.length).toBeLessThanOrEqual(3)
        expect(waves(calls)).toBe(1)
      },
      longMs,
    )

    test(
      'asks no other market whether it has the product [SEO-06]',
      async () => {
        const calls = await callsOf(prefix + pathOf(index + 10), prefix + pathOf(index + 15))
        expect(calls.filter(({ path }) => path.endsWith('/graphql'))).toHaveLength(1)
      },
      longMs,
    )
  },
)
