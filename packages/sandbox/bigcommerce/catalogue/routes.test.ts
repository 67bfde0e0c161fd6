import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { categoryIdsTo } from '../../catalogue/categories.ts'
import { rest, seedDefault, type Json } from '../../test/catalogue-app.ts'

beforeAll(seedDefault)

describe('access', () => {
  test('requires the access token, and refuses with the vendor’s message', async () => {
    const { status, body } = await rest('/v3/catalog/products', { token: null })
    expect([status, Object.keys(body)]).toEqual([401, ['status', 'title', 'type']])
  })

  test('counts requests in the four rate limit headers', async () => {
    const { headers } = await rest('/v2/store')
    for (const name of ['time-window-ms', 'time-reset-ms', 'requests-quota', 'requests-left'])
      expect(headers.get(`x-rate-limit-${name}`)).toMatch(/^\d+$/)
  })
})

describe('products', () => {
  test('returns products in an envelope with pagination', async () => {
    const { status, body } = await rest('/v3/catalog/products?limit=20&page=2')
    expect(status).toBe(200)
    expect(body.data).toHaveLength(20)
    expect(body.meta.pagination).toMatchObject({
      total: 601,
      count: 20,
      per_page: 20,
      current_page: 2,
      total_pages: 31,
    })
    expect(Object.keys(body.meta.pagination.links)).toEqual(['previous', 'current', 'next'])
  })

  test('returns the product fields that a storefront reads [PDP-01]', async () => {
    const { body } = await rest('/v3/catalog/products/1005?include=variants,options,modifiers,images,custom_fields')
    expect(body.meta).toEqual({})
    expect(body.data).toMatchObject({
      id: 1005,
      is_price_hidden: false,
      inventory_tracking: 'variant',
      inventory_warning_level: 5,
      fixed_cost_shipping_price: 0,
      availability: 'available',
      custom_url: { url: expect.stringMatching(/^\/.+\/$/), is_customized: false },
      images: [
        {
          is_thumbnail: true,
          url_thumbnail: expect.stringContaining('/media/i/selvedge/'),
          image_url: expect.stringContaining('w=1600'),
        },
        ...body.data.images.slice(1),
      ],
      modifiers: [],
    })
    expect(body.data.inventory_level).toBe(
      body.data.variants.reduce((sum: number, variant: Json) => sum + variant.inventory_level, 0),
    )
  })

  test("returns variants whose option values are values of the product's options [PDP-05, PDP-06]", async () => {
    const { body } = await rest('/v3/catalog/products/1005?include=variants,options')
    const values = new Map(
      body.data.options.flatMap((option: Json) =>
        option.option_values.map((value: Json) => [
          value.id,
          { ...value, option_id: option.id, name: option.display_name },
        ]),
      ),
    )
    expect(body.data.options[0]).toMatchObject({ display_name: 'Color', type: 'swatch', id: 10051 })
    for (const variant of body.data.variants) {
      expect(variant).toMatchObject({
        product_id: 1005,
        price: null,
        sale_price: null,
        purchasing_disabled: expect.any(Boolean),
      })
      for (const chosen of variant.option_values) {
        expect(values.get(chosen.id)).toMatchObject({
          label: chosen.label,
          option_id: chosen.option_id,
          name: chosen.option_display_name,
        })
      }
    }
  })

  test('returns at most ten products a page with options or modifiers', async () => {
    expect((await rest('/v3/catalog/products?include=options&limit=250')).body.data).toHaveLength(10)
    expect((await rest('/v3/catalog/products?include=modifiers&limit=250')).body.meta.pagination.per_page).toBe(10)
    expect((await rest('/v3/catalog/products?include=variants&limit=12')).body.data).toHaveLength(12)
  })

  test('finds products by ids with their custom fields, and leaves out unknown ids [NET-18, PROMO-31]', async () => {
    const { body } = await rest('/v3/catalog/products?id:in=1002,1005,77&include=custom_fields&limit=250')
    expect(body.data.map((product: Json) => product.id)).toEqual([1002, 1005])
    expect(body.data[0].custom_fields[0]).toEqual({ id: 100201, name: 'freegift', value: 'true' })
  })

  test.each([
    ['sku=100000', [1000]],
    ['sku:in=100000,100001', [1000, 1001]],
    ['name=E-Gift%20Card', [1000]],
    ['keyword=voucher', [1000, 1001]],
    ['price:min=250', []],
    ['id:in=', []],
  ])('filters products by %s', async (query, ids) => {
    expect((await rest(`/v3/catalog/products?${query}`)).body.data.map((product: Json) => product.id)).toEqual(ids)
  })

  test('returns the products of a category, sorted, with only the requested fields', async () => {
    const category = categoryIdsTo('/home/living/').at(-1)
    const { body } = await rest(
      `/v3/catalog/products?categories:in=${category}&sort=price&direction=desc&include_fields=name,price&limit=250`,
    )
    expect(body.data.length).toBeGreaterThan(20)
    for (const product of body.data) expect(Object.keys(product)).toEqual(['id', 'name', 'price'])
    const prices: number[] = body.data.map((product: Json) => product.price)
    expect(prices).toEqual(prices.toSorted((one, other) => other - one))
  })

  test('responds 404 with an instance to an unknown product', async () => {
    const { status, body } = await rest('/v3/catalog/products/99')
    expect([status, Object.keys(body)]).toEqual([404, ['status', 'title', 'type', 'instance']])
  })

  test('returns the modifiers of gift cards, required and sorted [PDP-30]', async () => {
    const { body } = await rest('/v3/catalog/products/1000?include=modifiers')
    expect(body.data.type).toBe('digital')
    expect(body.data.modifiers[0]).toMatchObject({
      id: 10004,
      product_id: 1000,
      display_name: 'Recipient email',
      type: 'text',
      required: true,
      sort_order: 0,
    })
    expect(body.data.modifiers.at(-1)).toMatchObject({ display_name: 'uid', required: false })
  })
})

