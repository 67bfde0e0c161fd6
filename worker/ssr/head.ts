import { manifest } from 'virtual:asset-manifest'
import { type Market, marketPath, markets } from '../../shared/markets.ts'
import { attributes, escapeHtml, scriptJson } from './html.ts'

export type StylesheetName = keyof typeof manifest.styles

/** `media` is `null` where the picture serves every width. */
export type PreloadedImage = { src: string; srcSet: string; sizes: string; media: string | null }

/** What the head of a page says. `path` is without market prefix and query. */
export type PageHead = {
  title: string
  description: string
  path: string
  /** `false` for pages that no search engine may list. */
  isIndexable: boolean
  /** Alternates in the other markets stand only where the page exists there. */
  hasAlternates: boolean
  image: string | null
  /** Pictures of the largest paint, one entry a crop. */
  preloads: readonly PreloadedImage[]
  styles: StylesheetName[]
  jsonLd: object[]
}

/** Everything inside `<head>`. */
export function renderHead(head: PageHead, options: { market: Market; publicOrigin: string; nonce: string }): string {
  const { market, publicOrigin, nonce } = options
  const canonical = publicOrigin + marketPath(market, head.path)
  const title = escapeHtml(head.title)
  return [
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${title}</title>`,
    tag('meta', { name: 'description', content: head.description }),
    head.isIndexable ? tag('link', { rel: 'canonical', href: canonical }) : tag('meta', { name: 'robots', content: 'noindex, follow' }),
    head.isIndexable && head.hasAlternates ? alternates(head.path, publicOrigin) : '',
    ...head.preloads.map(preloadImage),
    ...manifest.fonts.map((href) => tag('link', { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' })),
    ...['shell' as const, ...head.styles].map((name) => tag('link', { rel: 'stylesheet', href: manifest.styles[name] })),
    tag('meta', { name: 'theme-color', content: '#fbf7f0' }),
    tag('link', { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    tag('meta', { property: 'og:title', content: head.title }),
    tag('meta', { property: 'og:description', content: head.description }),
    tag('meta', { property: 'og:url', content: canonical }),
    tag('meta', { property: 'og:site_name', content: 'Selvedge' }),
    head.image ? tag('meta', { property: 'og:image', content: head.image }) : '',
    ...head.jsonLd.map((data) => `<script type="application/ld+json" nonce="${nonce}">${scriptJson(data)}</script>`),
    manifest.isDevelopment ? developmentScripts(nonce) : '',
    `<script type="module" async nonce="${nonce}" src="${manifest.entry}"></script>`,
  ].join('')
}

function alternates(path: string, publicOrigin: string): string {
  return Object.values(markets)
    .flatMap((market) => market.hreflang.map((hreflang) => tag('link', { rel: 'alternate', hreflang, href: publicOrigin + marketPath(market, path) })))
    .join('')
}

function preloadImage(image: PreloadedImage): string {
  return tag('link', { rel: 'preload', as: 'image', href: image.src, imagesrcset: image.srcSet, imagesizes: image.sizes, media: image.media, fetchpriority: 'high' })
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
