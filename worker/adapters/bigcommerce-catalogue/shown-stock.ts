import { countedLocations, unitsAt } from './stock.ts'
import type { StockRule } from './stock.ts'

type LocationEdge = { node: { locationEntityId: number; availableToSell: number } }
type ShownVariant = { entityId: number; inventory: { byLocation: { edges: LocationEdge[] } | null } | null }

/**
 * Sellable units by variant id, as the storefront shows them; `null` where it shows none, as a store can be set to: the stock is
 * to be asked for then.
 */
export function shownUnits(variants: readonly ShownVariant[], rule: StockRule): Map<number, number> | null {
  const counted = countedLocations(rule)
  const units = new Map<number, number>()
  for (const { entityId, inventory } of variants) {
    const locations = (inventory?.byLocation?.edges ?? []).filter(({ node }) => counted.includes(node.locationEntityId))
    if (locations.length > 0) units.set(entityId, unitsAt(locations.map(({ node }) => ({ locationId: node.locationEntityId, units: node.availableToSell })), rule))
  }
  return units.size > 0 ? units : null
}

export function areLocations(edges: unknown[]): edges is LocationEdge[] {
  return edges.every((edge) => {
    const { node } = (edge ?? {}) as Partial<LocationEdge>
    return typeof node?.locationEntityId === 'number' && typeof node.availableToSell === 'number'
  })
}
