import * as v from 'valibot'
import { accepting, Item, lenientList, Slot, Text } from '../parts/fields.ts'
import { OptionalMedia } from '../parts/media.ts'
import { panelFacets } from '#shared/domain/facet.ts'

const StickerItem = accepting(Item, 'sticker', 'sticker-template')

/** A page's texts for search engines and sharing, its blocks, and the stickers in a corner of the screen. */
export const ContentPageSchema = v.object({
  title: Text,
  description: Text,
  socialTitle: Text,
  socialDescription: Text,
  socialImage: OptionalMedia,
  content: Slot,
  /** For a PLP: content between the rows of the grid, and after how many product cards it comes. */
  gridContent: lenientList(v.object({ after: v.pipe(v.number(), v.minValue(1)), content: Item })),
  facets: v.pipe(
    lenientList(v.picklist(panelFacets)),
    v.description('For a listing: the filters that it shows, in order. Empty: all of them'),
  ),
  /** The home page and content pages show stickers; listings do not (D-163). */
  desktopSticker: v.nullish(StickerItem, null),
  mobileSticker: v.nullish(StickerItem, null),
})