describe('variants', () => {
  test('finds variants by SKU, and returns an empty list for an unknown SKU [NET-21]', async () => {
    const { body } = await rest('/v3/catalog/variants?sku=100000-HED-25')
    expect(body.data[0]).toMatchObject({ product_id: 1000, price: 25, calculated_price: 25 })
    expect((await rest('/v3/catalog/variants?sku=nothing')).body).toMatchObject({
      data: [],
      meta: { pagination: { total: 0 } },
    })
  })

  test('pages through the variants of a product', async () => {
    const { body } = await rest('/v3/catalog/products/1000/variants?limit=10&page=2')
    expect(body.meta.pagination).toMatchObject({ total: 32, count: 10, current_page: 2 })
  })
})

describe('categories', () => {
  test('returns one category tree for all channels', async () => {
    expect((await rest('/v3/catalog/trees?channel_id:in=1421371')).body.data).toMatchObject([{ id: 1 }])
    expect((await rest('/v3/catalog/trees?channel_id:in=5')).body.data).toEqual([])
  })

  test('returns categories by id', async () => {
    const id = categoryIdsTo('/womens/').at(-1)
    const { body } = await rest(`/v3/catalog/trees/categories?category_id:in=${id}`)
    expect(body.data).toEqual([
      expect.objectContaining({
        category_id: id,
        name: 'Womens',
        tree_id: 1,
        url: { path: '/womens/', is_customized: false },
      }),
    ])
    expect((await rest('/v3/catalog/trees/categories?category_id:in=1')).body.data).toEqual([])
  })
})

