import * as v from 'valibot'
import { OptionalMedia } from '../../client/blocks/parts/media.ts'
import type { Stickers } from '../../client/pages/content-page.tsx'
import type { GridSlot } from '../../client/pages/listing/listing-view.ts'
import { imageUrl } from '../../shared/domain/media.ts'
import type { ContentItem } from '../../shared/views.ts'

const ItemSchema = v.looseObject({ _meta: v.looseObject({ schema: v.string() }) })

const SlotsSchema = v.object({
  title: v.optional(v.nullable(v.string())),
  description: v.optional(v.nullable(v.string())),
  socialTitle: v.optional(v.nullable(v.string())),
  socialDescription: v.optional(v.nullable(v.string())),
  socialImage: v.fallback(OptionalMedia, null),
  content: v.fallback(v.array(v.unknown()), []),
  desktopSticker: v.optional(v.unknown()),
  mobileSticker: v.optional(v.unknown()),
})

/** `image` is a URL; `social` has the texts for sharing the page, if editors gave other ones. */
export type PageSeo = {
  title: string | null
  description: string | null
  image: string | null
  social: { title: string | null; description: string | null }
}

const GridSchema = v.object({ gridContent: v.array(v.unknown()) })
const GridSlotSchema = v.object({ after: v.pipe(v.number(), v.minValue(1)), content: v.custom<ContentItem>(isItem) })

const socialImageWidth = 1200
const noSeo: PageSeo = { title: null, description: null, image: null, social: { title: null, description: null } }

/**
 * The blocks that an editor put into a page's content item, in order, and the page's SEO texts. Entries that are not
 * items are left out.
 */
export function contentSlots(item: ContentItem): { blocks: ContentItem[]; seo: PageSeo; stickers: Stickers } {
  const slots = v.safeParse(SlotsSchema, item)
  if (!slots.success) return { blocks: [], seo: noSeo, stickers: { desktop: null, mobile: null } }
  const {
    title = null,
    description = null,
    socialTitle = null,
    socialDescription = null,
    socialImage,
    content,
  } = slots.output
  return {
    blocks: content.filter(isItem),
    stickers: { desktop: itemOrNull(slots.output.desktopSticker), mobile: itemOrNull(slots.output.mobileSticker) },
    seo: {
      title,
      description,
      image: socialImage?.kind === 'image' ? imageUrl(socialImage.src, socialImageWidth) : null,
      social: { title: socialTitle, description: socialDescription },
    },
  }
}

/** The content between the rows of a PLP, each with the number of cards before it. Invalid entries are left out. */
export function gridSlots(item: ContentItem): GridSlot[] {
  const grid = v.safeParse(GridSchema, item)
  if (!grid.success) return []
  return grid.output.gridContent.flatMap((entry) => {
    const slot = v.safeParse(GridSlotSchema, entry)
    return slot.success ? [{ after: slot.output.after, item: slot.output.content }] : []
  })
}

function isItem(entry: unknown): entry is ContentItem {
  return v.is(ItemSchema, entry)
}

function itemOrNull(entry: unknown): ContentItem | null {
  return isItem(entry) ? entry : null
}
