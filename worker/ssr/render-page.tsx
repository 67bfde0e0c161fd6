import './fast-text-encoder.ts'
import { manifest } from 'virtual:asset-manifest'
import { renderToReadableStream } from 'react-dom/server'
import type { Market } from '../../shared/markets.ts'
import { type Surroundings, SurroundingsContext } from '../../client/blocks/surroundings.ts'
import { skipToContent } from '../../shared/messages/en.ts'
import type { PageType } from '../../shared/routes.ts'
import { scriptsOfPage, thirdParties, type ThirdPartyScripts } from '../../shared/third-parties.ts'
import type { ShellView } from '../../shared/views.ts'
import { renderHead } from './head.ts'
import { attributes } from './html.ts'
import type { Page } from './page.ts'
import { type PreviewedPage, renderPreviewBar } from './render-preview-bar.tsx'
import type { RenderMode } from './render-mode.ts'
import { renderPreviewShell, renderShell } from './render-shell.tsx'
import { speculationRules } from './speculation-rules.ts'

// React outlines finished content of more than this many bytes; a page must arrive whole, without fragments to move.
const progressiveChunkSize = 4_000_000

// Never where shoppers sign in, pay, or see what is theirs (D-17).
const mayHoldCode: ReadonlySet<PageType> = new Set(['home', 'plp', 'pdp', 'search', 'content'])

export type RenderOptions = {
  market: Market
  shell: ShellView
  publicOrigin: string
  thirdPartyScripts?: ThirdPartyScripts
  nonce: string
  mode: RenderMode
  /** Whether the whole page is awaited before the first byte: crawlers get no fragments. */
  isWhole: boolean
  signal: AbortSignal
  onError(cause: unknown): void
  /** An editor's view of the page: with the preview bar, and nothing of it kept. */
  previewed?: PreviewedPage | null
  /** Whether what is left out leaves a note in its place: so in every preview, and where an item is looked at alone. */
  isForEditors?: boolean
  /** Whether links of the page may be fetched as they are pressed: for public pages alone. */
  hasSpeculation?: boolean
  /** Ids of raw HTML that the shop trusts as its own code: for public pages alone. */
  inlineHtmlIds?: readonly string[]
}

/** The page as a byte stream. Rejects when what the page needs at once cannot be rendered. */
export async function renderPage(page: Page, options: RenderOptions): Promise<ReadableStream<Uint8Array>> {
  const isNavigation = options.mode === 'navigation'
  const isForEditors = options.isForEditors ?? Boolean(options.previewed)
  const body = await renderToReadableStream(
    <SurroundingsContext value={{ isForEditors, inlineHtml: inlineHtmlOf(page, options) }}>
      <main id="main" tabIndex={-1}>
        {page.body}
      </main>
    </SurroundingsContext>,
    { nonce: options.nonce, progressiveChunkSize, signal: options.signal, onError: options.onError },
  )
  if (isNavigation || options.isWhole) await body.allReady
  const shell = isNavigation ? { before: '', after: '' } : options.previewed ? renderPreviewShell(options.shell, page) : renderShell(options.shell, page)
  const bar = options.previewed && !isNavigation && page.layout !== 'empty' ? renderPreviewBar(options.previewed, options.market) : ''
  const skipLink = isNavigation || page.layout === 'empty' ? '' : `<a class="skip-link" href="#main">${skipToContent}</a>`
  return framed(documentStart(isForEditors ? withEditorsTools(page) : page, options) + skipLink + bar + shell.before, body, `${shell.after}</body></html>`)
}

// In a page that is swapped in, scripts would not run: there the frame does it.
function inlineHtmlOf({ pageType }: Page, { mode, nonce, inlineHtmlIds = [] }: RenderOptions): Surroundings['inlineHtml'] {
  return mode === 'document' && inlineHtmlIds.length > 0 && mayHoldCode.has(pageType) ? { ids: inlineHtmlIds, nonce } : null
}

function withEditorsTools(page: Page): Page {
  const { styles, scripts = [] } = page.head
  return { ...page, head: { ...page.head, styles: [...styles, 'preview'], scripts: [...scripts, 'preview'] } }
}

function documentStart(page: Page, { market, shell, publicOrigin, nonce, mode, previewed, thirdPartyScripts = {}, hasSpeculation }: RenderOptions): string {
  const htmlAttributes = attributes({
    lang: market.iso,
    'data-market': market.code,
    'data-prefix': market.prefix,
    'data-currency': market.currency,
    'data-channel': String(market.channelId),
    'data-promotions': shell.features.hasPromotions,
    'data-wallet': shell.features.hasExpressWallet,
    'data-wallet-script': shell.features.expressWalletScript,
    'data-build': manifest.buildId,
  })
  const speculation = hasSpeculation && mode === 'document' ? speculationRules(market, nonce) : ''
  const scripts = scriptsOfPage(thirdPartyScripts, page.pageType)
  const bodyAttributes = attributes({
    'data-page-type': page.pageType,
    'data-layout': page.layout,
    'data-header': page.pageType === 'home' && shell.isHeaderTransparent ? 'transparent' : null,
    'data-preview': Boolean(previewed),
    'data-behaviour': scripts.some(([name]) => thirdParties[name].isWidget) ? 'widgets' : null,
    ...Object.fromEntries(scripts.map(([name, address]) => [`data-script-${name}`, address])),
  })
  return `<!doctype html><html${htmlAttributes}><head>${renderHead(page.head, { market, publicOrigin, nonce })}${speculation}</head><body${bodyAttributes}>`
}

/** `start`, the bytes of `body` as they come, `end`. */
function framed(start: string, body: ReadableStream<Uint8Array>, end: string): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  const reader = body.getReader()
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode(start))
    },
    async pull(controller) {
      const { done, value } = await reader.read()
      if (!done) return controller.enqueue(value)
      controller.enqueue(encoder.encode(end))
      controller.close()
    },
    cancel: (reason) => reader.cancel(reason),
  })
}
