import type { StockRecord } from '#shared/domain/stock.ts'

type LocationEdge = { node: { locationEntityId: number; availableToSell: number } }
type StorefrontInventory = {
  aggregated: { availableToSell: number } | null
  byLocation: { edges: LocationEdge[] } | null
}
type StorefrontVariant = { entityId: number; inventory: StorefrontInventory | null }

/** Stock records by variant id from the storefront; `null` if a setting of the store hides data that the rules need. */
export function storefrontRecords(variants: readonly StorefrontVariant[]): Map<number, StockRecord> | null {
  const records = new Map<number, StockRecord>()
  for (const { entityId, inventory } of variants) {
    const record = inventory && toRecord(inventory)
    if (!record) return null
    records.set(entityId, record)
  }
  return records
}

function toRecord({ aggregated, byLocation }: StorefrontInventory): StockRecord | null {
  const total = aggregated?.availableToSell ?? null
  if (byLocation === null) return total === null ? null : { locations: [], total }
  // Without an edge the variant may be at other locations, which were not requested, or at none.
  if (byLocation.edges.length === 0) return null
  return {
    locations: byLocation.edges.map(({ node }) => ({ locationId: node.locationEntityId, units: node.availableToSell })),
    total,
  }
}

export function areLocations(edges: unknown[]): edges is LocationEdge[] {
  return edges.every((edge) => {
    const { node } = (edge ?? {}) as Partial<LocationEdge>
    return typeof node?.locationEntityId === 'number' && typeof node.availableToSell === 'number'
  })
}
