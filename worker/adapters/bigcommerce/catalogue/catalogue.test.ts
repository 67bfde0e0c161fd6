import { describe, expect, test } from 'vitest'
import { createBigCommerceCatalogue, createCatalogueMemory } from './catalogue.ts'
import { manyProductsQuery, variantsQuery } from './product-wire.ts'
import { markets } from '#shared/markets.ts'
import { channelIds } from '#shared/test/by-market.ts'
import type { ListingRequest } from '#worker/ports/catalogue-port.ts'
import { recordedBigCommerce } from '#worker/test/bigcommerce.ts'
import { json, untilDone, type Recorded } from '#worker/test/recorded-fetch.ts'

type Responses = Parameters<typeof recordedBigCommerce>

function setUp(options: { isSecondLocationSubtracted?: boolean; now?: () => number } = {}, ...responses: Responses) {
  const recorded = recordedBigCommerce(...responses)
  const catalogue = createBigCommerceCatalogue({
    kvLoad: ({ load }) => load(),
    ...recorded,
    memory: createCatalogueMemory(options.now),
    isSecondLocationSubtracted: options.isSecondLocationSubtracted ?? false,
    waitUntil: () => {},
  })
  return { ...recorded, catalogue }
}

const edgesOf = (items: unknown[]) => ({ edges: items.map((node) => ({ cursor: 'x', node })) })
const amount = (value: number, currencyCode = 'GBP') => ({ value, currencyCode })
const variablesOf = (request: Recorded | undefined) =>
  (request!.body as { variables: Record<string, unknown> }).variables

const colourOption = {
  kind: 'MultipleChoiceOption',
  entityId: 11,
  displayName: 'Color',
  isRequired: true,
  isVariantOption: true,
  values: edgesOf([
    { entityId: 101, label: 'Cream', isDefault: false, hexColors: ['#fff8e7'] },
    { entityId: 102, label: 'French Navy', isDefault: true, hexColors: ['#1d2a44', '#ffffff'] },
  ]),
}

const sizeOption = {
  ...colourOption,
  entityId: 12,
  displayName: 'Size',
  values: edgesOf(['L', 'S', 'M'].map((label, index) => ({ entityId: 200 + index, label, isDefault: false }))),
}

const card = {
  entityId: 118,
  sku: '440123-CRE',
  name: 'Cotton Tee',
  prices: { price: amount(19.99), basePrice: amount(25), salePrice: amount(19.99) },
  availabilityV2: { status: 'Available' },
  marks: edgesOf([{ name: 'product_badge', value: 'New In' }]),
  productOptions: edgesOf([colourOption]),
}

