import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { graphql, request, seedDefault } from '../../test/catalogue-app.ts'
import type { Json } from '../../test/catalogue-app.ts'
import { countingDatabase } from '../../test/counting-database.ts'
import { lineage } from '../../catalogue/categories.ts'

const dresses = lineage('/womens/clothing/dresses/').at(-1)!

const LISTING = /* GraphQL */ `
  query Listing($filters: SearchProductsFiltersInput!, $sort: SearchProductsSortInput, $first: Int, $after: String, $last: Int, $before: String, $currencyCode: currencyCode) {
    site { search { searchProducts(filters: $filters, sort: $sort) { products(first: $first, after: $after, last: $last, before: $before) {
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
      collectionInfo { totalItems }
      edges { cursor node {
        id entityId sku name path
        defaultImage { url(width: 992) urlTemplate(lossy: true) altText isDefault }
        prices(currencyCode: $currencyCode) { price { value currencyCode } basePrice { value } salePrice { value } priceRange { min { value } max { value } } }
        inventory { isInStock hasVariantInventory aggregated { availableToSell warningLevel } }
        availabilityV2 { status description }
        customFields(names: ["product_badge", "freegift"], first: 50) { edges { node { entityId name value } } }
        productOptions(first: 10) { edges { node { __typename entityId displayName isRequired isVariantOption
          ... on MultipleChoiceOption { displayStyle values(first: 50) { edges { node { __typename entityId label isDefault ... on SwatchOptionValue { hexColors imageUrl(width: 68) } } } } } } } }
        variants(first: 1) { edges { node { entityId sku } } }
      } }
    } } } }
  }
`

const FILTERS = /* GraphQL */ `
  query Filters($filters: SearchProductsFiltersInput!) {
    site { search { searchProducts(filters: $filters) {
      products(first: 1) { collectionInfo { totalItems } }
      filters(first: 20) { edges { node { __typename name displayName isCollapsedByDefault
        ... on ProductAttributeSearchFilter { filterKey filterName attributes(first: 60) { edges { cursor node { value isSelected productCount } } } }
        ... on CategorySearchFilter { categories(first: 50) { edges { node { entityId name isSelected productCount subCategories(first: 50) { edges { node { entityId name productCount } } } } } } }
        ... on PriceSearchFilter { selected { minPrice maxPrice } }
        ... on OtherSearchFilter { isInStock { isSelected productCount } }
      } } }
    } } }
  }
`

type Edge = { cursor: string; node: Json }
const listing = async (variables: object, options?: Parameters<typeof graphql>[2]) => {
  const { body } = await graphql(LISTING, variables, options)
  expect(body.errors).toBeUndefined()
  return body.data.site.search.searchProducts.products as { pageInfo: Json; collectionInfo: { totalItems: number }; edges: Edge[] }
}
const filtersOf = async (filters: object) => {
  const { body } = await graphql(FILTERS, { filters })
  expect(body.errors).toBeUndefined()
  const { products, filters: connection } = body.data.site.search.searchProducts
  const nodes: Json[] = connection.edges.map((edge: Edge) => edge.node)
  const attribute = (name: string): { value: string; isSelected: boolean; productCount: number }[] => nodes.find((node) => node.displayName === name).attributes.edges.map((edge: Edge) => edge.node)
  return { total: products.collectionInfo.totalItems as number, nodes, attribute }
}

beforeAll(seedDefault)

describe('credentials', () => {
  const post = (authorization: string | undefined, path = `/bigcommerce/store-${env.BIGCOMMERCE_STORE_HASH}-1406818/graphql`) =>
    request(path, { method: 'POST', headers: { ...(authorization && { authorization }) }, body: JSON.stringify({ query: '{ channel { entityId } }' }) })

  test.each([
    [undefined, 'GraphQL credentials were missing. No token was sent.'],
    ['Bearer nonsense', 'GraphQL invalid credentials. String is not a JWT'],
    ['Bearer a.b.c', 'GraphQL invalid credentials. JWT signature is invalid'],
  ])('refuses %s with a 401 and the vendor’s message', async (authorization, message) => {
    const { status, body } = await post(authorization)
    expect([status, body.errors[0].message]).toEqual([401, message])
  })

  test('takes the channel from the path, channel 1 without one, and knows no other store', async () => {
    const good = `Bearer ${env.BIGCOMMERCE_STOREFRONT_TOKEN}`
    expect((await post(good)).body.data.channel.entityId).toBe(1406818)
    expect((await post(good, '/bigcommerce/graphql')).body.data.channel.entityId).toBe(1)
    expect((await post(good, '/bigcommerce/store-another-1406818/graphql')).status).toBe(404)
    expect((await post(good, `/bigcommerce/store-${env.BIGCOMMERCE_STORE_HASH}-5/graphql`)).status).toBe(404)
  })

  test('answers a query that does not validate with errors and no data', async () => {
    const { status, body } = await graphql('{ site { nothing } }')
    expect(status).toBe(200)
    expect(body.data).toBeUndefined()
    expect(body.errors[0].message).toContain('nothing')
  })
})

