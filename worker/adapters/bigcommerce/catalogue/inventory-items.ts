import * as v from 'valibot'
import type { BigCommerceApi } from '../api/api.ts'
import { pageOf, readPages } from '../api/pages.ts'
import type { StockRecord } from '#shared/domain/stock.ts'
import { chunksOf } from '#worker/lib/chunks-of.ts'

const maxValues = 250
const maxItems = 1000
const secondLocation = 2

/** A record of the platform's inventory. The record of a product that is counted as one pool may name no variant. */
export type InventoryItem = {
  productId: number | null
  variantId: number | null
  sku: string | null
  record: StockRecord
}

type WireLocation = { location_id: number; available_to_sell: number; location_enabled?: boolean }
type WireItem = {
  identity: { sku?: string | null; variant_id?: number | null; product_id?: number | null }
  locations?: WireLocation[] | null
  allLocationsTotalAvailableToSell?: number | null
}

// A response has hundreds of these. A plain type guard costs a tenth of a schema.
const ItemsSchema = pageOf(v.pipe(v.array(v.unknown()), v.guard(areItems)))

export type InventoryFilter =
  | { by: 'variant_id:in' | 'product_id:in'; values: readonly number[] }
  | { by: 'sku:in'; values: readonly string[] }

/** The records of variants or of whole products. Calls run in parallel with at most 250 values each [NET-19]. */
export async function readInventoryItems(
  api: BigCommerceApi,
  { by, values }: InventoryFilter,
  signal: AbortSignal,
): Promise<InventoryItem[]> {
  const responses = await Promise.all(
    chunksOf<string | number>(values, maxValues).map((chunk) =>
      readPages((page) =>
        api.rest('inventory', ItemsSchema, {
          path: '/v3/inventory/items',
          query: { [by]: chunk.join(','), limit: maxItems, page },
          signal,
        }),
      ),
    ),
  )
  return responses.flat().map(toItem)
}

function toItem({ identity, locations, allLocationsTotalAvailableToSell: given }: WireItem): InventoryItem {
  const listed = (locations ?? []).map(({ location_id, available_to_sell, location_enabled = true }) => ({
    locationId: location_id,
    units: available_to_sell,
    isEnabled: location_enabled,
  }))
  const total =
    given ??
    (listed.length === 0
      ? null
      : listed.filter(({ isEnabled }) => isEnabled).reduce((sum, { units }) => sum + units, 0))
  return {
    productId: identity.product_id ?? null,
    variantId: identity.variant_id ?? null,
    sku: identity.sku ?? null,
    record: {
      locations: listed
        .filter(({ locationId, isEnabled }) => locationId !== secondLocation || isEnabled)
        .map(({ locationId, units }) => ({ locationId, units })),
      total,
    },
  }
}

function areItems(items: unknown[]): items is WireItem[] {
  return items.every((item) => {
    const { identity, locations, allLocationsTotalAvailableToSell: total } = (item ?? {}) as Partial<WireItem>
    if (typeof identity !== 'object' || identity === null) return false
    const { sku, variant_id, product_id } = identity
    return (
      isEmptyOr('number', variant_id) &&
      isEmptyOr('number', product_id) &&
      isEmptyOr('string', sku) &&
      isEmptyOr('number', total) &&
      (locations === undefined || locations === null || (Array.isArray(locations) && locations.every(isLocation)))
    )
  })
}

function isEmptyOr(type: 'number' | 'string', value: unknown): boolean {
  return value === null || value === undefined || typeof value === type
}

function isLocation(location: Partial<WireLocation> | null): boolean {
  return (
    typeof location?.location_id === 'number' &&
    typeof location.available_to_sell === 'number' &&
    (location.location_enabled === undefined || typeof location.location_enabled === 'boolean')
  )
}
