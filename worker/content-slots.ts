import * as v from 'valibot'
import type { ContentItem } from '../shared/views.ts'

const ItemSchema = v.looseObject({ _meta: v.looseObject({ schema: v.string() }) })

const SlotsSchema = v.object({
  title: v.optional(v.nullable(v.string())),
  description: v.optional(v.nullable(v.string())),
  socialTitle: v.optional(v.nullable(v.string())),
  socialDescription: v.optional(v.nullable(v.string())),
  content: v.fallback(v.array(v.unknown()), []),
})

export type PageSeo = { title: string | null; description: string | null; image: string | null }

/** The blocks that an editor put into a page's content item, in order, and what the page says of itself. Entries that are no items are left out. */
export function contentSlots(item: ContentItem): { blocks: ContentItem[]; seo: PageSeo } {
  const slots = v.safeParse(SlotsSchema, item)
  if (!slots.success) return { blocks: [], seo: { title: null, description: null, image: null } }
  const { title = null, description = null, content } = slots.output
  return {
    blocks: content.filter((entry): entry is ContentItem => v.is(ItemSchema, entry)),
    seo: { title, description, image: null },
  }
}
