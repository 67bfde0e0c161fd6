import { safeLink } from '#client/components/safe-link.ts'
import { absentPaths } from '#shared/absent-pages.ts'
import { defaultMarket, withoutMarketPrefix } from '#shared/markets.ts'
import { oncePerObject } from '#shared/once-per-object.ts'
import type { ContentItem, ShopFeatures } from '#shared/views.ts'

type Fields = Record<string, unknown>

/**
 * The content of a menu or of the footer without the links to pages that the shop does not have. A link with links
 * below it stays as their title. Returns the same object for the same item.
 */
export function withoutAbsentLinks(features: ShopFeatures, item: ContentItem | null): ContentItem | null {
  return item && itemsOf(features)(item)
}

const itemsOf = oncePerObject((features: ShopFeatures) => {
  const absent = absentPaths(features)
  const isAbsent = (url: unknown) => typeof url === 'string' && absent.includes(pathOf(url))
  return oncePerObject((item: ContentItem) => (absent.length > 0 ? (leaveOut(item, isAbsent) as ContentItem) : item))
})

function leaveOut(content: unknown, isAbsent: (url: unknown) => boolean): unknown {
  if (Array.isArray(content))
    return content.flatMap((entry: unknown) => {
      const left = leaveOut(entry, isAbsent)
      return isFields(entry) && isAbsent(entry['url']) && !hasLinksBelow(left) ? [] : [left]
    })
  if (!isFields(content)) return content
  const entries = Object.entries(content).map(([name, value]) => [
    name,
    name === 'url' && isAbsent(value) ? null : leaveOut(value, isAbsent),
  ])
  return Object.fromEntries(entries)
}

function isFields(content: unknown): content is Fields {
  return typeof content === 'object' && content !== null && !Array.isArray(content)
}

function hasLinksBelow(content: unknown): boolean {
  return isFields(content) && Object.values(content).some((value) => Array.isArray(value) && value.length > 0)
}

/** The path of a link of the shop, without market prefix and query. */
function pathOf(url: string): string {
  const [path = ''] = (safeLink(defaultMarket, url) ?? '').split(/[?#]/)
  return withoutMarketPrefix(path)
}
