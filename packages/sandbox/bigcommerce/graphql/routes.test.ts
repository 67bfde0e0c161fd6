import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { categoryIdsTo } from '../../catalogue/categories.ts'
import { graphql, request, seedDefault, type Json } from '../../test/catalogue-app.ts'

type Edge = { node: Json }

const dresses = categoryIdsTo('/womens/clothing/dresses/').at(-1)!

beforeAll(seedDefault)

describe('credentials', () => {
  const post = (
    authorization: string | undefined,
    path = `/bigcommerce/store-${env.BIGCOMMERCE_STORE_HASH}-1406818/graphql`,
  ) =>
    request(path, {
      method: 'POST',
      headers: { ...(authorization && { authorization }) },
      body: JSON.stringify({ query: '{ channel { entityId } }' }),
    })

  test.each([
    [undefined, 'GraphQL credentials were missing. No token was sent.'],
    ['Bearer nonsense', 'GraphQL invalid credentials. String is not a JWT'],
    ['Bearer a.b.c', 'GraphQL invalid credentials. JWT signature is invalid'],
  ])('refuses %s with a 401 and the vendor’s message', async (authorization, message) => {
    const { status, body } = await post(authorization)
    expect([status, body.errors[0].message]).toEqual([401, message])
  })

  test('takes the channel from the path or uses channel 1, and refuses unknown stores', async () => {
    const good = `Bearer ${env.BIGCOMMERCE_STOREFRONT_TOKEN}`
    expect((await post(good)).body.data.channel.entityId).toBe(1406818)
    expect((await post(good, '/bigcommerce/graphql')).body.data.channel.entityId).toBe(1)
    expect((await post(good, '/bigcommerce/store-another-1406818/graphql')).status).toBe(404)
    expect((await post(good, `/bigcommerce/store-${env.BIGCOMMERCE_STORE_HASH}-5/graphql`)).status).toBe(404)
  })

  test('returns errors and no data for a query that does not validate', async () => {
    const { status, body } = await graphql('{ site { nothing } }')
    expect(status).toBe(200)
    expect(body.data).toBeUndefined()
    expect(body.errors[0].message).toContain('nothing')
  })
})

describe('a product', () => {
  const product = async (fields: string, where: string) => {
    const { body } = await graphql(`{ site { product(${where}) { ${fields} } } }`)
    expect(body.errors).toBeUndefined()
    return body.data.site.product
  }

  test('returns null for an unknown product', async () => {
    for (const where of ['entityId: 1', 'sku: "none"', 'variantEntityId: 99999999'])
      expect(await product('entityId', where)).toBeNull()
  })

  test('finds a product by id, style, variant or variant SKU, and overlays the variant of that SKU [NET-24]', async () => {
    const plain = await product('entityId sku variants(first: 3) { edges { node { entityId sku } } }', 'entityId: 1005')
    const variant = plain.variants.edges[2].node
    expect(await product('entityId sku', `sku: "${plain.sku}"`)).toEqual({ entityId: 1005, sku: plain.sku })
    expect(await product('entityId sku', `sku: "${variant.sku}"`)).toEqual({ entityId: 1005, sku: variant.sku })
    expect(await product('entityId sku', `variantEntityId: ${variant.entityId}`)).toEqual({
      entityId: 1005,
      sku: variant.sku,
    })
  })

  test("returns a product's variants in pages of up to 250, each with its options [PDP-53]", async () => {
    const row = await env.DB.prepare(
      'SELECT id, variant_count FROM products ORDER BY variant_count DESC LIMIT 1',
    ).first<{ id: number; variant_count: number }>()
    const page = (after: string) =>
      product(
        `variants(first: 250, after: ${after}) { pageInfo { hasNextPage endCursor } edges { node { entityId sku options { edges { node { displayName values { edges { node { label } } } } } } } } }`,
        `entityId: ${row!.id}`,
      )
    const first = (await page('null')).variants
    const second = (await page(JSON.stringify(first.pageInfo.endCursor))).variants
    expect([
      first.edges.length,
      first.pageInfo.hasNextPage,
      first.edges.length + second.edges.length,
      second.pageInfo.hasNextPage,
    ]).toEqual([250, true, row!.variant_count, false])
    expect(
      first.edges[0].node.options.edges.map((edge: Edge) => [edge.node.displayName, edge.node.values.edges.length]),
    ).toEqual([
      ['Color', 1],
      ['Size', 1],
      ['Length', 1],
    ])
  })

  test("finds a product's own variants by SKU and id", async () => {
    const { variants } = await product('variants(first: 2) { edges { node { entityId sku } } }', 'entityId: 1005')
    const [one, two] = variants.edges.map((edge: Edge) => edge.node)
    const found = await product(
      `bySku: variants(skus: ["${one.sku}"]) { edges { node { entityId } } } byId: variants(entityIds: [${two.entityId}, 1]) { edges { node { entityId } } }`,
      'entityId: 1005',
    )
    expect(found).toEqual({
      bySku: { edges: [{ node: { entityId: one.entityId } }] },
      byId: { edges: [{ node: { entityId: two.entityId } }] },
    })
  })

  test('returns stock by location [PDP-50]', async () => {
    const { variants } = await product(
      'variants(first: 1) { edges { node { entityId inventory { isInStock aggregated { availableToSell warningLevel } byLocation { edges { node { locationEntityId locationEntityCode availableToSell } } } } } } }',
      'entityId: 1005',
    )
    const { entityId, inventory } = variants.edges[0].node
    const row = await env.DB.prepare('SELECT stock_1, stock_2 FROM variants WHERE id = ?')
      .bind(entityId)
      .first<{ stock_1: number; stock_2: number }>()
    expect(inventory.aggregated.availableToSell).toBe(row!.stock_1)
    expect(
      inventory.byLocation.edges.map((edge: Edge) => [edge.node.locationEntityId, edge.node.availableToSell]),
    ).toEqual([
      [1, row!.stock_1],
      [2, row!.stock_2],
    ])
  })

  test('returns a pattern as a picture without hex colours, and another colour by its hex colours [PLP-60]', async () => {
    const card = await product(
      'productOptions(first: 1) { edges { node { ... on MultipleChoiceOption { values(first: 2) { edges { node { label ... on SwatchOptionValue { hexColors imageUrl(width: 68) } } } } } } } }',
      'sku: "100000"',
    )
    const values = card.productOptions.edges[0].node.values.edges.map((edge: Edge) => edge.node)
    expect(values).toEqual([
      { label: 'Hedgerow', hexColors: ['#4f7148', '#ede4d0', '#d8a646'], imageUrl: null },
      {
        label: 'Birthday Bunting',
        hexColors: [],
        imageUrl: `${env.SANDBOX_ORIGIN}/media/i/selvedge/100000_Birthday_Bunting_swatch?w=68&fmt=auto&qlt=default`,
      },
    ])
  })

  test('returns the text fields of a gift card, some of them required [PDP-30]', async () => {
    const card = await product(
      'prices { priceRange { min { value } max { value } } } productOptions(first: 50) { edges { node { __typename displayName isRequired isVariantOption ... on TextFieldOption { maxLength } ... on MultiLineTextFieldOption { maxLength maxLines } } } }',
      'sku: "100000"',
    )
    const fields = card.productOptions.edges
      .map((edge: Edge) => edge.node)
      .filter((node: Json) => !node.isVariantOption)
    expect(fields.map((field: Json) => field.displayName)).toEqual([
      'Recipient email',
      'Recipient name',
      'Your email',
      'Your name',
      'Send date',
      'Message',
      'uid',
    ])
    expect(fields.find((field: Json) => field.displayName === 'Message')).toMatchObject({
      __typename: 'MultiLineTextFieldOption',
      isRequired: false,
      maxLength: 240,
    })
    expect(card.prices.priceRange).toEqual({ min: { value: 10 }, max: { value: 200 } })
  })

  test('returns custom fields by name [PDP-08]', async () => {
    const { customFields } = await product(
      'customFields(names: ["washcare"], first: 5) { edges { node { name value } } }',
      'entityId: 1005',
    )
    expect(customFields.edges).toHaveLength(1)
    expect(customFields.edges[0].node.name).toBe('washcare')
  })
})