describe('a listing', () => {
  test('gives 48 products a page and walks to the end without repeating [PLP-08, PLP-01]', async () => {
    const seen = new Set<number>()
    let after: string | null = null
    let pages = 0
    let total = 0
    do {
      const page: Awaited<ReturnType<typeof listing>> = await listing({ filters: { categoryEntityId: dresses, searchSubCategories: true }, sort: 'FEATURED', first: 48, after })
      total = page.collectionInfo.totalItems
      expect(page.pageInfo.hasPreviousPage).toBe(pages > 0)
      for (const { node } of page.edges) seen.add(node.entityId)
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
      pages += 1
    } while (after)
    expect(total).toBeGreaterThan(48)
    expect([seen.size, pages]).toEqual([total, Math.ceil(total / 48)])
  })

  test('has cursors of the vendor’s form, and ten products unless told', async () => {
    const page = await listing({ filters: { categoryEntityId: dresses } })
    expect(page.edges).toHaveLength(10)
    expect(atob(page.edges[3]!.cursor)).toBe('arrayconnection:3')
  })

  test('pages backwards too', async () => {
    const forwards = await listing({ filters: { categoryEntityId: dresses }, first: 20 })
    const backwards = await listing({ filters: { categoryEntityId: dresses }, last: 5, before: forwards.edges[12]!.cursor })
    expect(backwards.edges.map((edge) => edge.node.entityId)).toEqual(forwards.edges.slice(7, 12).map((edge) => edge.node.entityId))
    const end = await listing({ filters: { categoryEntityId: dresses }, last: 3 })
    expect([end.edges.length, end.pageInfo.hasNextPage]).toEqual([3, false])
  })

  test('gives a card all it shows', async () => {
    const { edges } = await listing({ filters: { categoryEntityId: dresses }, first: 1 })
    const { node } = edges[0]!
    expect(atob(node.id)).toBe(`Product:${node.entityId}`)
    const [colour, size] = node.productOptions.edges.map((edge: Edge) => edge.node)
    expect(colour).toMatchObject({ __typename: 'MultipleChoiceOption', displayName: 'Color', displayStyle: 'Swatch', isVariantOption: true })
    expect(colour.values.edges[0].node).toMatchObject({ __typename: 'SwatchOptionValue', isDefault: true, hexColors: [expect.stringMatching(/^#/), ...colour.values.edges[0].node.hexColors.slice(1)] })
    expect(size).toMatchObject({ displayName: 'Size', isRequired: true })
    const segment = colour.values.edges[0].node.label.replaceAll(' ', '_')
    expect(node.defaultImage.url).toBe(`${env.SANDBOX_ORIGIN}/media/i/selvedge/${node.sku}_${segment}_1?w=992&fmt=auto&qlt=default`)
    expect(node.defaultImage.urlTemplate).toContain('w={:size}')
    expect(node.variants.edges[0].node.sku.slice(0, 6)).toBe(node.sku)
    expect(node.inventory.aggregated.availableToSell).toBeTypeOf('number')
  })

  test.each([
    ['LOWEST_PRICE', (a: Json, b: Json) => a.prices.price.value <= b.prices.price.value],
    ['HIGHEST_PRICE', (a: Json, b: Json) => a.prices.price.value >= b.prices.price.value],
    ['A_TO_Z', (a: Json, b: Json) => a.name <= b.name],
    ['Z_TO_A', (a: Json, b: Json) => a.name >= b.name],
  ])('sorts by %s', async (sort, isOrdered) => {
    const { edges } = await listing({ filters: { categoryEntityId: dresses }, sort, first: 48 })
    for (const [index, edge] of edges.slice(1).entries()) expect(isOrdered(edges[index]!.node, edge.node)).toBe(true)
  })

  test.each(['FEATURED', 'BEST_SELLING', 'BEST_REVIEWED', 'NEWEST', 'RELEVANCE'])('knows the sort %s', async (sort) => {
    expect((await listing({ filters: { categoryEntityId: dresses }, sort, first: 5 })).edges).toHaveLength(5)
  })

  test.each([[1406818, 'GBP'], [1421371, 'USD'], [1407345, 'EUR']])('prices channel %i in %s', async (channel, currency) => {
    const { edges } = await listing({ filters: { categoryEntityId: dresses }, first: 3 }, { channel })
    for (const { node } of edges) expect(node.prices.price.currencyCode).toBe(currency)
  })

  test('shows a sale as a lower price than the base', async () => {
    const { edges } = await listing({ filters: { categoryEntityId: lineage('/sale/')[0] }, first: 20, currencyCode: 'EUR' })
    for (const { node } of edges) {
      expect(node.prices.salePrice.value).toBe(node.prices.price.value)
      expect(node.prices.salePrice.value).toBeLessThan(node.prices.basePrice.value)
    }
  })

  test('finds by words, and by the beginning of a word', async () => {
    const whole = await listing({ filters: { searchTerm: 'breton' }, first: 48 })
    expect(whole.collectionInfo.totalItems).toBeGreaterThan(5)
    expect((await listing({ filters: { searchTerm: 'bret' } })).collectionInfo.totalItems).toBeGreaterThanOrEqual(whole.collectionInfo.totalItems)
    for (const term of ['"', 'AND OR NOT', '(((', '* -', "'; DROP"]) expect((await listing({ filters: { searchTerm: term } })).collectionInfo.totalItems).toBe(0)
  })

  test('narrows by price, stock and several values of one attribute [PLP-06, PLP-07]', async () => {
    const { attribute } = await filtersOf({ categoryEntityId: dresses })
    const [first, second] = attribute('Color')
    const values = [first!.value, second!.value]
    const { edges } = await listing({ filters: { categoryEntityId: dresses, hideOutOfStock: true, price: { minPrice: 60, maxPrice: 90 }, productAttributes: [{ attribute: 'Color', values }] }, first: 48 })
    expect(edges.length).toBeGreaterThan(0)
    for (const { node } of edges) {
      const colours = node.productOptions.edges[0].node.values.edges.map((edge: Edge) => edge.node.label)
      expect(colours.some((colour: string) => values.includes(colour))).toBe(true)
      expect(node.inventory.isInStock).toBe(true)
      expect(node.prices.price.value).toBeGreaterThanOrEqual(60)
      expect(node.prices.price.value).toBeLessThanOrEqual(90)
    }
  })

  test('costs the same few statements for one product as for forty-eight', async () => {
    const cost = async (first: number) => {
      const counted = countingDatabase(env.DB)
      await listing({ filters: { categoryEntityId: dresses }, first }, { bindings: { ...env, DB: counted.db } })
      return counted.statements.length
    }
    expect(await cost(48)).toBe(await cost(1))
    expect(await cost(48)).toBeLessThanOrEqual(5)
  })
})

describe('facets', () => {
  test('are Color and Size with counts that the listing keeps [PLP-27, PLP-28]', async () => {
    const { attribute } = await filtersOf({ categoryEntityId: dresses })
    for (const name of ['Color', 'Size']) {
      const [value] = attribute(name)
      const { collectionInfo } = await listing({ filters: { categoryEntityId: dresses, productAttributes: [{ attribute: name, values: [value!.value] }] } })
      expect(collectionInfo.totalItems).toBe(value!.productCount)
    }
  })

  test('keep the alternatives of a chosen attribute, and count the others anew', async () => {
    const plain = await filtersOf({ categoryEntityId: dresses })
    const chosen = plain.attribute('Color')[0]!
    const refined = await filtersOf({ categoryEntityId: dresses, productAttributes: [{ attribute: 'Color', values: [chosen.value] }] })
    expect(refined.total).toBe(chosen.productCount)
    expect(refined.attribute('Color').map(({ value }) => value)).toEqual(plain.attribute('Color').map(({ value }) => value))
    expect(refined.attribute('Color').filter(({ isSelected }) => isSelected).map(({ value }) => value)).toEqual([chosen.value])
    for (const { productCount } of refined.attribute('Size')) expect(productCount).toBeLessThanOrEqual(chosen.productCount)
  })

  test('order sizes as a shopper expects', async () => {
    const { attribute } = await filtersOf({ categoryEntityId: dresses })
    const sizes = attribute('Size').map(({ value }) => value)
    expect(sizes.slice(0, 4)).toEqual(['6', '8', '10', '12'])
    expect(sizes.indexOf('S')).toBeLessThan(sizes.indexOf('M'))
  })

  test('offer the categories below, with their products', async () => {
    const { nodes, total } = await filtersOf({ categoryEntityId: dresses })
    const edges: Edge[] = nodes.find((node) => node.displayName === 'Category').categories.edges
    expect(edges.map(({ node }) => node.name)).toEqual(['Midi Dresses', 'Maxi Dresses', 'Shirt Dresses', 'Knitted Dresses'])
    expect(edges.reduce((sum, { node }) => sum + node.productCount, 0)).toBe(total)
  })

  test('include price and stock', async () => {
    const { nodes } = await filtersOf({ categoryEntityId: dresses, price: { minPrice: 10 } })
    expect(nodes.find((node) => node.displayName === 'Price').selected).toEqual({ minPrice: 10, maxPrice: null })
    expect(nodes.find((node) => node.displayName === 'Other').isInStock.productCount).toBeGreaterThan(0)
  })
})

describe('a product', () => {
  const product = async (fields: string, where: string) => {
    const { body } = await graphql(`{ site { product(${where}) { ${fields} } } }`)
    expect(body.errors).toBeUndefined()
    return body.data.site.product
  }

  test('is null when unknown', async () => {
    for (const where of ['entityId: 1', 'sku: "none"', 'variantEntityId: 99999999']) expect(await product('entityId', where)).toBeNull()
  })

  test('is found by id, by style, by variant and by variant sku, which then stands in its place [NET-24]', async () => {
    const plain = await product('entityId sku variants(first: 3) { edges { node { entityId sku } } }', 'entityId: 1005')
    const variant = plain.variants.edges[2].node
    expect(await product('entityId sku', `sku: "${plain.sku}"`)).toEqual({ entityId: 1005, sku: plain.sku })
    expect(await product('entityId sku', `sku: "${variant.sku}"`)).toEqual({ entityId: 1005, sku: variant.sku })
    expect(await product('entityId sku', `variantEntityId: ${variant.entityId}`)).toEqual({ entityId: 1005, sku: variant.sku })
  })

  test('gives its variants in pages of up to 250, each with its options [PDP-53]', async () => {
    const row = await env.DB.prepare('SELECT id, variant_count FROM products ORDER BY variant_count DESC LIMIT 1').first<{ id: number; variant_count: number }>()
    const page = (after: string) => product(`variants(first: 250, after: ${after}) { pageInfo { hasNextPage endCursor } edges { node { entityId sku options { edges { node { displayName values { edges { node { label } } } } } } } } }`, `entityId: ${row!.id}`)
    const first = (await page('null')).variants
    const second = (await page(JSON.stringify(first.pageInfo.endCursor))).variants
    expect([first.edges.length, first.pageInfo.hasNextPage, first.edges.length + second.edges.length, second.pageInfo.hasNextPage]).toEqual([250, true, row!.variant_count, false])
    expect(first.edges[0].node.options.edges.map((edge: Edge) => [edge.node.displayName, edge.node.values.edges.length])).toEqual([['Color', 1], ['Size', 1], ['Length', 1]])
  })

  test('finds its variants by sku and id, and no other product’s', async () => {
    const { variants } = await product('variants(first: 2) { edges { node { entityId sku } } }', 'entityId: 1005')
    const [one, two] = variants.edges.map((edge: Edge) => edge.node)
    const found = await product(`bySku: variants(skus: ["${one.sku}"]) { edges { node { entityId } } } byId: variants(entityIds: [${two.entityId}, 1]) { edges { node { entityId } } }`, 'entityId: 1005')
    expect(found).toEqual({ bySku: { edges: [{ node: { entityId: one.entityId } }] }, byId: { edges: [{ node: { entityId: two.entityId } }] } })
  })

  test('tells stock by location [PDP-50]', async () => {
    const { variants } = await product('variants(first: 1) { edges { node { entityId inventory { isInStock aggregated { availableToSell warningLevel } byLocation { edges { node { locationEntityId locationEntityCode availableToSell } } } } } } }', 'entityId: 1005')
    const { entityId, inventory } = variants.edges[0].node
    const row = await env.DB.prepare('SELECT stock_1, stock_2 FROM variants WHERE id = ?').bind(entityId).first<{ stock_1: number; stock_2: number }>()
    expect(inventory.aggregated.availableToSell).toBe(row!.stock_1)
    expect(inventory.byLocation.edges.map((edge: Edge) => [edge.node.locationEntityId, edge.node.availableToSell])).toEqual([[1, row!.stock_1], [2, row!.stock_2]])
  })

  test('a gift card has text fields to fill, some of them required [PDP-30]', async () => {
    const card = await product('prices { priceRange { min { value } max { value } } } productOptions(first: 50) { edges { node { __typename displayName isRequired isVariantOption ... on TextFieldOption { maxLength } ... on MultiLineTextFieldOption { maxLength maxLines } } } }', 'sku: "100000"')
    const fields = card.productOptions.edges.map((edge: Edge) => edge.node).filter((node: Json) => !node.isVariantOption)
    expect(fields.map((field: Json) => field.displayName)).toEqual(['Recipient email', 'Recipient name', 'Your email', 'Your name', 'Send date', 'Message', 'uid'])
    expect(fields.find((field: Json) => field.displayName === 'Message')).toMatchObject({ __typename: 'MultiLineTextFieldOption', isRequired: false, maxLength: 240 })
    expect(card.prices.priceRange).toEqual({ min: { value: 10 }, max: { value: 200 } })
  })

  test('reads its custom fields by name [PDP-08]', async () => {
    const { customFields } = await product('customFields(names: ["washcare"], first: 5) { edges { node { name value } } }', 'entityId: 1005')
    expect(customFields.edges).toHaveLength(1)
    expect(customFields.edges[0].node.name).toBe('washcare')
  })

  test('carries metafields of a variant by namespace [NET-23]', async () => {
    const { variants } = await product('variants(first: 1) { edges { node { metafields(namespace: "en", first: 5) { edges { node { key value } } } } } }', 'entityId: 1005')
    expect(variants.edges[0].node.metafields.edges[0].node.key).toBe('dispatch_note')
  })
})

describe('the rest of the site', () => {
  const site = async (selection: string) => {
    const { body } = await graphql(`{ site { ${selection} } }`)
    expect(body.errors).toBeUndefined()
    return body.data.site
  }

  test('gives products by ids in the order asked, unknown ones left out', async () => {
    const { products } = await site('products(entityIds: [1050, 1, 1020], first: 50) { edges { node { entityId } } }')
    expect(products.edges.map((edge: Edge) => edge.node.entityId)).toEqual([1050, 1020])
  })

  test('gives the tree of visible categories', async () => {
    const { categoryTree } = await site('categoryTree { name path productCount hasChildren children { name path children { name path } } }')
    expect(categoryTree.map((item: Json) => item.path)).toEqual(['/womens/', '/mens/', '/kids/', '/home/', '/gifts/', '/sale/'])
    expect(JSON.stringify(categoryTree)).not.toContain('With Our Compliments')
  })

  test('resolves paths of categories and products [RTE-18]', async () => {
    const { one, two, none } = await site(`
      one: route(path: "/womens/clothing/dresses/") { node { __typename ... on Category { entityId breadcrumbs(depth: 5) { edges { node { name } } } products(first: 2) { edges { node { entityId } } } } } }
      two: route(path: "/e-gift-card/") { node { __typename ... on Product { entityId } } }
      none: route(path: "/nothing/") { node { id } }`)
    expect(one.node).toMatchObject({ __typename: 'Category', entityId: dresses, breadcrumbs: { edges: [{ node: { name: 'Womens' } }, { node: { name: 'Clothing' } }, { node: { name: 'Dresses' } }] } })
    expect(one.node.products.edges).toHaveLength(2)
    expect(two.node).toEqual({ __typename: 'Product', entityId: 1000 })
    expect(none.node).toBeNull()
  })

  test('tells the settings of the store', async () => {
    expect((await site('settings { storeHash channelId search { productFilteringEnabled } currency { defaultCurrency } }')).settings).toEqual({
      storeHash: env.BIGCOMMERCE_STORE_HASH,
      channelId: 1406818,
      search: { productFilteringEnabled: true },
      currency: { defaultCurrency: 'GBP' },
    })
  })
})
