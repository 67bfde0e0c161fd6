import type { PublicServices } from '../../context/bind-services.ts'
import { decodeSegment } from '../../http/decode-segment.ts'
import { findPath } from '../../http/find-path.ts'
import { awaitAtMost } from '../../lib/await-at-most.ts'
import { findCategory, findCategoryById } from '#shared/domain/category.ts'
import { noRefinements } from '#shared/domain/facet.ts'
import { printInPath } from '#shared/links.ts'
import { everyMarket, isInDefaultLanguage, type Market, type MarketCode, marketKey } from '#shared/markets.ts'
import { routes } from '#shared/routes.ts'
import type { ContentItem } from '#shared/views.ts'

type Services = Pick<PublicServices, 'catalogue' | 'content'>

// The longest wait for another market's response.
const maxWaitMs = 1500

/** Pages whose paths name a product by their second segment. */
const pagesOfProducts: ReadonlySet<string> = new Set([
  routes.product.pattern,
  routes.recommendations.pattern,
  routes.reviews.pattern,
])

/**
 * True if the market has the page; `path` is canonical, without market prefix and query. The path table says which
 * pages every market has and which only one; for the others this makes the cheapest call that decides it. Throws
 * `ServiceError` if that call fails.
 */
export async function pageExists(
  { market, path }: { market: Market; path: string },
  services: Services,
): Promise<boolean> {
  const { row, isWhole } = findPath(path)
  if (row.kind !== 'page' || row.page.markets === 'own') return false
  if (row.page.markets === 'every') return true
  if (!isWhole) return false
  if (row.page === routes.content) return contentPageExists({ market, slug: path.slice(1) }, services)
  const [, ...rest] = path.slice(1).split('/')
  if (pagesOfProducts.has(row.page.pattern))
    return /^\d{1,9}$/.test(rest[0] ?? '') && services.catalogue.hasProduct({ market, id: Number(rest[0]) })
  if (row.page === routes.cloth) {
    const print = printInPath(decodeSegment(rest[0] ?? ''))
    return (await services.catalogue.count({ market, print, refinements: noRefinements })) > 0
  }
  const tree = await services.catalogue.categoryTree({ market })
  if (row.page === routes.collection) return findCategoryById(tree, Number(rest[1])) !== null
  return findCategory(tree, rest) !== null
}

export async function contentPageExists(
  page: { market: Market; slug: string },
  services: Pick<PublicServices, 'content'>,
): Promise<boolean> {
  return (await contentPageOf(page, services)) !== null
}

async function contentPageOf(
  { market, slug }: { market: Market; slug: string },
  services: Pick<PublicServices, 'content'>,
): Promise<ContentItem | null> {
  const key = `page/${slug}` as const
  const items = await services.content.items([key], { market })
  return items[key] ?? null
}

/**
 * The markets that have the page, by `marketKey`, for its alternates: the page's own, and each other one that has it. A
 * market whose service does not respond is left out, and the page is served without that alternate.
 */
export async function marketsWithPage(page: { market: Market; path: string }, services: Services): Promise<string[]> {
  const isContent = isContentPath(page.path)
  // Only content may be missing in one of a market's languages.
  const asked = everyMarket.filter((market) => isContent || isInDefaultLanguage(market))
  const own = isContent ? marketKey(page.market) : page.market.code
  const found = await Promise.all(
    asked.map(
      async (market) =>
        own === (isContent ? marketKey(market) : market.code) ||
        awaitAtMost(
          hasOwnPage({ market, path: page.path }, services).catch(() => false),
          maxWaitMs,
          false,
        ),
    ),
  )
  const having = asked.filter((_market, index) => found[index])
  return isContent ? having.map(marketKey) : keysOfMarkets(having.map(({ code }) => code))
}

/** The keys of the markets in all of their languages. */
export function keysOfMarkets(codes: readonly MarketCode[]): string[] {
  return everyMarket.filter(({ code }) => codes.includes(code)).map(marketKey)
}

/** True if the market has the page, and in its own language. */
async function hasOwnPage(page: { market: Market; path: string }, services: Services): Promise<boolean> {
  if (!isContentPath(page.path)) return pageExists(page, services)
  const item = await contentPageOf({ market: page.market, slug: page.path.slice(1) }, services)
  return item !== null && item._meta.language === undefined
}

function isContentPath(path: string): boolean {
  const { row } = findPath(path)
  return row.kind === 'page' && row.page === routes.content
}
