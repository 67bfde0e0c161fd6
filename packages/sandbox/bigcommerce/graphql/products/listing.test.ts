import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { categoryIdsTo } from '#sandbox/catalogue/categories.ts'
import { ratingOf } from '#sandbox/catalogue/rating.ts'
import { graphql, seedDefault, type Json } from '#sandbox/test/catalogue-app.ts'
import { countingDatabase } from '#sandbox/test/counting-database.ts'

const dresses = categoryIdsTo('/womens/clothing/dresses/').at(-1)!

const listingQuery = /* GraphQL */ `
  query Listing(
    $filters: SearchProductsFiltersInput!
    $sort: SearchProductsSortInput
    $first: Int
    $after: String
    $last: Int
    $before: String
    $currencyCode: currencyCode
  ) {
    site {
      search {
        searchProducts(filters: $filters, sort: $sort) {
          products(first: $first, after: $after, last: $last, before: $before) {
            pageInfo {
              hasNextPage
              hasPreviousPage
              startCursor
              endCursor
            }
            collectionInfo {
              totalItems
            }
            edges {
              cursor
              node {
                id
                entityId
                sku
                name
                path
                defaultImage {
                  url(width: 992)
                  urlTemplate(lossy: true)
                  altText
                  isDefault
                }
                prices(currencyCode: $currencyCode) {
                  price {
                    value
                    currencyCode
                  }
                  basePrice {
                    value
                  }
                  salePrice {
                    value
                  }
                  priceRange {
                    min {
                      value
                    }
                    max {
                      value
                    }
                  }
                }
                inventory {
                  isInStock
                  hasVariantInventory
                  aggregated {
                    availableToSell
                    warningLevel
                  }
                }
                availabilityV2 {
                  status
                  description
                }
                customFields(names: ["product_badge", "freegift"], first: 50) {
                  edges {
                    node {
                      entityId
                      name
                      value
                    }
                  }
                }
                productOptions(first: 10) {
                  edges {
                    node {
                      __typename
                      entityId
                      displayName
                      isRequired
                      isVariantOption
                      ... on MultipleChoiceOption {
                        displayStyle
                        values(first: 50) {
                          edges {
                            node {
                              __typename
                              entityId
                              label
                              isDefault
                              ... on SwatchOptionValue {
                                hexColors
                                imageUrl(width: 68)
                              }
                            }
                          }
                        }
                      }
                    }
                  }
                }
                variants(first: 1) {
                  edges {
                    node {
                      entityId
                      sku
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }
`

const filtersQuery = /* GraphQL */ `
  query Filters($filters: SearchProductsFiltersInput!) {
    site {
      search {
        searchProducts(filters: $filters) {
          products(first: 1) {
            collectionInfo {
              totalItems
            }
          }
          filters(first: 20) {
            edges {
              node {
                __typename
                name
                displayName
                isCollapsedByDefault
                ... on ProductAttributeSearchFilter {
                  filterKey
                  filterName
                  attributes(first: 60) {
                    edges {
                      cursor
                      node {
                        value
                        isSelected
                        productCount
                      }
                    }
                  }
                }
                ... on CategorySearchFilter {
                  categories(first: 50) {
                    edges {
                      node {
                        entityId
                        name
                        isSelected
                        productCount
                        subCategories(first: 50) {
                          edges {
                            node {
                              entityId
                              name
                              productCount
                            }
                          }
                        }
                      }
                    }
                  }
                }
                ... on PriceSearchFilter {
                  selected {
                    minPrice
                    maxPrice
                  }
                }
                ... on OtherSearchFilter {
                  isInStock {
                    isSelected
                    productCount
                  }
                }
              }
            }
          }
        }
      }
    }
  }
`

