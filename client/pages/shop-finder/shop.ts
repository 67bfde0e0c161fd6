import * as v from 'valibot'
import { list, RequiredText, Text } from '../../blocks/parts/fields.ts'
import { withoutAccents } from '#shared/domain/without-accents.ts'

/** In degrees. */
const coordinates = {
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
}

/** A shop as editors enter it. */
export const ShopSchema = v.object({
  name: RequiredText,
  address: RequiredText,
  town: RequiredText,
  postcode: Text,
  telephone: Text,
  ...coordinates,
  openingHours: list(v.object({ days: RequiredText, hours: RequiredText })),
})

export type Shop = v.InferOutput<typeof ShopSchema>

/**
 * A place without a shop whose shoppers look for the nearest one. `postcodes` are the beginnings of its postcodes, such
 * as `M` for Manchester.
 */
export const NamedPlaceSchema = v.object({
  name: RequiredText,
  postcodes: list(RequiredText),
  ...coordinates,
})

export type NamedPlace = v.InferOutput<typeof NamedPlaceSchema>

/** The place of this name, or else the one with the longest beginning of the postcode. `null` if there is none. */
export function findPlace(places: readonly NamedPlace[], typed: string): NamedPlace | null {
  const byName = places.find(({ name }) => plain(name) === plain(typed))
  if (byName) return byName
  const postcode = compact(typed)
  if (!/\d/.test(postcode)) return null
  // The letters of a postcode are one area, so `M` is not the beginning of `ME15`.
  const beginnings = places
    .flatMap((place) => place.postcodes.map((beginning) => ({ place, beginning: compact(beginning) })))
    .filter(
      ({ beginning }) => postcode.startsWith(beginning) && !/^\p{L}{2}/u.test(postcode.slice(beginning.length - 1)),
    )
  return beginnings.toSorted((a, b) => b.beginning.length - a.beginning.length)[0]?.place ?? null
}

/** True if the shop's town, name, address or postcode contains the typed text. An empty text matches all shops. */
export function matchesTown({ town, name, address, postcode }: Shop, typed: string): boolean {
  const query = plain(typed)
  return (
    [town, name, address, postcode ?? ''].some((text) => plain(text).includes(query)) ||
    (query !== '' && compact(postcode ?? '') === compact(typed))
  )
}

function plain(text: string): string {
  return withoutAccents(text).trim()
}

function compact(text: string): string {
  return plain(text).replace(/\s+/g, '')
}
