import * as v from 'valibot'
import type { Block } from '../blocks/define-block.tsx'
import { list } from '../blocks/parts/fields.ts'
import { NamedPlaceSchema, ShopSchema } from '../pages/shop-finder/shop.ts'
import { PopularSearchesSchema } from './popular-searches.ts'

/** What the registration of a content type needs of a block. */
export type ContentType = Pick<Block, 'name' | 'schema' | 'description'>

/** Content types that pages read by their delivery keys, and that no block renders. */
export const shopTypes: readonly ContentType[] = [
  {
    name: 'popular-searches',
    description:
      'Searches that the search panel suggests, at most eight. Without an address a search leads to its results.',
    schema: PopularSearchesSchema,
  },
  {
    name: 'shop-finder',
    description:
      'The shops of the page Find a shop, and places without a shop from which the page names the nearest ones. Latitude and longitude place a shop on its map.',
    schema: v.object({ shops: list(ShopSchema), places: list(NamedPlaceSchema) }),
  },
]
