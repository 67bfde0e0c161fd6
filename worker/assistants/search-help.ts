import * as v from 'valibot'
import { featuresOf } from '../configuration/features.ts'
import type { PageContext } from '../context/public-context.ts'
import { rowOf } from '../http/find-path.ts'
import { contentSlots } from '../pages/content/content-slots.ts'
import { optionalItems } from '../pages/content/optional-items.ts'
import { isPageSlug } from '../pages/content/page-slug.ts'
import { passagesOf } from './help-passages.ts'
import { rankPassages } from './rank-passages.ts'
import { ContextSchema, maxQuery, TextUpTo } from './requests.ts'
import type { Asked } from './search-catalogue.ts'
import { absentPaths } from '#shared/absent-pages.ts'
import { helpPath, returnsPath, shopFinderPath, sizeGuidePath } from '#shared/links.ts'
import { withoutMarketPrefix } from '#shared/markets.ts'
import { brand } from '#shared/merchant.ts'
import { routes } from '#shared/routes.ts'
import { siteUrl } from '#shared/sites.ts'
import type { ContentItem } from '#shared/views.ts'

const maxPassages = 5
const maxTextLength = 1500
const maxLinkedPages = 20

export const HelpSchema = v.object({
  query: v.pipe(TextUpTo(maxQuery), v.trim(), v.nonEmpty('Name what to look for.')),
  context: ContextSchema,
})

type HelpRequest = v.InferOutput<typeof HelpSchema>
type Path = `/${string}`
type Passage = { title: string; heading: string | null; text: string; url: string; language: string }

/** Pages with a component of their own that show the blocks of a content page. */
const screens: readonly string[] = [sizeGuidePath, shopFinderPath]

/**
 * Passages of the shop's help pages that have words of the query, at most five, the most fitting first (D-430). The
 * help pages are those that the shop itself links to, and the content pages to which these link.
 *
 * @throws ServiceError if the pages of the shop cannot be loaded
 */
export async function searchHelp({ request, site, context }: Asked<HelpRequest>) {
  const own = ownPages(context)
  const items = await context.services.content.items(own.map(keyOf))
  const pages = own.flatMap((path) => read(path, items[keyOf(path)]))
  const linked = [...new Set(pages.flatMap(({ links }) => links.flatMap((link) => contentPath(link, context))))]
    .filter((path) => !own.includes(path))
    .slice(0, maxLinkedPages)
  const more = linked.length === 0 ? {} : await optionalItems(context, linked.map(keyOf))
  const all = [...pages, ...linked.flatMap((path) => read(path, more[keyOf(path)]))].flatMap((page) => page.passages)
  return { passages: rankPassages(all, request.query).slice(0, maxPassages) }

  function read(path: Path, item: ContentItem | null | undefined): { passages: Passage[]; links: readonly string[] }[] {
    if (!item) return []
    const { blocks, seo } = contentSlots(item, context.log)
    const sections = passagesOf(blocks)
    const about = {
      title: seo.title ?? brand,
      url: siteUrl(site, path),
      language: item._meta.language ?? site.market.language,
    }
    return [
      {
        passages: sections.map(({ heading, text }) => ({ ...about, heading, text: cut(text) })),
        links: sections.flatMap(({ links }) => links),
      },
    ]
  }
}

/** The pages that help, to which the shop itself links. */
function ownPages({ configuration, market }: PageContext): Path[] {
  const features = featuresOf(configuration, market)
  const absent = absentPaths(features)
  const help = features.helpLink ?? helpPath
  return [...(help.startsWith('/') ? [help as Path] : []), returnsPath, sizeGuidePath, shopFinderPath].filter(
    (path): path is Path => !absent.includes(path),
  )
}

/** The path of the content page that a link of an editor leads to; empty for any other page. */
function contentPath(link: string, { configuration, market }: PageContext): Path[] {
  if (!link.startsWith('/')) return []
  const path = withoutMarketPrefix(link.split(/[?#]/, 1)[0] ?? '') as Path
  const row = isPageSlug(path.slice(1)) ? rowOf(path) : null
  const isContent = row?.kind === 'page' && (row.page === routes.content || screens.includes(path))
  return isContent && !absentPaths(featuresOf(configuration, market)).includes(path) ? [path] : []
}

function keyOf(path: Path): `page${Path}` {
  return `page${path}`
}

/** The start of a long text, up to the end of a word. */
function cut(text: string): string {
  if (text.length <= maxTextLength) return text
  const start = text.slice(0, maxTextLength - 1)
  return `${start.slice(0, Math.max(0, start.lastIndexOf(' '))).trimEnd()}…`
}
