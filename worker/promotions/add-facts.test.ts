import { describe, expect, test } from 'vitest'
import type { PublicServices } from '../context/bind-services.ts'
import { recordedLog } from '../test/recorded-fetch.ts'
import { addFacts } from './add-facts.ts'
import type { Badge } from '#shared/domain/badge.ts'
import { money } from '#shared/domain/money.ts'
import { ServiceError } from '#shared/errors.ts'
import { markets } from '#shared/markets.ts'
import { platformSummary } from '#shared/test/products.ts'

const fifth: Badge = {
  kind: 'percentOffWasNowPrice',
  percentage: 20,
  text: '20% off',
  colours: null,
  link: null,
  pdpText: null,
}
const found = [7, 8].map((id) =>
  platformSummary({
    id,
    name: 'As the index has it',
    colours: [],
    colour: { name: 'Ink_1', valueId: 0, hexes: [] },
    price: { regular: money(9900, 'GBP'), reduced: null },
  }),
)
const sold = platformSummary({ id: 7, name: 'As the platform has it', isFreeGift: true })
const down = () => Promise.reject(new ServiceError('commerce', 'unavailable'))

/** The result for the two found products. `summaries` and `badges` are the services' responses. */
async function ask(
  {
    summaries = async () => [sold],
    badges = async () => new Map([[7, [fifth]]]),
    categoryTree = down,
  }: Partial<PublicServices['catalogue'] & PublicServices['badges']> = {},
  categoryIds: readonly number[] = [],
) {
  const failed: unknown[] = []
  const { log, lines } = recordedLog()
  const products = await addFacts(
    found.map((product) => ({ ...product, categoryIds })),
    {
      market: markets.en,
      services: { catalogue: { summaries, categoryTree }, badges: { badges } } as unknown as PublicServices,
      log,
      defer(promise) {
        promise.catch((cause) => failed.push(cause))
        return promise
      },
    },
  )
  return { products, failed, lines }
}

describe('products of the search index', () => {
  test('products of the search index get the platform’s facts, the market’s offers and the colour that was found [PLP-32, PLP-33, PROMO-31]', async () => {
    const { products, failed } = await ask()
    expect(products).toMatchObject([
      {
        id: 7,
        name: 'As the platform has it',
        isFreeGift: true,
        badges: [fifth],
        colour: { name: 'Ink 1', hexes: ['#cc3a32'] },
        price: { price: money(4500, 'GBP'), special: money(3600, 'GBP') },
      },
    ])
    expect(failed).toEqual([])
  })

  test('products of the search index have the names of their category, by the ids of their groups [D-240] [TRK-04]', async () => {
    const dresses = { id: 11, name: 'Dresses', url: '/womens/dresses', parentId: 10, path: [10], children: [] }
    const womens = { id: 10, name: 'Womens', url: '/womens', parentId: 0, path: [], children: [dresses] }
    const { products, failed } = await ask({ categoryTree: async () => [womens] }, [10, 11, 12])
    expect([products[0]?.categories, failed]).toEqual([['Womens', 'Dresses'], []])
  })

  test('without the category tree, products of the search index have no category, and the page is not cached', async () => {
    const { products, failed } = await ask({}, [10])
    expect(products).toMatchObject([{ id: 7, name: 'As the platform has it' }])
    expect([products[0]?.categories, failed.length]).toEqual([undefined, 1])
  })

  test('products of the search index that the platform no longer sells are omitted, and their number is logged', async () => {
    const { products, lines } = await ask({ summaries: async () => [] })
    expect(products).toEqual([])
    expect(lines).toEqual([['info', 'products-not-sold', { market: 'en', count: 2 }]])
  })

  test('without a response of the platform, products have the facts of the index and no offers, and the page is not cached', async () => {
    const { products, failed } = await ask({ summaries: down })
    expect(products).toMatchObject(
      [7, 8].map((id) => ({
        id,
        name: 'As the index has it',
        badges: [],
        price: { price: money(9900, 'GBP'), special: null },
      })),
    )
    expect(failed).toHaveLength(1)
  })

  test('without a response of the badges service, products have the platform’s prices, and the page is not cached', async () => {
    const { products, failed } = await ask({ badges: down })
    expect(products).toMatchObject([{ id: 7, badges: [], price: { price: money(4500, 'GBP'), special: null } }])
    expect(failed).toHaveLength(1)
  })

  test('platform and badges service are called in parallel', async () => {
    const requested: string[] = []
    const both = Promise.withResolvers<void>()
    const wait = async <Value>(name: string, value: Value) => {
      if (requested.push(name) === 2) both.resolve()
      await both.promise
      return value
    }
    await ask({ summaries: () => wait('summaries', [sold]), badges: () => wait('badges', new Map()) })
    expect(requested.toSorted()).toEqual(['badges', 'summaries'])
  })
})
