import * as v from 'valibot'
import type { BigCommerceApi } from '../api/api.ts'
import { nodes } from '../api/connection.ts'
import { toColours, ValuesSchema } from './options.ts'
import { type ListingScope, toFilters } from './search-filters.ts'
import { valuesField } from './summary.ts'
import type { Facet } from '#shared/domain/listing.ts'
import type { Colour } from '#shared/domain/product.ts'
import { type Market, marketKey } from '#shared/markets.ts'
import { createIsolateMemory, type IsolateMemory, mebibyte } from '#worker/upstream/isolate-memory.ts'

/** Hex values of the colours that the isolate has read, by market and name, and the colours of the products it has read. */
export type SwatchMemory = { hexes: IsolateMemory<string[]>; read: WeakSet<readonly Colour[]> }

const maxRemembered = 2000
const maxRequested = 25
/** The platform's maximum for one request. */
const maxProducts = 50

// The platform refuses a query above a complexity of 10,000, and does not publish the formula. Scores from a live store fit
// 1000 for a query, and 200 for each connection, times the connections that it is in, whatever their sizes. A search for
// each colour would be 1200.
// https://github.com/robotostudio/turbo-start-bigcommerce/commit/0425e9010e67ce0f4bdd101fa13bc4baaa7a8128
const query = `query FacetSwatches($filters: SearchProductsFiltersInput!) { site { search { searchProducts(filters: $filters) {
  products(first: ${maxProducts}) { edges { node { ${valuesField} } } }
} } } }`

const SwatchesSchema = v.object({
  site: v.object({
    search: v.object({
      searchProducts: v.object({ products: nodes(v.object({ productOptions: nodes(ValuesSchema) })) }),
    }),
  }),
})

type SwatchRequest = ListingScope & { market: Market; facets: Facet[]; swatches: SwatchMemory }

export function createSwatchMemory(): SwatchMemory {
  return { hexes: createIsolateMemory({ maxEntries: maxRemembered, maxBytes: mebibyte }), read: new WeakSet() }
}

/**
 * Remembers the first hex value of each colour name, as the first product had it that the isolate read. Further values
 * belong to that product's print only.
 */
export function rememberSwatches(
  { hexes: known, read }: SwatchMemory,
  market: Market,
  colours: readonly Colour[],
): void {
  if (read.has(colours)) return
  read.add(colours)
  for (const { name, hexes } of colours) {
    const key = keyOf(market, name)
    if (hexes.length > 0 && !known.get(key)) known.set(key, hexes.slice(0, 1))
  }
}

/**
 * The facets with the swatches of their colours. Unknown swatches are read from products that have one of the colours.
 * A facet value has none if that call fails, or its products are not among those; the next read of the facets then asks
 * for it.
 */
export async function addSwatches(api: BigCommerceApi, request: SwatchRequest, signal: AbortSignal): Promise<Facet[]> {
  const { market, facets, swatches } = request
  const swatchOf = (name: string) => swatches.hexes.get(keyOf(market, name))?.value
  const unknown = facets
    .filter(({ name }) => name === 'color')
    .flatMap(({ values }) => values.map(({ value }) => value))
    .filter((name) => !swatchOf(name))
  // The call has logged the failure.
  if (unknown.length > 0)
    await readSwatches(api, { ...request, names: unknown.slice(0, maxRequested) }, signal).catch(() => undefined)
  return facets.map((facet) => {
    if (facet.name !== 'color') return facet
    return {
      ...facet,
      values: facet.values.map((value) => {
        const hexes = swatchOf(value.value)
        return hexes ? { ...value, hexes } : value
      }),
    }
  })
}

async function readSwatches(
  api: BigCommerceApi,
  request: SwatchRequest & { names: readonly string[] },
  signal: AbortSignal,
): Promise<void> {
  const { market, names, swatches } = request
  const filters = toFilters({ ...request, refinements: { color: [...names], size: [] } })
  const { site } = await api.graphql('swatches', SwatchesSchema, { market, query, variables: { filters }, signal })
  for (const { productOptions } of site.search.searchProducts.products)
    rememberSwatches(swatches, market, toColours(productOptions).colours)
}

function keyOf(market: Market, name: string): string {
  return `${marketKey(market)} ${name}`
}