type Edge = { cursor: string; node: Json }
const listing = async (variables: object, options?: Parameters<typeof graphql>[2]) => {
  const { body } = await graphql(listingQuery, variables, options)
  expect(body.errors).toBeUndefined()
  return body.data.site.search.searchProducts.products as {
    pageInfo: Json
    collectionInfo: { totalItems: number }
    edges: Edge[]
  }
}
const filtersOf = async (filters: object) => {
  const { body } = await graphql(filtersQuery, { filters })
  expect(body.errors).toBeUndefined()
  const { products, filters: connection } = body.data.site.search.searchProducts
  const nodes: Json[] = connection.edges.map((edge: Edge) => edge.node)
  const attribute = (name: string): { value: string; isSelected: boolean; productCount: number }[] =>
    nodes.find((node) => node.displayName === name).attributes.edges.map((edge: Edge) => edge.node)
  return { total: products.collectionInfo.totalItems as number, nodes, attribute }
}

beforeAll(seedDefault)

describe('a listing', () => {
  test('a listing returns 48 products a page and reaches the end without repeating one [PLP-08, PLP-01]', async () => {
    const ids = new Set<number>()
    let after: string | null = null
    let pages = 0
    let total = 0
    do {
      const page: Awaited<ReturnType<typeof listing>> = await listing({
        filters: { categoryEntityId: dresses, searchSubCategories: true },
        sort: 'FEATURED',
        first: 48,
        after,
      })
      total = page.collectionInfo.totalItems
      expect(page.pageInfo.hasPreviousPage).toBe(pages > 0)
      for (const { node } of page.edges) ids.add(node.entityId)
      after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
      pages += 1
    } while (after)
    expect(total).toBeGreaterThan(48)
    expect([ids.size, pages]).toEqual([total, Math.ceil(total / 48)])
  })

  test('a listing uses the vendor’s form of cursors, and returns ten products by default', async () => {
    const page = await listing({ filters: { categoryEntityId: dresses } })
    expect(page.edges).toHaveLength(10)
    expect(atob(page.edges[3]!.cursor)).toBe('arrayconnection:3')
  })

  test('a listing can be paged backwards', async () => {
    const forwards = await listing({ filters: { categoryEntityId: dresses }, first: 20 })
    const backwards = await listing({
      filters: { categoryEntityId: dresses },
      last: 5,
      before: forwards.edges[12]!.cursor,
    })
    expect(backwards.edges.map((edge) => edge.node.entityId)).toEqual(
      forwards.edges.slice(7, 12).map((edge) => edge.node.entityId),
    )
    const end = await listing({ filters: { categoryEntityId: dresses }, last: 3 })
    expect([end.edges.length, end.pageInfo.hasNextPage]).toEqual([3, false])
  })

  test('a listing returns all fields that a product card shows', async () => {
    const { edges } = await listing({ filters: { categoryEntityId: dresses }, first: 1 })
    const { node } = edges[0]!
    expect(atob(node.id)).toBe(`Product:${node.entityId}`)
    const [colour, size] = node.productOptions.edges.map((edge: Edge) => edge.node)
    expect(colour).toMatchObject({
      __typename: 'MultipleChoiceOption',
      displayName: 'Color',
      displayStyle: 'Swatch',
      isVariantOption: true,
    })
    expect(colour.values.edges[0].node).toMatchObject({
      __typename: 'SwatchOptionValue',
      isDefault: true,
      hexColors: [expect.stringMatching(/^#/), ...colour.values.edges[0].node.hexColors.slice(1)],
    })
    expect(size).toMatchObject({ displayName: 'Size', isRequired: true })
    const segment = colour.values.edges[0].node.label.replaceAll(' ', '_')
    expect(node.defaultImage.url).toBe(
      `${env.SANDBOX_ORIGIN}/media/i/selvedge/${node.sku}_${segment}_1?w=992&fmt=auto&qlt=default`,
    )
    expect(node.defaultImage.urlTemplate).toContain('w={:size}')
    expect(node.variants.edges[0].node.sku.slice(0, 6)).toBe(node.sku)
    expect(node.inventory.aggregated.availableToSell).toBeTypeOf('number')
  })

  test.each([
    ['LOWEST_PRICE', (a: Json, b: Json) => a.prices.price.value <= b.prices.price.value],
    ['HIGHEST_PRICE', (a: Json, b: Json) => a.prices.price.value >= b.prices.price.value],
    ['A_TO_Z', (a: Json, b: Json) => a.name <= b.name],
    ['Z_TO_A', (a: Json, b: Json) => a.name >= b.name],
  ])('sorts a listing by %s', async (sort, isOrdered) => {
    const { edges } = await listing({ filters: { categoryEntityId: dresses }, sort, first: 48 })
    for (const [index, edge] of edges.slice(1).entries()) expect(isOrdered(edges[index]!.node, edge.node)).toBe(true)
  })

  test.each(['FEATURED', 'BEST_SELLING', 'BEST_REVIEWED', 'NEWEST', 'RELEVANCE'])(
    'accepts the sort order %s',
    async (sort) => {
      expect((await listing({ filters: { categoryEntityId: dresses }, sort, first: 5 })).edges).toHaveLength(5)
    },
  )

  test.each([
    [1406818, 'GBP'],
    [1421371, 'USD'],
    [1407345, 'EUR'],
  ])('returns the prices of channel %i in %s', async (channel, currency) => {
    const { edges } = await listing({ filters: { categoryEntityId: dresses }, first: 3 }, { channel })
    for (const { node } of edges) expect(node.prices.price.currencyCode).toBe(currency)
  })

  test('the sale price of a reduced product is below its base price', async () => {
    const { edges } = await listing({
      filters: { categoryEntityId: categoryIdsTo('/sale/')[0] },
      first: 20,
      currencyCode: 'EUR',
    })
    for (const { node } of edges) {
      expect(node.prices.salePrice.value).toBe(node.prices.price.value)
      expect(node.prices.salePrice.value).toBeLessThan(node.prices.basePrice.value)
    }
  })

  test('a search finds products by words and by the beginning of a word, and nothing for search operators', async () => {
    const unfiltered = await listing({ filters: { searchTerm: 'breton' }, first: 48 })
    expect(unfiltered.collectionInfo.totalItems).toBeGreaterThan(5)
    expect((await listing({ filters: { searchTerm: 'bret' } })).collectionInfo.totalItems).toBeGreaterThanOrEqual(
      unfiltered.collectionInfo.totalItems,
    )
    for (const term of ['"', 'AND OR NOT', '(((', '* -', "'; DROP"])
      expect((await listing({ filters: { searchTerm: term } })).collectionInfo.totalItems).toBe(0)
  })

  test('a listing is filtered by price, stock and several values of one attribute [PLP-06, PLP-07]', async () => {
    const { attribute } = await filtersOf({ categoryEntityId: dresses })
    const [first, second] = attribute('Color')
    const values = [first!.value, second!.value]
    const { edges } = await listing({
      filters: {
        categoryEntityId: dresses,
        hideOutOfStock: true,
        price: { minPrice: 60, maxPrice: 90 },
        productAttributes: [{ attribute: 'Color', values }],
      },
      first: 48,
    })
    expect(edges.length).toBeGreaterThan(0)
    for (const { node } of edges) {
      const colours = node.productOptions.edges[0].node.values.edges.map((edge: Edge) => edge.node.label)
      expect(colours.some((colour: string) => values.includes(colour))).toBe(true)
      expect(node.inventory.isInStock).toBe(true)
      expect(node.prices.price.value).toBeGreaterThanOrEqual(60)
      expect(node.prices.price.value).toBeLessThanOrEqual(90)
    }
  })

  test('a listing executes the same few statements for one product as for forty-eight', async () => {
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
  test('the count of a facet value equals the number of products of the listing filtered by it [PLP-27, PLP-28]', async () => {
    const { attribute } = await filtersOf({ categoryEntityId: dresses })
    for (const name of ['Color', 'Size']) {
      const [value] = attribute(name)
      const { collectionInfo } = await listing({
        filters: { categoryEntityId: dresses, productAttributes: [{ attribute: name, values: [value!.value] }] },
      })
      expect(collectionInfo.totalItems).toBe(value!.productCount)
    }
  })

  test('a filtered listing keeps the facet values of a chosen attribute, and updates the counts of the others', async () => {
    const plain = await filtersOf({ categoryEntityId: dresses })
    const chosen = plain.attribute('Color')[0]!
    const refined = await filtersOf({
      categoryEntityId: dresses,
      productAttributes: [{ attribute: 'Color', values: [chosen.value] }],
    })
    expect(refined.total).toBe(chosen.productCount)
    expect(refined.attribute('Color').map(({ value }) => value)).toEqual(
      plain.attribute('Color').map(({ value }) => value),
    )
    expect(
      refined
        .attribute('Color')
        .filter(({ isSelected }) => isSelected)
        .map(({ value }) => value),
    ).toEqual([chosen.value])
    for (const { productCount } of refined.attribute('Size'))
      expect(productCount).toBeLessThanOrEqual(chosen.productCount)
  })

  test('facets sort sizes in their natural order', async () => {
    const { attribute } = await filtersOf({ categoryEntityId: dresses })
    const sizes = attribute('Size').map(({ value }) => value)
    expect(sizes.slice(0, 4)).toEqual(['6', '8', '10', '12'])
    expect(sizes.indexOf('S')).toBeLessThan(sizes.indexOf('M'))
  })

  test('facets offer the subcategories with the number of their products', async () => {
    const { nodes, total } = await filtersOf({ categoryEntityId: dresses })
    const edges: Edge[] = nodes.find((node) => node.displayName === 'Category').categories.edges
    expect(edges.map(({ node }) => node.name)).toEqual([
      'Midi Dresses',
      'Maxi Dresses',
      'Shirt Dresses',
      'Knitted Dresses',
    ])
    expect(edges.reduce((sum, { node }) => sum + node.productCount, 0)).toBe(total)
  })

  test('facets include price and stock', async () => {
    const { nodes } = await filtersOf({ categoryEntityId: dresses, price: { minPrice: 10 } })
    expect(nodes.find((node) => node.displayName === 'Price').selected).toEqual({ minPrice: 10, maxPrice: null })
    expect(nodes.find((node) => node.displayName === 'Other').isInStock.productCount).toBeGreaterThan(0)
  })
})

test('a listing is filtered, counted and sorted by the ratings that the ratings script shows', async () => {
  const query = /* GraphQL */ `
    query Rated($filters: SearchProductsFiltersInput!) {
      site {
        search {
          searchProducts(filters: $filters, sort: BEST_REVIEWED) {
            products(first: 40) {
              collectionInfo {
                totalItems
              }
              edges {
                node {
                  sku
                }
              }
            }
            filters(first: 50) {
              edges {
                node {
                  ... on RatingSearchFilter {
                    ratings {
                      edges {
                        node {
                          value
                          isSelected
                          productCount
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  `
  const rated = async (rating: object) => {
    const { data } = (await graphql(query, { filters: { categoryEntityId: dresses, rating } })).body
    const { products, filters } = data.site.search.searchProducts
    return {
      total: products.collectionInfo.totalItems,
      marks: products.edges.map(({ node }: Json) => ratingOf(node.sku.split('-')[0]).rating),
      levels: filters.edges.flatMap(({ node }: Json) => node.ratings?.edges.map((edge: Json) => edge.node) ?? []),
    }
  }
  const good = await rated({ minRating: 4 })
  expect(good.marks).toEqual(good.marks.toSorted((a: number, b: number) => b - a))
  expect(good.levels[0]).toEqual({ value: '4', isSelected: true, productCount: good.total })
  const weak = await rated({ maxRating: 3.9 })
  expect(Math.max(...weak.marks)).toBeLessThan(4)
  expect(weak.total + good.total).toBe((await rated({ minRating: 1 })).total)
})