describe('inventory', () => {
  test('returns stock by location for SKUs, variants or products [NET-19]', async () => {
    const row = await env.DB.prepare(
      'SELECT id, sku, product_id, stock_1, stock_2 FROM variants WHERE stock_2 > 0 LIMIT 1',
    ).first<{ id: number; sku: string; product_id: number; stock_1: number; stock_2: number }>()
    for (const query of [`sku:in=${row!.sku}`, `variant_id:in=${row!.id}`]) {
      const { body } = await rest(`/v3/inventory/items?${query}`)
      expect(body.data).toHaveLength(1)
      expect(body.data[0].identity).toMatchObject({ sku: row!.sku, variant_id: row!.id, product_id: row!.product_id })
      expect(
        body.data[0].locations.map((location: Json) => [
          location.location_id,
          location.available_to_sell,
          location.location_enabled,
        ]),
      ).toEqual([
        [1, row!.stock_1, true],
        [2, row!.stock_2, true],
      ])
    }
    expect(
      (await rest(`/v3/inventory/items?product_id:in=${row!.product_id}&limit=1000`)).body.data.length,
    ).toBeGreaterThan(0)
  })

  test('records 0 for untracked stock [BAG-52]', async () => {
    const { body } = await rest('/v3/inventory/items?product_id:in=1000&limit=3')
    for (const item of body.data)
      expect(item.locations.map((location: Json) => location.available_to_sell)).toEqual([0, 0])
    expect((await rest('/v3/catalog/products/1000')).body.data).toMatchObject({
      inventory_tracking: 'none',
      inventory_level: 0,
    })
  })

  test('records the units of a pool under the product, and 0 under its variants [BAG-53]', async () => {
    const pool = await env.DB.prepare(
      "SELECT p.id, p.style, p.base_variant_id, p.variant_count, v.stock_1, v.stock_2 FROM products p JOIN variants v ON v.id = p.base_variant_id WHERE p.inventory_tracking = 'product' AND p.variant_count > 1 AND v.stock_1 > 0 LIMIT 1",
    ).first<{
      id: number
      style: string
      base_variant_id: number
      variant_count: number
      stock_1: number
      stock_2: number
    }>()
    const { body } = await rest(`/v3/inventory/items?product_id:in=${pool!.id}`)
    const [productRecord, ...variants] = body.data
    expect(productRecord).toMatchObject({
      identity: { sku: pool!.style, product_id: pool!.id },
      locations: [{ available_to_sell: pool!.stock_1 }, { available_to_sell: pool!.stock_2 }],
    })
    expect(productRecord.identity).not.toHaveProperty('variant_id')
    expect([variants.length, body.meta.pagination.total]).toEqual([pool!.variant_count, pool!.variant_count + 1])
    for (const { locations } of variants)
      expect(locations.map((location: Json) => location.available_to_sell)).toEqual([0, 0])
    expect((await rest(`/v3/inventory/items?variant_id:in=${pool!.base_variant_id}`)).body.data).toHaveLength(1)
    expect((await rest(`/v3/catalog/products/${pool!.id}`)).body.data).toMatchObject({
      inventory_tracking: 'product',
      inventory_level: pool!.stock_1,
    })
  })

  test('returns no locations for a product that no location stocks', async () => {
    const { body } = await rest('/v3/inventory/items?product_id:in=1001&limit=1')
    expect(body.data).toMatchObject([{ identity: { product_id: 1001 }, locations: [] }])
    expect(
      (await rest('/v3/catalog/variants?product_id:in=1001&limit=1&include_fields=inventory_level')).body.data,
    ).toMatchObject([{ inventory_level: 500 }])
  })
})

describe('channels and store', () => {
  test.each([
    [1406818, 'GBP'],
    [1421371, 'USD'],
    [1407345, 'EUR'],
  ])('returns the currency of channel %i, %s', async (id, currency) => {
    expect((await rest(`/v3/channels/${id}?include=currencies`)).body.data).toMatchObject({
      id,
      type: 'storefront',
      currencies: { channel_id: id, enabled_currencies: [currency], default_currency: currency },
    })
    expect((await rest(`/v3/channels/${id}`)).body.data.currencies).toBeUndefined()
    expect((await rest(`/v3/channels/${id}/currency-assignments`)).body.data.default_currency).toBe(currency)
    expect((await rest(`/v3/channels/${id}/site`)).body.data.url).toBe(env.STOREFRONT_ORIGIN)
  })

  // https://github.com/bigcommerce/dev-docs/issues/1346 and
  // https://developer.bigcommerce.com/docs/rest-management/sites#route-types
  test('refuses a path in the address of a site, a route of an unknown type, and a second route of one type', async () => {
    const { body } = await rest('/v3/channels', {
      body: { name: 'Selvedge Japan', type: 'storefront', platform: 'custom' },
    })
    const { id } = body.data
    const site = (url: string) => rest(`/v3/channels/${id}/site`, { body: { url } })
    expect((await site('https://www.example.com/jp')).status).toBe(422)
    expect((await site('https://www.example.com')).status).toBe(200)
    const route = (type: string) => rest(`/v3/sites/${id}/routes`, { body: { type, matching: '*', route: '/jp/bag' } })
    expect((await route('order_confirmation')).status).toBe(422)
    expect((await route('cart')).status).toBe(201)
    expect((await route('cart')).status).toBe(422)
  })

  test('responds 404 for an unknown channel', async () => {
    expect((await rest('/v3/channels/4')).body).toMatchObject({ status: 404, title: 'Not found', errors: {} })
  })

  test('returns the store without an envelope', async () => {
    expect((await rest('/v2/store')).body).toMatchObject({
      id: env.BIGCOMMERCE_STORE_HASH,
      currency: 'GBP',
      features: { multi_storefront_enabled: true },
    })
  })
})
