import * as v from 'valibot'
import { accepting, Item, Text } from '../parts/fields.ts'

const EntrySchema = v.object({
  tile: accepting(Item, 'link-tile'),
  mobileOrder: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4)),
})

/** Four tiles from left to right; `mobileOrder` is a tile's position on phones. */
export const LinkTileGroupSchema = v.object({ title: Text, tiles: v.pipe(v.array(EntrySchema), v.length(4)) })
