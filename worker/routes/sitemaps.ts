import type { Context } from 'hono'
import type { PagePolicy } from '../cache/page-policy.ts'
import { serveCached } from '../cache/serve-cached.ts'
import { featuresOf } from '../configuration/features.ts'
import { type AppEnv, factory } from '../context/app-env.ts'
import { sitesHere } from '../context/sites-here.ts'
import { toBytes } from '../lib/crypto.ts'
import { isPageSlug } from '../pages/content/page-slug.ts'
import type { PublicPorts } from '../ports/ports.ts'
import { escapeHtml } from '#client/html/escape-html.ts'
import { absentPaths } from '#shared/absent-pages.ts'
import type { Category } from '#shared/domain/category.ts'
import { NotFoundError } from '#shared/errors.ts'
import { categoryPath, oneColour, productPath } from '#shared/links.ts'
import { fileNameOf, type Market } from '#shared/markets.ts'
import { endpoints, routes } from '#shared/routes.ts'
import { type Site, siteUrl } from '#shared/sites.ts'

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const policy: PagePolicy = { fresh: 3600, staleWhileRevalidate: 86_400, staleIfError: 604_800 }
const maxMs = 20_000

/** A market's first file holds its fixed pages and categories, its second the content pages, the others products. */
const filesBeforeProducts = 2
const fixedPaths = Object.values(routes).flatMap((route) =>
  route.access === 'public' && route.isListed && route.markets === 'every' ? [route.pattern] : [],
)

type SitemapContext = {
  ports: PublicPorts
  sites: readonly Site[]
  /** Paths of the fixed pages that a market does not have. */
  absentIn: (market: Market) => readonly string[]
  signal: AbortSignal
}

/**
 * `/sitemap.xml` lists the files of all markets at this host in each of their languages; each file lists only canonical
 * addresses. Cached like pages.
 */
export const sitemaps = factory
  .createApp()
  .get(endpoints.sitemapIndex.path, (c) => respondWithSitemap(c, sitemapIndex))
  .get(`${endpoints.sitemaps.path}/:file`, (c) => {
    const [, name = '', number = ''] = /^([a-z-]+)-(\d{1,4})\.xml$/.exec(c.req.param('file')) ?? []
    const site = sitesHere(c.get('visit')).find(({ market }) => fileNameOf(market) === name)
    if (!site || Number(number) < 1) throw new NotFoundError('There is no such sitemap.')
    return respondWithSitemap(c, (context) => marketSitemap(context, site, Number(number)))
  })

async function respondWithSitemap(
  c: Context<AppEnv>,
  build: (context: SitemapContext) => Promise<string>,
): Promise<Response> {
  const visit = c.get('visit')
  const { ports, configuration } = visit
  const nonce = c.get('nonce')
  const sites = sitesHere(visit)
  const render = async () => {
    const text = await build({
      ports,
      sites,
      absentIn: (market) => absentPaths(featuresOf(configuration, market)),
      signal: AbortSignal.timeout(maxMs),
    })
    return { status: 200, nonce, body: toBytes(text), isStorable: () => true, isMadeUp: false }
  }
  const request = {
    nonce,
    key: `sitemap ${c.req.path} ${sites.map(({ market }) => fileNameOf(market))}`,
    policy: configuration.isPageCacheOn ? policy : null,
    contentVersion: await ports.contentVersion.current(),
    render,
  }
  const { body } = await serveCached(visit, request, 'sitemap')
  return c.body(body, 200, {
    'content-type': 'application/xml; charset=utf-8',
    'cache-control': 'public, max-age=3600',
  })
}

async function sitemapIndex({ ports, sites, signal }: SitemapContext): Promise<string> {
  const perMarket = await Promise.all(
    sites.map(async ({ market, origin }) => {
      const count = filesBeforeProducts + (await ports.catalogue.productPageCount({ market }, signal))
      return Array.from(
        { length: count },
        (_, index) => `${origin}${endpoints.sitemaps.path}/${fileNameOf(market)}-${index + 1}.xml`,
      )
    }),
  )
  return xml('sitemapindex', 'sitemap', perMarket.flat())
}

async function marketSitemap(context: SitemapContext, site: Site, number: number): Promise<string> {
  const paths = await pathsOf(context, site.market, number)
  return xml(
    'urlset',
    'url',
    paths.map((path) => siteUrl(site, path)),
  )
}

async function pathsOf({ ports, absentIn, signal }: SitemapContext, market: Market, number: number): Promise<string[]> {
  if (number === 1) {
    const absent = absentIn(market)
    const fixed = fixedPaths.filter((path) => !absent.includes(path))
    return [...fixed, ...categoryPaths(await ports.catalogue.categoryTree({ market }, signal))]
  }
  if (number === 2)
    return (await ports.contentIndex.pageSlugs({ market }, signal))
      .filter(isPageSlug)
      .map((slug) => `/${slug}`)
      .filter((path) => !fixedPaths.some((fixed) => fixed === path))
  const products = await ports.catalogue.productPage({ market, page: number - filesBeforeProducts }, signal)
  if (products.length === 0) throw new NotFoundError('There is no such sitemap.')
  return products.flatMap(({ id, slug, colours }) =>
    (colours.length > 0 ? colours : [oneColour]).map((colour) => productPath({ id, slug, colour })),
  )
}

function categoryPaths(tree: readonly Category[]): string[] {
  return tree.flatMap((category) => [categoryPath(category.url), ...categoryPaths(category.children)])
}

function xml(root: string, entry: string, addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<${entry}><loc>${escapeHtml(address)}</loc></${entry}>`)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}">${entries.join('')}</${root}>\n`
}
