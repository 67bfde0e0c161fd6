import { beforeAll, expect, test } from 'vitest'
import { graphql, type Json, seedDefault } from '../../test/catalogue-app.ts'
import { requestedLanguage } from '#sandbox/catalogue/languages.ts'

const europe = 1407345
const unitedKingdom = 1406818

beforeAll(seedDefault)

const query = `{ site {
  product(entityId: 1005) {
    name path description plainTextDescription seo { pageTitle metaDescription }
    customFields(first: 50) { edges { node { name value } } }
    productOptions { edges { node { displayName ... on MultipleChoiceOption { values(first: 50) { edges { node { label } } } } } } }
    categories(first: 5) { edges { node { name path } } }
  }
  categoryTree(rootEntityId: 100) { name path description children { name path } }
} }`
const ask = async (channel: number, language?: string): Promise<Json> =>
  (await graphql(query, {}, { channel, ...(language !== undefined && { language }) })).body.data.site

test('returns products and categories in the language that the request asks for', async () => {
  const [english, german] = [await ask(europe), await ask(europe, 'de-DE,de;q=0.9,en;q=0.5')]
  expect(english.product.name).toBe('Mabel Floral Print Tiered Midi Dress')
  expect(german.product.name).toBe('Midi-Stufenkleid Mabel mit Blumenprint')
  expect(german.product.seo).toEqual({
    pageTitle: german.product.name,
    metaDescription: expect.stringContaining(german.product.plainTextDescription),
  })
  expect(german.product.description).toContain('unser Midi-Stufenkleid Mabel')
  const valueOf = (product: Json, field: string) =>
    product.customFields.edges.find(({ node }: Json) => node.name === field).node.value
  expect(valueOf(english.product, 'washcare')).toMatch(/machine wash/i)
  expect(valueOf(german.product, 'washcare')).toMatch(/Maschinenwäsche|Schonwaschgang/)
  expect(german.categoryTree[0]).toMatchObject({ name: 'Damen', path: '/womens/' })
  expect(german.product.categories.edges[1].node).toMatchObject({ name: 'Bekleidung', path: '/womens/clothing/' })
})

test('keeps paths, options and their values as they are in the default language', async () => {
  const [english, german] = [await ask(europe), await ask(europe, 'de-DE')]
  expect(german.product.path).toBe(english.product.path)
  expect(german.product.productOptions).toEqual(english.product.productOptions)
})

test('answers in English on a channel without German texts, and to any other language', async () => {
  const english = await ask(unitedKingdom)
  expect(await ask(unitedKingdom, 'de-DE')).toEqual(english)
  expect(await ask(europe, 'fr-FR')).toEqual(english)
})

test('sorts a category by the names of the language', async () => {
  const names = async (sortBy: string, language: string): Promise<string[]> => {
    const { body } = await graphql(
      `{ site { category(entityId: 102) { products(first: 20, sortBy: ${sortBy}) { edges { node { name } } collectionInfo { totalItems } } } } }`,
      {},
      { channel: europe, language },
    )
    return body.data.site.category.products.edges.map(({ node }: Json) => node.name)
  }
  const { compare } = new Intl.Collator('de')
  const [upwards, downwards] = [await names('A_TO_Z', 'de-DE'), await names('Z_TO_A', 'de-DE')]
  expect(upwards).toEqual(upwards.toSorted(compare))
  expect(downwards).toEqual(downwards.toSorted((a, b) => compare(b, a)))
  expect(compare(upwards.at(-1)!, downwards.at(-1)!)).toBe(-1)
  expect(await names('A_TO_Z', 'en-IE')).not.toEqual(upwards)
})

test('searches the names of the language, also within a compound', async () => {
  const found = async (searchTerm: string, language: string): Promise<string[]> => {
    const { body } = await graphql(
      `
        query ($filters: SearchProductsFiltersInput!) {
          site {
            search {
              searchProducts(filters: $filters) {
                products(first: 50) {
                  edges {
                    node {
                      name
                    }
                  }
                }
              }
            }
          }
        }
      `,
      { filters: { searchTerm } },
      { channel: europe, language },
    )
    return body.data.site.search.searchProducts.products.edges.map(({ node }: Json) => node.name)
  }
  const dresses = await found('kleid', 'de-DE')
  expect(dresses.length).toBeGreaterThan(5)
  expect(dresses.filter((name) => !/kleid/i.test(name))).toEqual([])
  const shirts = await found('strickjacke zopfmuster', 'de-DE')
  expect(shirts).not.toEqual([])
  expect(shirts.filter((name) => !/Strickjacke .*Zopfmuster/.test(name))).toEqual([])
  expect(await found('kleid', 'en-IE')).toEqual([])
  expect(await found('!', 'de-DE')).toEqual([])
})

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['de', 'de'],
  ['DE-at', 'de'],
  ['en-IE, de;q=0.8', 'en'],
  ['fr, de;q=0.5, en;q=0.2', 'de'],
  ['de;q=0, en', 'en'],
  ['de;q=often', 'en'],
  ['*', 'en'],
])('reads %j as %s', (header, language) => {
  expect(requestedLanguage(europe, header)).toBe(language)
})
