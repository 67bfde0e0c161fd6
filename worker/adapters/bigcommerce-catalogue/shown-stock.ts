import type { StockRecord } from '../../../shared/domain/stock.ts'

type LocationEdge = { node: { locationEntityId: number; availableToSell: number } }
type ShownVariant = { entityId: number; inventory: { byLocation: { edges: LocationEdge[] } | null } | null }

/** Stock records by variant id, as the storefront shows them; `null` if it shows none for a variant, as a store can be set to. */
export function shownRecords(variants: readonly ShownVariant[]): Map<number, StockRecord> | null {
  const records = new Map<number, StockRecord>()
  for (const { entityId, inventory } of variants) {
    const edges = inventory?.byLocation?.edges ?? []
    if (edges.length === 0) return null
    records.set(entityId, { locations: edges.map(({ node }) => ({ locationId: node.locationEntityId, units: node.availableToSell })), total: null })
  }
  return records
}

export function areLocations(edges: unknown[]): edges is LocationEdge[] {
  return edges.every((edge) => {
    const { node } = (edge ?? {}) as Partial<LocationEdge>
    return typeof node?.locationEntityId === 'number' && typeof node.availableToSell === 'number'
  })
}
