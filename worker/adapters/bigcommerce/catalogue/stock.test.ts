import { describe, expect, test } from 'vitest'
import { createBigCommerceCatalogue, createCatalogueMemory } from './catalogue.ts'
import { type Market, markets } from '#shared/markets.ts'
import { recordedBigCommerce } from '#worker/test/bigcommerce.ts'
import { json, untilDone } from '#worker/test/recorded-fetch.ts'

type Records = { products?: object[]; items?: object[]; levels?: object[]; pageCount?: number }

/** A platform with these products, inventory items and catalogue levels; a request that names ids or SKUs gets those. */
function setUp(
  { products = [{ id: 118, inventory_tracking: 'variant', inventory_level: 0 }], items = [], levels = [] }: Records,
  isSecondLocationSubtracted = false,
) {
  const recorded = recordedBigCommerce(({ url }) => {
    const idsOf = (name: string) => url.searchParams.get(name)?.split(',')
    if (url.pathname.endsWith('/catalog/products'))
      return json({
        data: products.filter((each) => idsOf('id:in')?.includes(String((each as { id: number }).id)) ?? true),
        meta: {},
      })
    if (url.pathname.endsWith('/catalog/variants')) return json({ data: levels, meta: {} })
    const [variantIds, productIds, skus] = [idsOf('variant_id:in'), idsOf('product_id:in'), idsOf('sku:in')]
    const found = items.filter((each) => {
      const { identity } = each as { identity: { variant_id?: number; product_id?: number; sku?: string } }
      return (
        variantIds?.includes(String(identity.variant_id)) ||
        productIds?.includes(String(identity.product_id)) ||
        skus?.includes(String(identity.sku))
      )
    })
    return json({ data: found, meta: { pagination: { total_pages: 1 } } })
  })
  const catalogue = createBigCommerceCatalogue({
    kvLoad: ({ load }) => load(),
    ...recorded,
    memory: createCatalogueMemory(),
    isSecondLocationSubtracted,
    waitUntil: () => {},
  })
  return { ...recorded, catalogue }
}

const item = (variantId: number | null, units: number[], more: object = {}) => ({
  identity: { sku: `sku-${variantId}`, ...(variantId !== null && { variant_id: variantId }), product_id: 118 },
  locations: units.map((available_to_sell, index) => ({
    location_id: index + 1,
    available_to_sell,
    location_enabled: true,
  })),
  ...more,
})
const both = [
  { productId: 118, variantId: 1 },
  { productId: 118, variantId: 2 },
]
const product = (inventory_tracking: string, inventory_level = 0) => [{ id: 118, inventory_tracking, inventory_level }]

async function unitsOf({ catalogue }: ReturnType<typeof setUp>, market: Market = markets.en, items = both) {
  return [...(await catalogue.stock({ market, items }, untilDone())).values()].map(({ units }) => units)
}

