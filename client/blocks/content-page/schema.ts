import * as v from 'valibot'
import { Item, Slot, Text } from '../parts/fields.ts'
import { OptionalMedia } from '../parts/media.ts'

/** A page's own words for search and sharing, the blocks it is made of, and what sticks to the screen's corner. */
export const ContentPageSchema = v.object({
  title: Text,
  description: Text,
  socialTitle: Text,
  socialDescription: Text,
  socialImage: OptionalMedia,
  content: Slot,
  desktopSticker: v.nullish(Item, null),
  mobileSticker: v.nullish(Item, null),
})
