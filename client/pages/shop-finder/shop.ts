import * as v from 'valibot'
import { list, RequiredText, Text } from '../../blocks/parts/fields.ts'

/** A shop as editors enter it. Latitude and longitude in degrees. */
export const ShopSchema = v.object({
  name: RequiredText,
  address: RequiredText,
  town: RequiredText,
  postcode: Text,
  telephone: Text,
  latitude: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
  longitude: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
  openingHours: list(v.object({ days: RequiredText, hours: RequiredText })),
})

export type Shop = v.InferOutput<typeof ShopSchema>

/** True if the shop's town, name, address or postcode contains the typed text. An empty text matches all shops. */
export function matchesTown({ town, name, address, postcode }: Shop, typed: string): boolean {
  const query = plain(typed)
  return (
    [town, name, address, postcode ?? ''].some((text) => plain(text).includes(query)) ||
    (query !== '' && compact(postcode ?? '') === compact(typed))
  )
}

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .trim()
    .toLowerCase()
}

function compact(text: string): string {
  return plain(text).replace(/\s+/g, '')
}
