import * as v from 'valibot'
import { Item, list, Slot, Text } from '../parts/fields.ts'
import { OptionalMedia } from '../parts/media.ts'

/** A page's own words for search and sharing, the blocks it is made of, and what sticks to the screen's corner. */
export const ContentPageSchema = v.object({
  title: Text,
  description: Text,
  socialTitle: Text,
  socialDescription: Text,
  socialImage: OptionalMedia,
  content: Slot,
  /** Of a listing: what stands between the rows of its grid, and after how many cards. */
  gridContent: list(v.object({ after: v.pipe(v.number(), v.minValue(1)), content: Item })),
  desktopSticker: v.nullish(Item, null),
  mobileSticker: v.nullish(Item, null),
})