describe('stock of variants', () => {
  test('stock is unlimited for an untracked variant whose record says 0, and for one without a record [BAG-52]', async () => {
    const shop = setUp({ products: product('none'), items: [item(1, [0, 0])] })
    expect(await unitsOf(shop)).toEqual([null, null])
    expect(shop.requests).toHaveLength(2)
    await unitsOf(shop)
    expect(shop.requests).toHaveLength(3)
  })

  test("a variant's stock is the product's level if the product has one stock pool [BAG-53]", async () => {
    const shop = setUp({ products: product('product', 7), items: [item(1, [7]), item(2, [0])] })
    const stock = await shop.catalogue.stock({ market: markets.en, items: both }, untilDone())
    expect([...stock.values()].map(({ units, tracking, total }) => [units, tracking, total])).toEqual([
      [7, 'product', 7],
      [7, 'product', 7],
    ])
    expect(shop.requests.map(({ url }) => url.pathname.split('/').at(-1))).toEqual(['products', 'items', 'products'])
  })

  test("a variant's stock is its own level at location 1 [BAG-54, PDP-50]", async () => {
    expect(
      await unitsOf(setUp({ products: product('variant', 99), items: [item(1, [7, 3]), item(2, [0, 5])] })),
    ).toEqual([7, 0])
  })

  test.each([
    ['en', 7, 9],
    ['us', 4, 6],
    ['eu', 4, 6],
  ] as const)(
    'stock in market %s is %i for a variant and %i for a pool, if location 2 is subtracted [PDP-51] [D-54]',
    async (code, units, pooled) => {
      expect(await unitsOf(setUp({ items: [item(1, [7, 3]), item(2, [2, 5])] }, true), markets[code])).toEqual([
        units,
        code === 'en' ? 2 : 0,
      ])
      const pool = { products: product('product', 9), items: [item(1, [0, 0]), item(2, [0, 0]), item(null, [9, 3])] }
      expect(await unitsOf(setUp(pool, true), markets[code])).toEqual([pooled, pooled])
    },
  )

  test('stock does not subtract location 2 while the platform has it disabled [PDP-51]', async () => {
    const disabled = item(1, [], {
      locations: [
        { location_id: 1, available_to_sell: 7, location_enabled: true },
        { location_id: 2, available_to_sell: 3, location_enabled: false },
      ],
    })
    const shop = setUp({ items: [disabled] }, true)
    const stock = await shop.catalogue.stock({ market: markets.us, variantIds: [1] }, untilDone())
    expect([stock.get(1)?.units, stock.get(1)?.total]).toEqual([7, 7])
  })

  test.each([
    ['an empty list of locations', { record: item(1, []), levels: [{ id: 1, sku: 'sku-1', inventory_level: 6 }] }, 6],
    [
      'no list of locations',
      { record: item(1, [], { locations: undefined }), levels: [{ id: 1, inventory_level: 6 }] },
      6,
    ],
    [
      'no list of locations, but a total',
      {
        record: item(1, [], { locations: null, allLocationsTotalAvailableToSell: 4 }),
        levels: [{ id: 1, inventory_level: 6 }],
      },
      4,
    ],
    ['no level anywhere', { record: item(1, []), levels: [] }, 0],
  ])(
    'stock falls back to the total over all locations with %s [D-53] [PDP-49]',
    async (_case, { record, levels }, units) => {
      const stock = await setUp({ items: [record], levels }).catalogue.stock(
        { market: markets.us, items: [both[0]!] },
        untilDone(),
      )
      expect(stock.get(1)).toMatchObject({ units, sku: 'sku-1' })
    },
  )

  test('stock has every field of the inventory record: SKU, ids, tracking, and the total over all locations [BAG-55, PDP-49]', async () => {
    const stock = await setUp({ items: [item(1, [7, 3])] }).catalogue.stock(
      { market: markets.en, items: [both[0]!] },
      untilDone(),
    )
    expect([...stock]).toEqual([
      [1, { productId: 118, variantId: 1, sku: 'sku-1', tracking: 'variant', units: 7, total: 10 }],
    ])
  })

  test('stock is read by variant id or by SKU, and leaves out variants without a record [NET-19]', async () => {
    const shop = setUp({ items: [item(1, [7]), item(2, [1])] })
    expect([
      ...(await shop.catalogue.stock({ market: markets.en, skus: ['sku-2', 'other'] }, untilDone())).keys(),
    ]).toEqual([2])
    expect([...(await shop.catalogue.stock({ market: markets.en, variantIds: [1, 9] }, untilDone())).keys()]).toEqual([
      1,
    ])
  })

  test("stock is missing for a product that does not exist, and for a variant requested with another product's id", async () => {
    const items = [
      { productId: 118, variantId: 9 },
      { productId: 7, variantId: 1 },
    ]
    expect(
      await unitsOf(
        setUp({ products: [...product('variant'), { id: 7, inventory_tracking: 'variant' }], items: [item(1, [5])] }),
        markets.en,
        items,
      ),
    ).toEqual([0, 0])
    expect(await unitsOf(setUp({ products: [] }), markets.en, items)).toEqual([0, 0])
  })

  test('stock is requested for at most 250 ids a call, in parallel, each id once, and is never below 0 [NET-19, PDP-52]', async () => {
    const shop = setUp({ items: [item(1, [-4]), item(260, [8])] })
    const items = Array.from({ length: 260 }, (_, index) => ({ productId: 118, variantId: index + 1 }))
    const stock = await shop.catalogue.stock({ market: markets.en, items: [...items, items[0]!] }, untilDone())
    expect(shop.requests.flatMap(({ url }) => url.searchParams.get('variant_id:in')?.split(',').length ?? [])).toEqual([
      250, 10,
    ])
    expect([stock.get(1)?.units, stock.get(260)?.units]).toEqual([0, 8])
  })

  test('stock requires every page of a response [NET-19]', async () => {
    const recorded = recordedBigCommerce(({ url }) => {
      if (url.pathname.endsWith('/catalog/products')) return json({ data: product('variant') })
      const page = Number(url.searchParams.get('page'))
      return json({ data: [item(page, [page])], meta: { pagination: { total_pages: 3 } } })
    })
    const catalogue = createBigCommerceCatalogue({
      kvLoad: ({ load }) => load(),
      ...recorded,
      memory: createCatalogueMemory(),
      isSecondLocationSubtracted: false,
      waitUntil: () => {},
    })
    const stock = await catalogue.stock({ market: markets.en, variantIds: [1] }, untilDone())
    expect([...stock.values()].map(({ variantId, units }) => [variantId, units])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
    ])
  })

  test.each([
    [{ identity: null }],
    [{ identity: { variant_id: '5' }, locations: [] }],
    [{ identity: { variant_id: 5 }, locations: [{ location_id: 1 }] }],
    [{ identity: { sku: 5 } }],
    [null],
  ])('stock is a failure if the response has %j', async (broken) => {
    const recorded = recordedBigCommerce(() => json({ data: [broken], meta: {} }))
    const catalogue = createBigCommerceCatalogue({
      kvLoad: ({ load }) => load(),
      ...recorded,
      memory: createCatalogueMemory(),
      isSecondLocationSubtracted: false,
      waitUntil: () => {},
    })
    await expect(catalogue.stock({ market: markets.us, variantIds: [5] }, untilDone())).rejects.toMatchObject({
      kind: 'malformed',
    })
  })
})
