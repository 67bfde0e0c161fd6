import * as v from 'valibot'
import { sellableUnits } from '../../../shared/domain/stock.ts'
import type { Market } from '../../../shared/markets.ts'
import type { BigCommerceApi } from '../bigcommerce-api/bigcommerce-api.ts'

const mostIds = 250
const mostItems = 1000
const firstLocation = 1
const secondLocation = 2

type Location = { location_id: number; available_to_sell: number; location_enabled?: boolean }
type Item = { identity: { variant_id?: number | null }; locations: Location[] }

// An answer has hundreds of these, on the way of every product page: a plain guard costs a tenth of a schema's walk.
const ItemsSchema = v.object({
  data: v.pipe(v.array(v.unknown()), v.guard(areItems)),
  meta: v.optional(v.object({ pagination: v.optional(v.object({ total_pages: v.number() })) }), {}),
})

/** Whether the stock of location 2 is taken off, outside the UK and where that location is enabled (D-53, D-54). */
export type StockRule = { market: Market; isSecondLocationSubtracted: boolean }

/** Sellable units by variant id, of one product [NET-20]. */
export async function readProductStock(api: BigCommerceApi, request: StockRule & { productId: number }, signal: AbortSignal): Promise<Map<number, number>> {
  return toUnits(await readItems(api, { 'product_id:in': request.productId, 'location_id:in': countedLocations(request).join(',') }, signal), request)
}

/** Sellable units by variant id; at most 250 ids a call, the calls in parallel [NET-19]. */
export async function readVariantStock(api: BigCommerceApi, request: StockRule & { variantIds: readonly number[] }, signal: AbortSignal): Promise<Map<number, number>> {
  const ids = [...new Set(request.variantIds)]
  const chunks = Array.from({ length: Math.ceil(ids.length / mostIds) }, (_, index) => ids.slice(index * mostIds, (index + 1) * mostIds))
  const items = await Promise.all(chunks.map((chunk) => readItems(api, { 'variant_id:in': chunk.join(',') }, signal)))
  return toUnits(items.flat(), request)
}

async function readItems(api: BigCommerceApi, filter: Record<string, string | number>, signal: AbortSignal): Promise<Item[]> {
  const readPage = (page: number) => api.rest('inventory', ItemsSchema, { path: '/v3/inventory/items', query: { ...filter, limit: mostItems, page }, signal })
  const first = await readPage(1)
  const pageCount = first.meta.pagination?.total_pages ?? 1
  const rest = await Promise.all(Array.from({ length: Math.max(0, pageCount - 1) }, (_, index) => readPage(index + 2)))
  return [first, ...rest].flatMap(({ data }) => data)
}

function toUnits(items: readonly Item[], rule: StockRule): Map<number, number> {
  return new Map(
    items.flatMap(({ identity, locations }): [number, number][] => {
      if (typeof identity.variant_id !== 'number') return []
      const counted = locations.filter((location) => location.location_id !== secondLocation || (location.location_enabled ?? true))
      return [[identity.variant_id, unitsAt(counted.map((location) => ({ locationId: location.location_id, units: location.available_to_sell })), rule)]]
    }),
  )
}

/** The locations whose stock is asked for: the others would be read for nothing. */
export function countedLocations(rule: StockRule): number[] {
  return isSubtracted(rule) ? [firstLocation, secondLocation] : [firstLocation]
}

export function unitsAt(locations: Parameters<typeof sellableUnits>[0], rule: StockRule): number {
  return sellableUnits(locations, { isSecondLocationSubtracted: isSubtracted(rule) })
}

function isSubtracted({ market, isSecondLocationSubtracted }: StockRule): boolean {
  return isSecondLocationSubtracted && market.code !== 'en'
}

function areItems(items: unknown[]): items is Item[] {
  return items.every((item) => {
    const { identity, locations } = (item ?? {}) as Partial<Item>
    return typeof identity === 'object' && identity !== null && isId(identity.variant_id) && Array.isArray(locations) && locations.every(isLocation)
  })
}

function isId(id: unknown): boolean {
  return id === null || id === undefined || typeof id === 'number'
}

function isLocation(location: Partial<Location> | null): boolean {
  return typeof location?.location_id === 'number' && typeof location.available_to_sell === 'number' && (location.location_enabled === undefined || typeof location.location_enabled === 'boolean')
}
