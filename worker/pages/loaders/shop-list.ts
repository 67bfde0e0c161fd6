import * as v from 'valibot'
import type { Log } from '../../lib/log.ts'
import { NamedPlaceSchema, type NamedPlace, type Shop, ShopSchema } from '#client/pages/shop-finder/shop.ts'
import { withoutAccents } from '#shared/domain/without-accents.ts'
import type { ContentItem } from '#shared/views.ts'

/** The key of the content item that has the shops of a market. */
export const shopListKey = 'shop-finder'

const Entries = v.nullish(v.array(v.unknown()), [])
const ShopListSchema = v.object({ shops: Entries, places: Entries })

/** The shops and places of the content item. Incomplete ones are left out. */
export function toShopList(
  item: ContentItem | null | undefined,
  log: Pick<Log, 'warn'>,
): { shops: Shop[]; places: NamedPlace[] } {
  const list = v.safeParse(ShopListSchema, item)
  const entries = list.success ? list.output : { shops: [], places: [] }
  const shops = validOf(ShopSchema, entries.shops)
  const places = validOf(NamedPlaceSchema, entries.places)
  const leftOut = entries.shops.length - shops.length + (entries.places.length - places.length)
  if (leftOut > 0) log.warn('shop-left-out', { count: leftOut })
  return { shops, places }
}

/** The shop of the content that another service means: the one of its name, or else the only one of its town. */
export function shopNamed(shops: readonly Shop[], { name, town }: { name: string; town: string }): Shop | null {
  const inTown = shops.filter((shop) => isSame(shop.town, town))
  return shops.find((shop) => isSame(shop.name, name)) ?? (inTown.length === 1 ? (inTown[0] ?? null) : null)
}

function isSame(one: string, other: string): boolean {
  return withoutAccents(one).trim() === withoutAccents(other).trim()
}

function validOf<Schema extends v.GenericSchema>(schema: Schema, entries: readonly unknown[]): v.InferOutput<Schema>[] {
  return entries.map((entry) => v.safeParse(schema, entry)).flatMap((parsed) => (parsed.success ? [parsed.output] : []))
}
