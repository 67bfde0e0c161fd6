import type { Place } from './project.ts'
import type { MarketRules } from '#shared/markets.ts'

const earthRadiusKm = 6371
const kmPerMile = 1.609344

/** The great-circle distance (haversine formula). Degrees in, kilometres out. */
export function distanceKm(from: Place, to: Place): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const half = (a: number, b: number) => Math.sin(radians(b - a) / 2) ** 2
  const h =
    half(from.latitude, to.latitude) +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * half(from.longitude, to.longitude)
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(h))
}

/** The distance as a shopper of the market reads it: `97 miles`. */
export function formatDistance(km: number, locale: string, unit: MarketRules['distanceUnit']): string {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long', maximumFractionDigits: 0 }).format(
    unit === 'mile' ? km / kmPerMile : km,
  )
}