describe('the rest of the site', () => {
  const site = async (selection: string) => {
    const { body } = await graphql(`{ site { ${selection} } }`)
    expect(body.errors).toBeUndefined()
    return body.data.site
  }

  test('returns products by ids in the requested order, without unknown ones', async () => {
    const { products } = await site('products(entityIds: [1050, 1, 1020], first: 50) { edges { node { entityId } } }')
    expect(products.edges.map((edge: Edge) => edge.node.entityId)).toEqual([1050, 1020])
  })

  test('returns the tree of visible categories', async () => {
    const { categoryTree } = await site(
      'categoryTree { name path productCount hasChildren children { name path children { name path } } }',
    )
    expect(categoryTree.map((item: Json) => item.path)).toEqual([
      '/womens/',
      '/mens/',
      '/kids/',
      '/home/',
      '/gifts/',
      '/sale/',
    ])
    expect(JSON.stringify(categoryTree)).not.toContain('With Our Compliments')
  })

  test('resolves paths of categories and products [RTE-18]', async () => {
    const { one, two, none } = await site(`
      one: route(path: "/womens/clothing/dresses/") { node { __typename ... on Category { entityId breadcrumbs(depth: 5) { edges { node { name } } } products(first: 2) { edges { node { entityId } } } } } }
      two: route(path: "/e-gift-card/") { node { __typename ... on Product { entityId } } }
      none: route(path: "/nothing/") { node { id } }`)
    expect(one.node).toMatchObject({
      __typename: 'Category',
      entityId: dresses,
      breadcrumbs: {
        edges: [{ node: { name: 'Womens' } }, { node: { name: 'Clothing' } }, { node: { name: 'Dresses' } }],
      },
    })
    expect(one.node.products.edges).toHaveLength(2)
    expect(two.node).toEqual({ __typename: 'Product', entityId: 1000 })
    expect(none.node).toBeNull()
  })

  test('returns the settings of the store', async () => {
    expect(
      (await site('settings { storeHash channelId search { productFilteringEnabled } currency { defaultCurrency } }'))
        .settings,
    ).toEqual({
      storeHash: env.BIGCOMMERCE_STORE_HASH,
      channelId: 1406818,
      search: { productFilteringEnabled: true },
      currency: { defaultCurrency: 'GBP' },
    })
  })
})
