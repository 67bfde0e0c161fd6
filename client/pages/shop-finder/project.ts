export type Place = { latitude: number; longitude: number }

/** A point on the drawing, in its units. */
export type Point = { x: number; y: number }

const margin = 0.12
// The minimum extent of the map, so that a single shop is not shown at an extreme zoom.
const minDegrees = 1

/**
 * Creates the projection onto a drawing of the given size that shows all of these places within its margin. North is
 * up, and longitude is scaled for the latitude.
 */
export function createProjection(
  places: readonly Place[],
  size: { width: number; height: number },
): (place: Place) => Point {
  const latitudes = places.map(({ latitude }) => latitude)
  const longitudes = places.map(({ longitude }) => longitude)
  const middle = { latitude: middleOf(latitudes), longitude: middleOf(longitudes) }
  const longitudeScale = Math.max(0.05, Math.cos((middle.latitude * Math.PI) / 180))
  const inner = { width: size.width * (1 - 2 * margin), height: size.height * (1 - 2 * margin) }
  const scale = Math.min(
    inner.width / (Math.max(minDegrees, spanOf(longitudes)) * longitudeScale),
    inner.height / Math.max(minDegrees, spanOf(latitudes)),
  )
  return ({ latitude, longitude }) => ({
    x: round(size.width / 2 + (longitude - middle.longitude) * longitudeScale * scale),
    y: round(size.height / 2 - (latitude - middle.latitude) * scale),
  })
}

function middleOf(values: readonly number[]): number {
  return (Math.min(...values) + Math.max(...values)) / 2
}

function spanOf(values: readonly number[]): number {
  return Math.max(...values) - Math.min(...values)
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