describe('category trees', () => {
  const trees = json({
    data: [
      { id: 3, name: 'All', channels: [1406818, 1421371] },
      { id: 4, name: 'EU', channels: [1407345] },
    ],
    meta: {},
  })
  const node = (category_id: number, path: string, rest: object = {}) => ({
    category_id,
    parent_id: 0,
    tree_id: 3,
    name: `Category ${category_id}`,
    is_visible: true,
    sort_order: 0,
    url: { path, is_customized: false },
    ...rest,
  })
  const page = (data: object[], total_pages = 1) => json({ data, meta: { pagination: { total_pages } } })
  const responding =
    (categories: (page: string | null) => Response) =>
    ({ url }: Recorded) =>
      url.pathname.endsWith('/trees') ? trees : categories(url.searchParams.get('page'))

  test('category trees are read for every channel at once, with the visible nodes in their order [PLP-57, NET-21]', async () => {
    const categories = [
      node(9, '/mens/', { sort_order: 2 }),
      node(1, '/womens/', { name: 'Womens', sort_order: 1 }),
      node(2, '/womens/dresses/', { parent_id: 1 }),
      node(4, '/womens/dresses/midi', { parent_id: 2 }),
      node(3, '/secret/', { is_visible: false }),
      node(5, '/secret/below/', { parent_id: 3 }),
      node(6, '/gifts/', { tree_id: 4 }),
    ]
    const { catalogue, requests } = setUp(
      {},
      responding(() => page(categories)),
    )
    const [womens, ...others] = await catalogue.categoryTree({ market: markets.en }, untilDone())
    expect(others.map(({ url }) => url)).toEqual(['/mens'])
    expect(womens).toMatchObject({ id: 1, name: 'Womens', url: '/womens', parentId: 0, path: [] })
    expect(womens?.children[0]).toMatchObject({ id: 2, url: '/womens/dresses', parentId: 1, path: [1] })
    expect(womens?.children[0]?.children[0]).toMatchObject({ id: 4, url: '/womens/dresses/midi', path: [1, 2] })
    expect(await catalogue.categoryTree({ market: markets.us }, untilDone())).toHaveLength(2)
    expect((await catalogue.categoryTree({ market: markets.eu }, untilDone())).map(({ url }) => url)).toEqual([
      '/gifts',
    ])
    expect(requests.map(({ url }) => url.pathname)).toEqual([
      '/stores/hash/v3/catalog/trees',
      '/stores/hash/v3/catalog/trees/categories',
    ])
    expect(requests[0]?.url.searchParams.get('channel_id:in')).toBe(Object.values(channelIds).join(','))
    expect(requests[0]?.headers.get('x-auth-token')).toBe('access-token')
  })

  test('a category with capitals in its address has the address that its page does not redirect', async () => {
    const { catalogue } = setUp(
      {},
      responding(() => page([node(1, '/Womens/T-Shirts/')])),
    )
    const tree = await catalogue.categoryTree({ market: markets.en }, untilDone())
    expect(tree.map(({ url }) => url)).toEqual(['/womens/t-shirts'])
  })

  test('category trees are read over every page of a long list', async () => {
    const { catalogue } = setUp(
      {},
      responding((number) => page([node(Number(number), `/c${number}/`)], 3)),
    )
    const tree = await catalogue.categoryTree({ market: markets.en }, untilDone())
    expect(tree.map(({ url }) => url)).toEqual(['/c1', '/c2', '/c3'])
  })

  test('category trees are loaded once for all pages of the isolate, and again after a minute', async () => {
    const clock = { at: 0 }
    const { catalogue, requests } = setUp(
      { now: () => clock.at },
      responding(() => page([node(1, '/a'), node(2, '/b', { tree_id: 4 })])),
    )
    const ask = (market: (typeof markets)['en' | 'eu'] = markets.en) => catalogue.categoryTree({ market }, untilDone())
    await Promise.all([ask(), ask(markets.eu)])
    await ask()
    expect(requests).toHaveLength(2)
    clock.at = 61_000
    expect(await ask()).toHaveLength(1)
    expect(requests.length).toBeGreaterThan(2)
  })

  test('category trees log an empty root list [PLP-58, ERR-23]', async () => {
    const { catalogue, lines } = setUp(
      {},
      responding(() => page([])),
    )
    expect(await catalogue.categoryTree({ market: markets.en }, untilDone())).toEqual([])
    expect(lines.map(([, event]) => event)).toContain('Are BigCommerce env vars set correctly?')
  })

  test('category trees log a category that no page can show, because its address is that of the collections [RTE-19] [D-76]', async () => {
    const { catalogue, lines } = setUp(
      {},
      responding(() => page([node(1, '/womens/'), node(7, '/collection/', { tree_id: 4 })])),
    )
    await catalogue.categoryTree({ market: markets.en }, untilDone())
    expect(lines.filter(([level]) => level === 'warn')).toEqual([
      ['warn', 'category-hidden-by-collections', { category: 7, channelIds: '1407345' }],
    ])
  })

  test('category trees fail if a channel has no tree', async () => {
    const { catalogue } = setUp({}, ({ url }) =>
      url.pathname.endsWith('/trees') ? json({ data: [] }) : page([node(1, '/a')]),
    )
    await expect(catalogue.categoryTree({ market: markets.en }, untilDone())).rejects.toMatchObject({
      service: 'commerce',
      kind: 'rejected',
    })
  })
})

