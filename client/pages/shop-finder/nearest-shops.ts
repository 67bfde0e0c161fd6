import { distanceKm } from './distance.ts'
import { findPlace, type NamedPlace, type Shop } from './shop.ts'

const maxShown = 3

/** The shops closest to the typed town, nearest first, with their distances. `null` if no such place is known. */
export function nearestShops(
  shops: readonly Shop[],
  places: readonly NamedPlace[],
  town: string,
): { from: string; shops: Shop[]; km: number[] } | null {
  const place = findPlace(places, town)
  if (!place) return null
  const nearest = shops
    .map((shop) => ({ shop, km: distanceKm(place, shop) }))
    .toSorted((a, b) => a.km - b.km)
    .slice(0, maxShown)
  return { from: place.name, shops: nearest.map(({ shop }) => shop), km: nearest.map(({ km }) => km) }
}
