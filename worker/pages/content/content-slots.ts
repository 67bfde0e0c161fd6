import * as v from 'valibot'
import type { Log } from '../../lib/log.ts'
import type { SocialImage } from '../ssr/head.ts'
import { reportContent } from './report-content.ts'
import { ContentPageSchema } from '#client/blocks/content-page/schema.ts'
import { collectLeftOut } from '#client/blocks/left-out.ts'
import { headerSources } from '#client/blocks/listing-header/picture.ts'
import { ListingHeaderSchema } from '#client/blocks/listing-header/schema.ts'
import { HeroMediaSchema, heroSources } from '#client/blocks/parts/hero-media.ts'
import type { PictureSource } from '#client/blocks/parts/media.ts'
import { findBlock } from '#client/blocks/registry.ts'
import type { Stickers } from '#client/pages/content-page.tsx'
import type { GridSlot } from '#client/pages/listing/listing-view.ts'
import { type PanelFacet, panelFacets } from '#shared/domain/facet.ts'
import { imageUrl, socialImageWidth } from '#shared/domain/media.ts'
import { ServiceError } from '#shared/errors.ts'
import { oncePerObject } from '#shared/once-per-object.ts'
import type { ContentItem } from '#shared/views.ts'

/** `image` is for sharing; `social` has the texts for sharing the page, if editors gave other ones. */
export type PageSeo = {
  title: string | null
  description: string | null
  image: SocialImage | null
  social: { title: string | null; description: string | null }
}

/**
 * The blocks that an editor put into a page's content item, in order, the page's SEO texts, its stickers, and for a PLP
 * the content between its rows and its filters. A field that does not parse is left out and logged; the rest of the
 * page stays.
 */
export function contentSlots(
  item: ContentItem,
  log: Log,
): { blocks: ContentItem[]; seo: PageSeo; stickers: Stickers; grid: GridSlot[]; facetOrder: readonly PanelFacet[] } {
  const { result: page, issues } = readPage(item)
  const { schema, deliveryId = null } = item._meta
  if (page.issues.length > 0 || issues.length > 0)
    reportContent(log)({ schema, deliveryId, reason: 'part-invalid', issues: [...page.issues, ...issues] })
  const { title, description, socialTitle, socialDescription, socialImage, ...slots } = page.output
  return {
    blocks: slots.content,
    stickers: { desktop: slots.desktopSticker, mobile: slots.mobileSticker },
    seo: {
      title,
      description,
      image:
        socialImage?.kind === 'image'
          ? { url: imageUrl(socialImage.src, socialImageWidth), alt: socialImage.alt }
          : null,
      social: { title: socialTitle, description: socialDescription },
    },
    facetOrder: slots.facets.length > 0 ? [...new Set(slots.facets)] : panelFacets,
    grid: slots.gridContent.map(({ after, content }) => ({ after, item: content })),
  }
}

/**
 * The slots of a page that is nothing without its content.
 *
 * @throws ServiceError `malformed` if the page has blocks and the shop knows the type of none of them: the content
 *   types are registered under another base
 */
export function pageSlots(item: ContentItem, log: Log): ReturnType<typeof contentSlots> {
  const slots = contentSlots(item, log)
  const types = slots.blocks.map(({ _meta: { schema } }) => schema)
  if (types.length > 0 && !types.some(findBlock))
    throw new ServiceError('content', 'malformed', {
      message: `content: the shop knows no type of the page's blocks, such as ${types[0]}`,
    })
  return slots
}

/**
 * The pictures to preload for the page's first block, one per crop, each with its media query. Empty if the block is
 * not a hero or has no picture.
 */
export function heroImagesOf(items: readonly ContentItem[]): PictureSource[] {
  const first = items[0]
  return first && findBlock(first._meta.schema)?.isHero ? heroImages(first) : []
}

const heroImages = picturesBy(HeroMediaSchema, heroSources)

/** The picture of a PLP's header for sharing the PLP, cropped as on wide screens. */
export function headerPictureOf(items: readonly ContentItem[]): string | null {
  const [wide] = headerImagesOf(items)
  return wide ? wide.src.replace(/(?<=\?w=)\d+/, String(socialImageWidth)) : null
}

/** The pictures to preload for a PLP that begins with an editor's header, one per crop. Empty if that shows none. */
export function headerImagesOf(items: readonly ContentItem[]): PictureSource[] {
  const header = items.find((item) => findBlock(item._meta.schema)?.name === 'listing-header')
  return header ? headerImages(header) : []
}

const headerImages = picturesBy(ListingHeaderSchema, headerSources)

/** Finds the pictures of an item; none if it does not parse. */
function picturesBy<Output>(
  schema: v.GenericSchema<unknown, Output>,
  sourcesOf: (output: Output) => PictureSource[],
): (item: ContentItem) => PictureSource[] {
  return oncePerObject((item: ContentItem) => {
    const parsed = v.safeParse(schema, item)
    return parsed.success ? sourcesOf(parsed.output) : []
  })
}

const readPage = oncePerObject((item: ContentItem) => collectLeftOut(() => parsePage(withLanguage(item))))

/** The page with its language on each of its items, because the page itself is no block. */
function withLanguage(page: ContentItem): ContentItem {
  const { language } = page._meta
  return language === undefined ? page : (mark(page) as ContentItem)

  function mark(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(mark)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, name === '_meta' ? { ...part, language } : mark(part)]),
    )
  }
}

/** Every field of a page is optional, so a page without its broken fields always parses. */
function parsePage(item: ContentItem): { output: v.InferOutput<typeof ContentPageSchema>; issues: string[] } {
  const { success, output, issues = [] } = v.safeParse(ContentPageSchema, item)
  if (success) return { output, issues: [] }
  const broken = new Set(issues.map(({ path }) => path?.[0]?.key))
  const rest = Object.fromEntries(Object.entries(item).filter(([field]) => !broken.has(field)))
  return {
    output: v.parse(ContentPageSchema, rest),
    issues: issues.map((issue) => `${v.getDotPath(issue)}: ${issue.kind} ${issue.type}`),
  }
}