describe('a listing', () => {
  const request: ListingRequest = {
    market: markets.en,
    categoryId: 24,
    refinements: { color: ['Navy'], size: ['3-4'] },
    sort: 'price-asc',
    page: 1,
  }

  const pages = (total: number) => (requested: Recorded) => {
    const { after } = variablesOf(requested) as { after: string | null }
    const start = after === null ? 0 : Number(after)
    const end = Math.min(total, start + 48)
    const ids = Array.from({ length: end - start }, (_, index) => start + index + 1)
    const products = {
      pageInfo: { hasNextPage: end < total, endCursor: ids.length > 0 ? String(end) : null },
      collectionInfo: { totalItems: total },
      edges: edgesOf(ids.map((entityId) => ({ ...card, entityId }))).edges,
    }
    return json({ data: { site: { search: { searchProducts: { products } } } } })
  }

  test('a listing requests 48 products of the category by its literal refinements, in the sort order [PLP-08, PLP-06]', async () => {
    const { catalogue, requests } = setUp({}, pages(1))
    await catalogue.listing(request, untilDone())
    expect(requests[0]?.url.host).toBe('store-hash-1406818.example.com')
    expect(requests[0]?.headers.get('authorization')).toBe('Bearer storefront-token')
    expect(variablesOf(requests[0])).toEqual({
      filters: {
        categoryEntityId: 24,
        searchSubCategories: true,
        productAttributes: [
          { attribute: 'Color', values: ['Navy'] },
          { attribute: 'Size', values: ['3-4'] },
        ],
      },
      sort: 'LOWEST_PRICE',
      first: 48,
      after: null,
      currencyCode: 'GBP',
    })
  })

  test('a listing maps a product to a card [PDP-03, PDP-09, PLP-32]', async () => {
    const { catalogue } = setUp({}, pages(1))
    const { products } = await catalogue.listing(request, untilDone())
    expect(products[0]).toEqual({
      id: 1,
      style: '440123',
      name: 'Cotton Tee',
      slug: 'cotton-tee',
      price: { regular: { amount: 2500, currency: 'GBP' }, reduced: { amount: 1999, currency: 'GBP' } },
      colours: [
        { name: 'Cream', valueId: 101, hexes: ['#fff8e7'] },
        { name: 'French Navy', valueId: 102, hexes: ['#1d2a44', '#ffffff'] },
      ],
      colour: { name: 'French Navy', valueId: 102, hexes: ['#1d2a44', '#ffffff'] },
      sizes: [],
      lengths: [],
      fabric: null,
      badge: 'New In',
      isAvailable: true,
      isFreeGift: false,
    })
  })

  test('a listing reaches a page by cursors, and remembers them [PLP-01]', async () => {
    const { catalogue, requests } = setUp({}, pages(200))
    const third = await catalogue.listing({ ...request, page: 3 }, untilDone())
    expect(third.products.map(({ id }) => id)).toEqual(Array.from({ length: 48 }, (_, index) => 97 + index))
    expect(third).toMatchObject({ total: 200, page: 3, pageCount: 5 })
    expect(requests).toHaveLength(3)
    const fourth = await catalogue.listing({ ...request, page: 4 }, untilDone())
    expect(fourth.products[0]?.id).toBe(145)
    expect(requests).toHaveLength(4)
  })

  test('a listing does not use the cursor of another sort order or refinement [PLP-01]', async () => {
    const { catalogue, requests } = setUp({}, pages(200))
    await catalogue.listing({ ...request, page: 2 }, untilDone())
    await catalogue.listing({ ...request, page: 2, sort: 'name-asc' }, untilDone())
    await catalogue.listing({ ...request, page: 2, refinements: { color: [], size: [] } }, untilDone())
    expect(requests).toHaveLength(6)
  })

  test.each([
    [5, 5],
    [6, 2],
    [1_000_000, 2],
  ])('a listing returns page %i of 4 empty, with the real total [PLP-01]', async (page, atMost) => {
    const { catalogue, requests } = setUp({}, pages(192))
    expect(await catalogue.listing({ ...request, page }, untilDone())).toEqual({
      products: [],
      total: 192,
      page,
      pageCount: 4,
    })
    expect(requests.length).toBeLessThanOrEqual(atMost)
  })

  test('a listing is empty if nothing matches', async () => {
    const { catalogue } = setUp({}, pages(0))
    expect(await catalogue.listing(request, untilDone())).toEqual({ products: [], total: 0, page: 1, pageCount: 0 })
  })

  test('a listing throws an outage, and never returns an empty list for it', async () => {
    const { catalogue } = setUp({}, json({}, { status: 500 }))
    await expect(catalogue.listing(request, untilDone())).rejects.toMatchObject({
      service: 'commerce',
      kind: 'unavailable',
    })
  })

  test.each([
    [[{ message: 'Too complex' }], 'rejected'],
    [[{ message: 'Scope', extensions: { code: 'INSUFFICIENT_ACCESS_SCOPE' } }], 'unauthorised'],
  ])('a listing throws the errors of a response that is 200: %j', async (errors, kind) => {
    const { catalogue } = setUp({}, json({ data: null, errors }))
    await expect(catalogue.listing(request, untilDone())).rejects.toMatchObject({ kind })
  })
})

