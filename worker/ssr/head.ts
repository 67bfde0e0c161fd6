import { manifest } from 'virtual:asset-manifest'
import { type Market, type MarketCode, marketPath, markets } from '../../shared/markets.ts'
import { attributes, escapeHtml, scriptJson } from './html.ts'

export type StylesheetName = keyof typeof manifest.styles
export type ScriptName = keyof typeof manifest.scripts

/** `media` is `null` where the picture serves every width. */
export type PreloadedImage = { src: string; srcSet: string; sizes: string; media: string | null }

/** What the head of a page says. `path` is without market prefix and query. */
export type PageHead = {
  title: string
  description: string
  path: string
  /** `false` for pages that no search engine may list. */
  isIndexable: boolean
  /** Pages that may be listed have a canonical address; others only where this says so. */
  hasCanonical?: boolean
  /** Whether the page names its alternates in the markets of `alternatesIn`, which is all of them unless told. */
  hasAlternates: boolean
  alternatesIn?: readonly MarketCode[]
  image: string | null
  /** Words for those who share the page, where they are others than title and description. */
  social?: { title: string | null; description: string | null }
  /** Pictures of the largest paint, one entry a crop. */
  preloads: readonly PreloadedImage[]
  styles: StylesheetName[]
  /** Scripts of pages for editors, beside the boot script. */
  scripts?: ScriptName[]
  jsonLd: object[]
}

/** The head of a page that no search engine may list and that nobody shares: a visitor's own, or an error. */
export function unlistedHead(page: Pick<PageHead, 'title' | 'path' | 'styles'>): PageHead {
  return { ...page, description: '', isIndexable: false, hasAlternates: false, image: null, preloads: [], jsonLd: [] }
}

/** Everything inside `<head>`. */
export function renderHead(head: PageHead, options: { market: Market; publicOrigin: string; nonce: string }): string {
  const { market, publicOrigin, nonce } = options
  const canonical = publicOrigin + marketPath(market, head.path)
  const hasCanonical = head.hasCanonical ?? head.isIndexable
  const title = escapeHtml(head.title)
  return [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${title}</title>`,
    tag('meta', { name: 'description', content: head.description }),
    hasCanonical ? tag('link', { rel: 'canonical', href: canonical }) : '',
    head.isIndexable ? '' : tag('meta', { name: 'robots', content: 'noindex, follow' }),
    hasCanonical && head.hasAlternates ? alternates(head, publicOrigin) : '',
    ...head.preloads.map(preloadImage),
    ...manifest.fonts.map((href) =>
      tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' }),
    ),
    ...['shell' as const, ...head.styles].map((name) =>
      tag('link', { rel: 'stylesheet', href: manifest.styles[name] }),
    ),
    tag('meta', { name: 'theme-color', content: '#fbf7f0' }),
    tag('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    openGraph(head, { market, canonical }),
    ...head.jsonLd.map((data) => `<script type="application/ld+json" nonce="${nonce}">${scriptJson(data)}</script>`),
    manifest.isDevelopment ? developmentScripts(nonce) : '',
    ...[manifest.entry, ...(head.scripts ?? []).map((name) => manifest.scripts[name])].map(
      (src) => `<script type="module" async nonce="${nonce}" src="${src}"></script>`,
    ),
  ].join('')
}

function openGraph(head: PageHead, { market, canonical }: { market: Market; canonical: string }): string {
  const values = {
    'og:type': 'website',
    'og:site_name': 'Selvedge',
    'og:locale': market.iso.replace('-', '_'),
    'og:title': head.social?.title ?? head.title,
    'og:description': head.social?.description ?? head.description,
    'og:url': canonical,
    ...(head.image === null ? {} : { 'og:image': head.image }),
  }
  const card = tag('meta', { name: 'twitter:card', content: head.image === null ? 'summary' : 'summary_large_image' })
  return (
    Object.entries(values)
      .map(([property, content]) => tag('meta', { property, content }))
      .join('') + card
  )
}

function alternates({ path, alternatesIn }: PageHead, publicOrigin: string): string {
  return Object.values(markets)
    .filter(({ code }) => alternatesIn?.includes(code) ?? true)
    .flatMap((market) =>
      market.hreflang.map((hreflang) =>
        tag('link', { rel: 'alternate', hreflang, href: publicOrigin + marketPath(market, path) }),
      ),
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

// @vitejs/plugin-react wants its preamble before any module that it has transformed.
function developmentScripts(nonce: string): string {
  const preamble =
    "import { injectIntoGlobalHook } from '/@react-refresh'; injectIntoGlobalHook(window); window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type;"
  return `<script type="module" nonce="${nonce}">${preamble}</script><script type="module" nonce="${nonce}" src="/@vite/client"></script>`
}

function tag(name: 'meta' | 'link', values: Record<string, string | null>): string {
  return `<${name}${attributes(values)}>`
}
