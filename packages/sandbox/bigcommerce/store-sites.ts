import { channelById, channels, marketChannels } from '../catalogue/channels.ts'
import type { Language } from '../catalogue/languages.ts'
import type { SandboxEnv } from '../env.ts'
import { readSettings, type SiteRoute } from './store-settings.ts'

/** What the addresses of the shops are read from. */
export type SiteEnv = Pick<SandboxEnv, 'DB' | 'SANDBOX_ORIGIN' | 'STOREFRONT_ORIGIN'>
type Item = { id: number; slug: string }

// Whose shop a hosted page names that does not know its visitor.
const [{ id: defaultChannelId }] = marketChannels

// What the platform's own storefront has, for a site without a route of the type.
const platformPages = {
  home: '/',
  product: '/{slug}/',
  cart: '/cart.php',
  account: '/account.php',
  login: '/login.php',
  forgot_password: '/login.php?action=change_password',
}
export type PageType = keyof typeof platformPages

// The pages of the storefront, without the market's prefix.
const shopPages: Readonly<Record<string, string>> = {
  home: '/',
  product: '/p/{id}/product/default',
  category: '/browse/{slug}',
  search: '/search',
  cart: '/bag',
  checkout: '/bag',
  account: '/my-account',
  login: '/login',
  create_account: '/create-account',
  forgot_password: '/forgot-password',
}

// What a merchant set for the channels of the catalogue, by id.
const seededRoutes: ReadonlyMap<number, SiteRoute> = new Map(
  marketChannels
    .flatMap(({ id, prefix }) =>
      Object.entries(shopPages).map(([type, path]) => ({
        siteId: id,
        type,
        matching: '*',
        route: path === '/' ? prefix || '/' : prefix + path,
      })),
    )
    .map((route, index) => [index + 1, route]),
)

/** The address of each channel that has a site. A channel of the catalogue has the storefront's from the beginning. */
export async function readSiteUrls({ DB, STOREFRONT_ORIGIN }: SiteEnv): Promise<ReadonlyMap<number, string>> {
  const set = await readSettings(DB, 'site')
  return new Map([
    ...channels.map(({ id }) => [id, STOREFRONT_ORIGIN] as const),
    ...[...set].map(([id, { url }]) => [id, url] as const),
  ])
}

/** The routes of all sites, by id. */
export async function readSiteRoutes(db: D1Database): Promise<ReadonlyMap<number, SiteRoute>> {
  return new Map([...seededRoutes, ...(await readSettings(db, 'route'))])
}

export type StoreLinks = {
  /** The address of a channel's page, as the platform links to it. */
  page(channelId: number, type: PageType, item?: Item, language?: Language): string
  /** The address of a path that an API call named, on the channel's site. */
  path(channelId: number, path: string): string
}

/**
 * The links of the platform's mails and hosted pages to the shops: the address of the channel's site, with the site's
 * route of that type (https://developer.bigcommerce.com/docs/rest-management/sites). A channel without a site gets the
 * storefront's address.
 */
export async function readStoreLinks(env: SiteEnv): Promise<StoreLinks> {
  const [urls, routes] = await Promise.all([readSiteUrls(env), readSiteRoutes(env.DB)])
  const path = (channelId: number, target: string) => new URL(target, urls.get(channelId) ?? env.STOREFRONT_ORIGIN).href
  return {
    path,
    page(channelId, type, item, language = 'en') {
      const own = [...routes.values()].filter((route) => route.siteId === channelId && route.type === type)
      const { route } = own.find(({ matching }) => matching === String(item?.id)) ??
        own.find(({ matching }) => matching === '*') ?? { route: platformPages[type] }
      const target = route.replaceAll('{id}', String(item?.id)).replaceAll('{slug}', item?.slug ?? '')
      return inLanguage(channelId, path(channelId, target), language)
    },
  }
}

/** The links of a hosted page back to its shop. */
export type ShopLinks = { home: string; cart: string; login: string; account: string }

export async function readShopLinks(
  env: SiteEnv,
  channelId: number = defaultChannelId,
  language: Language = 'en',
): Promise<ShopLinks> {
  const { page } = await readStoreLinks(env)
  const link = (type: PageType) => page(channelId, type, undefined, language)
  return { home: link('home'), cart: link('cart'), login: link('login'), account: link('account') }
}

/**
 * The address of a page of a channel's site in a language: the storefront has a language below the prefix of the
 * market, as the merchant writes it in the templates of that language.
 */
export function inLanguage(channelId: number, href: string, language: Language): string {
  if (language === 'en') return href
  const url = new URL(href)
  const prefix = channelById(channelId)?.prefix ?? ''
  const head = url.pathname === prefix || url.pathname.startsWith(`${prefix}/`) ? prefix : ''
  const rest = url.pathname.slice(head.length)
  url.pathname = `${head}/${language}${rest === '/' ? '' : rest}`
  return url.href
}