describe('facets', () => {
  test('facets have color and size with value and count, sizes in order, and levels from the highest [PLP-27, PLP-28, FEEL-03]', async () => {
    const attribute = (displayName: string, values: string[]) => ({
      kind: 'ProductAttributeSearchFilter',
      displayName,
      filterKey: displayName,
      attributes: {
        ...edgesOf(values.map((value, index) => ({ value, productCount: index + 1 }))),
        pageInfo: { hasNextPage: false, endCursor: null },
      },
    })
    const filters = edgesOf([
      { kind: 'CategorySearchFilter', displayName: 'Category' },
      attribute('Color', ['Navy', 'Cream']),
      attribute('Size', ['L', 'S']),
      attribute('color_family', ['Blue']),
      attribute('color_shade', ['Blue > Navy']),
      attribute('feel_warmth', ['2', '4', 'warm']),
      attribute('Weave', ['Twill']),
    ])
    const priced = (value: number) => ({ products: edgesOf([{ prices: { price: { value } } }]) })
    const search = { searchProducts: { filters }, low: priced(12), high: priced(80.5) }
    const { catalogue, requests } = setUp({}, json({ data: { site: { search } } }))
    expect(
      await catalogue.facets({ market: markets.en, categoryId: 24, refinements: { color: [], size: [] } }, untilDone()),
    ).toEqual({
      priceBounds: { min: 12, max: 80.5 },
      facets: [
        {
          name: 'color',
          values: [
            { value: 'Navy', productCount: 1, family: 'Blue' },
            { value: 'Cream', productCount: 2 },
          ],
        },
        {
          name: 'size',
          values: [
            { value: 'S', productCount: 2 },
            { value: 'L', productCount: 1 },
          ],
        },
        { name: 'family', values: [{ value: 'Blue', productCount: 1 }] },
        {
          name: 'warmth',
          values: [
            { value: '4', productCount: 2 },
            { value: '2', productCount: 1 },
          ],
        },
      ],
    })
    const filtersSent = { categoryEntityId: 24, searchSubCategories: true }
    expect(variablesOf(requests[0])).toEqual({
      filters: filtersSent,
      anyPrice: filtersSent,
      currencyCode: 'GBP',
      after: null,
      isFirst: true,
    })
  })

  test('facets read all unknown swatches in one search, because the platform limits the complexity of a query', async () => {
    const colours = Array.from({ length: 12 }, (_, index) => `Colour ${index}`)
    const attributes = {
      ...edgesOf(colours.map((value) => ({ value, productCount: 1 }))),
      pageInfo: { hasNextPage: false, endCursor: null },
    }
    const filter = { kind: 'ProductAttributeSearchFilter', displayName: 'Color', filterKey: 'Color', attributes }
    const { catalogue, requests } = setUp(
      {},
      json({ data: { site: { search: { searchProducts: { filters: edgesOf([filter]) } } } } }),
    )
    await catalogue.facets({ market: markets.en, categoryId: 24, refinements: { color: [], size: [] } }, untilDone())
    const [, swatches, ...others] = requests
    expect(variablesOf(swatches)).toMatchObject({
      filters: { productAttributes: [{ attribute: 'Color', values: colours }] },
    })
    expect(JSON.stringify(swatches?.body).match(/searchProducts\(/g)).toHaveLength(1)
    expect(others).toEqual([])
  })

  test('facets are empty if filtering is off', async () => {
    const { catalogue } = setUp(
      {},
      json({ data: { site: { search: { searchProducts: { filters: { edges: null } } } } } }),
    )
    expect(
      await catalogue.facets({ market: markets.en, categoryId: 24, refinements: { color: [], size: [] } }, untilDone()),
    ).toEqual({ facets: [] })
  })
})

describe('a product', () => {
  const stockAt = (...locations: [id: number, units: number][]) => ({
    byLocation: edgesOf(
      locations.map(([locationEntityId, availableToSell]) => ({ locationEntityId, availableToSell })),
    ),
  })
  const variant = (entityId: number, [colour, size]: [string, string], rest: object = {}) => ({
    entityId,
    sku: `440123-${colour}-${size}`,
    isPurchasable: true,
    prices: { price: amount(25), basePrice: amount(25), salePrice: null },
    options: edgesOf([
      { displayName: 'Color', values: edgesOf([{ label: colour }]) },
      { displayName: 'Size', values: edgesOf([{ label: size }]) },
    ]),
    inventory: stockAt([1, entityId === 1 ? 7 : 0], [2, entityId === 1 ? 3 : 0]),
    ...rest,
  })
  const node = {
    ...card,
    description: '<p>Soft.</p>',
    availabilityV2: { status: 'Available' },
    categories: edgesOf([
      {
        breadcrumbs: edgesOf([
          { name: 'Womens', path: '/womens/' },
          { name: 'Tops', path: '/womens/tops/' },
        ]),
      },
    ]),
    marks: edgesOf([
      { name: 'FreeGift', value: '' },
      { name: 'feel_warmth', value: '4' },
      { name: 'feel_weight', value: 'light' },
    ]),
    customFields: edgesOf([{ name: 'washcare', value: 'Cool' }]),
    productOptions: edgesOf([colourOption, sizeOption]),
    variants: {
      pageInfo: { hasNextPage: false, endCursor: 'a' },
      ...edgesOf([variant(1, ['Cream', 'S']), variant(2, ['Cream', 'M'], { isPurchasable: false, prices: null })]),
    },
  }
  const rest = {
    id: 118,
    inventory_tracking: 'variant',
    inventory_level: 9,
    is_price_hidden: false,
    modifiers: [],
    channels: [1, 1406818],
  }
  const item = (variantId: number, ...locations: [id: number, units: number][]) => ({
    identity: { sku: 's', variant_id: variantId, product_id: 118 },
    locations: locations.map(([location_id, available_to_sell]) => ({
      location_id,
      available_to_sell,
      location_enabled: true,
    })),
  })

  const responding =
    (parts: { product?: object | null; rest?: object; items?: object[]; levels?: object[] }) =>
    ({ url }: Recorded) => {
      if (url.pathname.endsWith('/graphql'))
        return json({ data: { site: { product: parts.product === undefined ? node : parts.product } } })
      if (url.pathname.includes('/inventory/'))
        return json({ data: parts.items ?? [item(1, [1, 7], [2, 3])], meta: { pagination: { total_pages: 1 } } })
      if (url.pathname.endsWith('/catalog/variants')) return json({ data: parts.levels ?? [], meta: {} })
      const platform = parts.rest ?? rest
      return json({ data: url.pathname.endsWith('/catalog/products') ? [platform] : platform, meta: {} })
    }
  const ask = (catalogue: ReturnType<typeof setUp>['catalogue'], market: (typeof markets)['en' | 'us'] = markets.en) =>
    catalogue.product({ market, id: 118 }, untilDone())

  test('a product is read in one wave of calls: the product, its stock and the fields that only REST has [PDP-01, PDP-06, PDP-10, NET-22, FEEL-01]', async () => {
    let open = 0
    let most = 0
    const { catalogue, requests } = setUp({}, async (request) => {
      most = Math.max(most, (open += 1))
      await Promise.resolve()
      open -= 1
      return responding({})(request)
    })
    expect(await ask(catalogue)).toMatchObject({
      id: 118,
      style: '440123',
      description: '<p>Soft.</p>',
      sizes: ['S', 'M', 'L'],
      lengths: [],
      categoryTrails: [
        [
          { name: 'Womens', url: '/womens' },
          { name: 'Tops', url: '/womens/tops' },
        ],
      ],
      channelIds: [1, 1406818],
      customFields: { washcare: 'Cool' },
      feel: { warmth: 4 },
      isFreeGift: true,
      isGiftCard: false,
      isAvailable: true,
    })
    expect(requests).toHaveLength(2)
    expect(most).toBe(2)
    expect(JSON.stringify(requests.map(({ body }) => body))).toContain('variants(first: 250')
  })

  test('products of the same 250 ids share one REST call, and none is made while it is kept [NET-22]', async () => {
    const { catalogue, requests } = setUp({}, responding({}))
    await Promise.all([ask(catalogue), ask(catalogue)])
    await ask(catalogue)
    const [first, ...others] = requests.filter(({ url }) => url.pathname.endsWith('/catalog/products'))
    expect(others).toEqual([])
    expect(['id:min', 'id:max', 'include'].map((name) => first?.url.searchParams.get(name))).toEqual([
      '0',
      '249',
      'channels',
    ])
  })

  test.each([
    [{ hasVariantInventory: true, aggregated: { availableToSell: 7 } }, [7, 0]],
    [{ hasVariantInventory: false, aggregated: { availableToSell: 4 } }, [4, 4]],
    [{ hasVariantInventory: false, aggregated: null }, [null, null]],
  ])(
    'a product is what the storefront says while the REST API refuses browsing: %j has stock %j [PDP-02]',
    async (inventory, stock) => {
      const { catalogue } = setUp({}, (request) =>
        request.url.pathname.includes('/v3/')
          ? json({ status: 429 }, { status: 429 })
          : responding({ product: { ...node, inventory } })(request),
      )
      const product = await ask(catalogue)
      expect(product).toMatchObject({ channelIds: null, isAvailable: true })
      expect(product?.variants.map((each) => each.stock)).toEqual(stock)
    },
  )

  test('the stock of a pool is the one that the storefront shows, without a call for its level [BAG-53]', async () => {
    const inventory = { hasVariantInventory: false, aggregated: { availableToSell: 3 } }
    const rested = { ...rest, inventory_tracking: 'product' }
    const { catalogue, requests } = setUp({}, responding({ product: { ...node, inventory }, rest: rested }))
    expect((await ask(catalogue))?.variants.map((each) => each.stock)).toEqual([3, 3])
    expect(requests).toHaveLength(2)
  })

  test('a product is read without metafields of its variants, because the shop shows none [NET-23] [D-152]', async () => {
    const { catalogue, requests } = setUp({}, responding({}))
    await ask(catalogue)
    const asked = JSON.stringify(requests.map(({ url, body }) => [url.href, body]))
    expect(asked).toContain('variants(')
    expect(asked).not.toMatch(/metafield/i)
  })

  test.each([
    ['more variants of a product', variantsQuery],
    ['several products', manyProductsQuery],
  ])('%s are read without metafields, too [NET-23] [D-152]', (_what, query) => {
    expect(query).toContain('variants(')
    expect(query).not.toMatch(/metafield/i)
  })

  test.each([
    [{ entityId: 118 }, 118],
    [null, null],
  ])('the product of a SKU is asked for by GraphQL: %j is %j [NET-24]', async (product, id) => {
    const { catalogue, requests } = setUp({}, () => json({ data: { site: { product } } }))
    expect(await catalogue.productIdOfSku({ market: markets.en, sku: '440123-CRE-S' }, untilDone())).toBe(id)
    expect(requests.map(({ url }) => url.pathname)).toEqual([expect.stringMatching(/\/graphql$/)])
    expect(JSON.stringify(requests[0]?.body)).toMatch(/product\(sku: \$sku\).*440123-CRE-S/)
  })

  test('a product has variants with price, stock and choices [PDP-05, PDP-50]', async () => {
    const { catalogue } = setUp({}, responding({}))
    const product = await ask(catalogue)
    expect(product?.variants).toEqual([
      {
        id: 1,
        sku: '440123-Cream-S',
        colour: 'Cream',
        size: 'S',
        length: null,
        price: { regular: { amount: 2500, currency: 'GBP' }, reduced: null },
        isPurchasable: true,
        stock: 7,
      },
      {
        id: 2,
        sku: '440123-Cream-M',
        colour: 'Cream',
        size: 'M',
        length: null,
        price: product?.price,
        isPurchasable: false,
        stock: 0,
      },
    ])
  })

  test.each([
    ['none', [null, null]],
    ['product', [9, 9]],
    ['variant', [7, 0]],
  ])('a product reads stock by inventory_tracking %s [PDP-02, BAG-52, BAG-53, BAG-54]', async (tracking, stock) => {
    const { catalogue } = setUp({}, responding({ rest: { ...rest, inventory_tracking: tracking } }))
    expect((await ask(catalogue))?.variants.map((each) => each.stock)).toEqual(stock)
  })

  test('a product subtracts location 2 outside the UK only if that is set [PDP-51]', async () => {
    const dollars = JSON.parse(JSON.stringify(node).replaceAll('GBP', 'USD')) as object
    const stockIn = async (market: (typeof markets)['en' | 'us'], isSecondLocationSubtracted: boolean) => {
      const { catalogue } = setUp(
        { isSecondLocationSubtracted },
        responding({ product: market.code === 'us' ? dollars : node }),
      )
      return (await ask(catalogue, market))?.variants[0]?.stock
    }
    expect(
      await Promise.all([stockIn(markets.en, true), stockIn(markets.us, true), stockIn(markets.us, false)]),
    ).toEqual([7, 4, 7])
  })

  test('a product with one stock pool subtracts location 2 from the pool, by the record of the product [PDP-51, BAG-53]', async () => {
    const pooled = { ...rest, inventory_tracking: 'product' }
    const items = [
      item(1, [1, 0], [2, 0]),
      { ...item(1, [1, 9], [2, 4]), identity: { sku: '440123', product_id: 118 } },
    ]
    const { catalogue, requests } = setUp(
      { isSecondLocationSubtracted: true },
      responding({ rest: pooled, items, product: JSON.parse(JSON.stringify(node).replaceAll('GBP', 'USD')) as object }),
    )
    expect((await ask(catalogue, markets.us))?.variants.map(({ stock }) => stock)).toEqual([5, 5])
    expect(requests.at(-1)?.url.searchParams.get('product_id:in')).toBe('118')
  })

  test('a product requests the stock of only the locations that count [PDP-50, PDP-51, NET-20]', async () => {
    for (const [isSecondLocationSubtracted, market, locations] of [
      [false, markets.us, [1]],
      [true, markets.en, [1]],
      [true, markets.us, [1, 2]],
    ] as const) {
      const { catalogue, requests } = setUp({ isSecondLocationSubtracted }, responding({ product: null }))
      await catalogue.product({ market, id: 1 }, untilDone())
      expect(variablesOf(requests.find(({ body }) => body !== undefined))['locations']).toEqual(locations)
    }
  })

  test.each([
    ['hides stock', null],
    ['names no location', { aggregated: { availableToSell: 9 }, byLocation: { edges: [] } }],
  ])(
    "a product requests the store's stock if the storefront %s, unless it is not tracked [PDP-50, NET-19]",
    async (_case, inventory) => {
      const unshown = {
        ...node,
        variants: {
          ...node.variants,
          edges: node.variants.edges.map((edge) => ({ node: { ...(edge.node as object), inventory } })),
        },
      }
      const { catalogue, requests } = setUp(
        {},
        responding({ product: unshown, items: [item(1, [1, 7], [2, 3]), item(2, [3, 8])] }),
      )
      expect((await ask(catalogue))?.variants.map(({ stock }) => stock)).toEqual([7, 0])
      expect(requests.at(-1)?.url.searchParams.get('product_id:in')).toBe('118')
      const untracked = setUp({}, responding({ product: unshown, rest: { ...rest, inventory_tracking: 'none' } }))
      expect((await ask(untracked.catalogue))?.variants.map(({ stock }) => stock)).toEqual([null, null])
      expect(untracked.requests).toHaveLength(2)
    },
  )

  test('a product has the total that the storefront shows if there is no per-location data, without another call [D-53] [PDP-49]', async () => {
    const inventory = { aggregated: { availableToSell: 6 }, byLocation: null }
    const unplaced = {
      ...node,
      variants: {
        ...node.variants,
        edges: node.variants.edges.map((edge) => ({ node: { ...(edge.node as object), inventory } })),
      },
    }
    const { catalogue, requests } = setUp({}, responding({ product: unplaced }))
    expect((await ask(catalogue))?.variants.map(({ stock }) => stock)).toEqual([6, 6])
    expect(requests).toHaveLength(2)
  })

  test("a product has the catalogue's stock level if the store has no per-location data either [D-53] [PDP-49]", async () => {
    const unshown = {
      ...node,
      variants: {
        ...node.variants,
        edges: node.variants.edges.map((edge) => ({ node: { ...(edge.node as object), inventory: null } })),
      },
    }
    const { catalogue } = setUp(
      {},
      responding({
        product: unshown,
        items: [item(1, [1, 7])],
        levels: [
          { id: 1, inventory_level: 1 },
          { id: 2, inventory_level: 6 },
        ],
      }),
    )
    expect((await ask(catalogue))?.variants.map(({ stock }) => stock)).toEqual([7, 6])
  })

  test('a product is null if the channel has no product with that id [RTE-44]', async () => {
    const unknown = setUp({}, responding({ product: null, items: [] }))
    expect(await ask(unknown.catalogue)).toBeNull()
  })

  test('a product keeps none of the fields that nothing shows: warning level, picture addresses and a delivery price of its own [PDP-01] [D-152]', async () => {
    const unused = {
      inventory_warning_level: 4711,
      fixed_cost_shipping_price: 47.11,
      images: [{ url_thumbnail: 'https://pictures.example/4711', image_url: 'https://pictures.example/4711' }],
    }
    const { catalogue } = setUp({}, responding({ rest: { ...rest, ...unused } }))
    const product = await ask(catalogue)
    expect(product).toMatchObject({ id: expect.any(Number) })
    expect(JSON.stringify(product)).not.toContain('47')
  })

  test('a product shows no price, and is not available, if the platform hides the price [PDP-01, PDP-54]', async () => {
    const { catalogue } = setUp({}, responding({ rest: { ...rest, is_price_hidden: true } }))
    expect(await ask(catalogue)).toMatchObject({
      price: null,
      isAvailable: false,
      variants: [{ isPurchasable: false }, { isPurchasable: false }],
    })
  })

  test('a product is not available if purchasing is disabled [PDP-54]', async () => {
    const { catalogue } = setUp({}, responding({ product: { ...node, availabilityV2: { status: 'Unavailable' } } }))
    expect(await ask(catalogue)).toMatchObject({ isAvailable: false })
  })

  test('a product has modifiers in their sort order [PDP-04, PDP-29]', async () => {
    const modifier = (entityId: number, displayName: string, more: object) => ({
      kind: 'TextFieldOption',
      entityId,
      displayName,
      isRequired: true,
      isVariantOption: false,
      maxLength: 80,
      ...more,
    })
    const options = [
      modifier(51, 'Message', { kind: 'MultiLineTextFieldOption', isRequired: false, maxLength: null }),
      modifier(52, 'Recipient email', {}),
      modifier(53, 'Send date', { kind: 'DateFieldOption' }),
    ]
    const giftCard = { ...node, sku: '100000', productOptions: edgesOf([colourOption, ...options]) }
    const sorted = {
      ...rest,
      modifiers: [
        { id: 51, sort_order: 3 },
        { id: 52, sort_order: 1 },
        { id: 53, sort_order: 2 },
      ],
    }
    const { catalogue } = setUp({}, responding({ product: giftCard, rest: sorted }))
    const product = await ask(catalogue)
    expect(product?.isGiftCard).toBe(true)
    expect(product?.modifiers).toEqual([
      { id: 52, label: 'Recipient email', type: 'text', isRequired: true, maxLength: 80 },
      { id: 53, label: 'Send date', type: 'date', isRequired: true, maxLength: 80 },
      { id: 51, label: 'Message', type: 'multiline-text', isRequired: false, maxLength: null },
    ])
  })

  test('a product with more than 250 variants reads the further pages, and logs that [PDP-53, CONST-07]', async () => {
    const first = { ...node, variants: { ...node.variants, pageInfo: { hasNextPage: true, endCursor: 'c250' } } }
    const { catalogue, requests, lines } = setUp({}, (request) => {
      if (!request.url.pathname.endsWith('/graphql')) return responding({})(request)
      if (variablesOf(request)['after'] === undefined) return responding({ product: first })(request)
      return json({
        data: {
          site: {
            product: {
              variants: { pageInfo: { hasNextPage: false, endCursor: null }, ...edgesOf([variant(3, ['Cream', 'L'])]) },
            },
          },
        },
      })
    })
    expect((await ask(catalogue))?.variants.map(({ id }) => id)).toEqual([1, 2, 3])
    expect(variablesOf(requests.at(-1))['after']).toBe('c250')
    expect(lines.map(([, event]) => event)).toContain('many-variants')
  })
})
