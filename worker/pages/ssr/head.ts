import { manifest } from 'virtual:asset-manifest'
import { attributes, scriptJson } from './html.ts'
import { escapeHtml } from '#client/html/escape-html.ts'
import { hreflangOf, type Market, marketKey } from '#shared/markets.ts'
import { brand, brandPicturePath } from '#shared/merchant.ts'
import { oncePerText } from '#shared/once-per-text.ts'
import { everySite, siteIn, type Sites, siteUrl } from '#shared/sites.ts'

export type StylesheetName = keyof typeof manifest.styles
export type ScriptName = keyof typeof manifest.scripts

/** `media` is `null` if the image is for every viewport width. */
export type PreloadedImage = { src: string; srcSet: string; sizes: string; media: string | null }

/** A picture for sharing, and the text for people who cannot see it. */
export type SocialImage = { url: string; alt: string }

/** Content of a page's head. `path` is without market prefix and query. */
export type PageHead = {
  title: string
  /** Empty if the page has none. */
  description: string
  path: string
  /** `false` for pages that search engines must not list. */
  isIndexable: boolean
  /** Indexable pages always have a canonical URL; others only if this is true. */
  hasCanonical?: boolean
  /** Of the canonical URL, if it is not `path`. */
  canonicalPath?: string
  /**
   * True if the page names its alternates in the markets of `alternatesIn` (`marketKey`), by default in all of them and
   * in all of their languages.
   */
  hasAlternates: boolean
  alternatesIn?: readonly string[]
  /** For sharing the page. A page without one shares the brand's picture. */
  image: SocialImage | null
  /** What a shared page is, if not a part of the website. */
  socialType?: 'product'
  /** Texts for sharing the page, if they differ from title and description. */
  social?: { title: string | null; description: string | null }
  /** Images of the largest contentful paint, one entry for each crop. */
  preloads: readonly PreloadedImage[]
  /** Besides `shell`. With `later`, the styles of panels and of the footer load before the first paint. */
  styles: StylesheetName[]
  /** Scripts of editors' pages, besides the boot script. */
  scripts?: ScriptName[]
  jsonLd: object[]
}

/** The head of a page that is neither indexed nor shared: a personal page or an error page. */
export function unlistedHead(page: Pick<PageHead, 'title' | 'path' | 'styles'>): PageHead {
  return { ...page, description: '', isIndexable: false, hasAlternates: false, image: null, preloads: [], jsonLd: [] }
}

/** Everything inside `<head>`, but for the character encoding, which comes first. */
export function renderHead(head: PageHead, options: { market: Market; sites: Sites; nonce: string }): string {
  const { market, sites, nonce } = options
  const site = siteIn(sites, market)
  const canonical = siteUrl(site, head.canonicalPath ?? head.path)
  const hasCanonical = head.hasCanonical ?? head.isIndexable
  const title = escapeHtml(head.title)
  return [
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    // Safari on phones would make links of the numbers of orders and styles, also in islands that hydrate later.
    // https://developer.apple.com/library/archive/documentation/AppleApplications/Reference/SafariHTMLRef/Articles/MetaTags.html
    '<meta name="format-detection" content="telephone=no">',
    `<title>${title}</title>`,
    meta('name', 'description', head.description),
    hasCanonical ? tag('link', { rel: 'canonical', href: canonical }) : '',
    head.isIndexable ? '' : tag('meta', { name: 'robots', content: 'noindex, follow' }),
    hasCanonical && head.hasAlternates ? alternates(head, sites) : '',
    ...head.preloads.map(preloadImage),
    ...fontPreloads,
    ...['shell' as const, ...head.styles].map(stylesheetLink),
    tag('meta', { name: 'theme-color', content: '#fbf7f0' }),
    tag('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    openGraph(head, { market, canonical, origin: site.origin }),
    ...head.jsonLd.map((data) => `<script type="application/ld+json" nonce="${nonce}">${scriptJson(data)}</script>`),
    manifest.isDevelopment ? developmentScripts(nonce) : '',
    `<script type="module" async nonce="${nonce}" src="${manifest.entry}"></script>`,
    // Scripts of editors' pages need the whole document.
    ...(head.scripts ?? []).map(
      (name) => `<script type="module" nonce="${nonce}" src="${manifest.scripts[name]}"></script>`,
    ),
  ].join('')
}

const fontPreloads = manifest.fonts.map((href) =>
  tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' }),
)

export function stylesheetLink(name: StylesheetName): string {
  return linkTo(manifest.styles[name])
}

const linkTo = oncePerText((href) => tag('link', { rel: 'stylesheet', href }))

/** Browsers load it after everything that a screen needs. */
export function printStylesheetLink(): string {
  return linkForPrint(manifest.styles.print)
}

const linkForPrint = oncePerText((href) => tag('link', { rel: 'stylesheet', media: 'print', href }))

function openGraph(
  head: PageHead,
  { market, canonical, origin }: { market: Market; canonical: string; origin: string },
) {
  const image = head.image ?? { url: origin + brandPicturePath, alt: brand }
  const values = {
    'og:type': head.socialType ?? 'website',
    'og:site_name': brand,
    'og:locale': market.iso.replace('-', '_'),
    'og:title': head.social?.title ?? head.title,
    'og:description': head.social?.description ?? head.description,
    'og:url': canonical,
    'og:image': new URL(image.url, canonical).href,
    'og:image:alt': image.alt,
  }
  const card = tag('meta', { name: 'twitter:card', content: 'summary_large_image' })
  return (
    Object.entries(values)
      .map(([name, content]) => meta('property', name, content))
      .join('') + card
  )
}

function alternates({ path, alternatesIn }: PageHead, sites: Sites): string {
  return everySite(sites)
    .filter(({ market }) => alternatesIn?.includes(marketKey(market)) ?? true)
    .flatMap((site) =>
      hreflangOf(site.market).map((hreflang) => tag('link', { rel: 'alternate', hreflang, href: siteUrl(site, path) })),
    )
    .join('')
}

function preloadImage(image: PreloadedImage): string {
  return tag('link', {
    rel: 'preload',
    as: 'image',
    href: image.src,
    imagesrcset: image.srcSet,
    imagesizes: image.sizes,
    media: image.media,
    fetchpriority: 'high',
  })
}

// @vitejs/plugin-react requires its preamble before any module that it has transformed.
function developmentScripts(nonce: string): string {
  const preamble =
    "import { injectIntoGlobalHook } from '/@react-refresh'; injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;"
  return `<script type="module" nonce="${nonce}">${preamble}</script><script type="module" nonce="${nonce}" src="/@vite/client"></script>`
}

/** A text of the head. An empty one is left out. */
function meta(attribute: 'name' | 'property', name: string, content: string): string {
  return content === '' ? '' : tag('meta', { [attribute]: name, content })
}

function tag(name: 'meta' | 'link', values: Record<string, string | null>): string {
  return `<${name}${attributes(values)}>`
}
