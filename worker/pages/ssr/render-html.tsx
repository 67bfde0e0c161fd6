import { manifest } from 'virtual:asset-manifest'
import type { PageBody } from '../../cache/serve-page.ts'
import { documentPaths, personalPaths, sitesBelow, walletPaths } from '../../http/path-lists.ts'
import { printStylesheetLink, renderHead, stylesheetLink } from './head.ts'
import { attributes } from './html.ts'
import { inlineScript } from './inline-script.ts'
import type { Page } from './page.ts'
import type { RenderMode } from './render-mode.ts'
import { type PreviewedPage, renderPreviewBar } from './render-preview-bar.tsx'
import { noShell, renderPreviewShell, renderShell } from './render-shell.tsx'
import { speculationRules } from './speculation-rules.ts'
import { walletHint } from './wallet-hint.ts'
import { type BlockSettings, type GivenBlockSettings, withBlockSettings } from '#client/blocks/block-settings.ts'
import { type HtmlPart, htmlParts, joinHtml, Kept } from '#client/html/static-html.ts'
import { buildLazyMarkup } from '#client/inline/build-lazy-markup.ts'
import { repeatStylesheets } from '#client/inline/repeat-stylesheets.ts'
import { startReporting } from '#client/inline/start-reporting.ts'
import { nothingToAsk } from '#shared/consent.ts'
import { marketPath } from '#shared/links.ts'
import { type Market, marketKey } from '#shared/markets.ts'
import { brand, pageTitle } from '#shared/merchant.ts'
import { pages } from '#shared/messages/pages.ts'
import type { Side } from '#shared/paths.ts'
import { endpoints } from '#shared/routes.ts'
import type { Sites } from '#shared/sites.ts'
import { scriptsOn, thirdParties, thirdPartyNames, type ThirdPartyScripts } from '#shared/third-parties.ts'
import { asksForConsent, type ShellView } from '#shared/views.ts'

export type RenderOptions = {
  market: Market
  shell: ShellView
  sites: Sites
  /** The commerce platform's id of the market's channel. */
  channelId: number
  /** Decides which third-party scripts may run on the page (D-17). */
  side: Side
  thirdPartyScripts?: ThirdPartyScripts
  nonce: string
  mode: RenderMode
  /** True if the client is a crawler. */
  isForCrawler?: boolean
  onError(cause: unknown): void
  /** The parts of the blocks' settings that come from configuration and request. */
  blocks: GivenBlockSettings
  /** An editor's preview of the page: it has the preview bar and is never cached. */
  previewed?: PreviewedPage | null
  /**
   * True if content that is left out leaves a note in its place: in every preview, and in a visualisation. Defaults to
   * true if `previewed` is set.
   */
  isForEditors?: boolean
  /** True if links of a public page may be prefetched when they are pressed. */
  hasSpeculation?: boolean
  /** Share of the documents whose browsers report web vitals and failures, from 0 to 1. */
  reportsShare?: number
  /** Ids of raw HTML items that the shop trusts as its own code, on public pages. */
  inlineHtmlIds?: readonly string[]
}

/**
 * Renders a page, in the order of the document. A part that cannot be rendered leaves a note in its place. @throws what
 * it threw, if the page has lost its heading with it
 */
export function renderHtml(page: Page, options: RenderOptions): PageBody {
  const isNavigation = options.mode === 'navigation'
  const isForEditors = options.isForEditors ?? Boolean(options.previewed)
  const main = renderMain(page, { ...options.blocks, isForEditors, inlineHtml: inlineHtmlOf(options) }, options)
  const shell = isNavigation
    ? noShell
    : options.previewed
      ? renderPreviewShell(options.shell, page, options)
      : renderShell(options.shell, { layout: page.layout, isForCrawler: Boolean(options.isForCrawler) }, options)
  const bar =
    options.previewed && !isNavigation && page.layout === 'default' ? renderPreviewBar(options.previewed, options) : []
  const skipLink =
    isNavigation || page.layout === 'empty' ? '' : `<a class="skip-link" href="#main">${pages.skipToContent}</a>`
  // A stylesheet in the body delays only what follows it: the page has been painted by then.
  const styles = isNavigation || page.head.styles.includes('later') ? '' : stylesheetLink('later')
  const start = documentStart(isForEditors ? withEditorsTools(page) : page, options) + skipLink
  const forPrint = isNavigation ? '' : printStylesheetLink()
  const parts = [start, ...bar, shell.before, ...main, styles, shell.after, forPrint, '</body></html>']
  return parts.some((part) => part instanceof Promise) ? streamOf(parts, options) : joinHtml(parts)
}

function renderMain(page: Page, settings: BlockSettings, { market, onError }: RenderOptions): HtmlPart[] {
  const main = (
    <main id="main" data-brand={brand} tabIndex={-1} aria-label={page.head.title}>
      {page.body}
    </main>
  )
  // Raw HTML that is part of the page has the nonce of the response.
  const by = settings.isForEditors || settings.inlineHtml ? null : page.bodyOf
  const kept = by ? (
    <Kept by={by} as={JSON.stringify([marketKey(market), market.prefix, page.head.title, settings])}>
      {() => main}
    </Kept>
  ) : (
    main
  )
  const failures: unknown[] = []
  let report = (cause: unknown): void => void failures.push(cause)
  const parts = withBlockSettings(settings, () => htmlParts(kept, (cause) => report(cause)))
  const [first, ...others] = failures
  const isLost = failures.length > 0 && !hasHeading(parts)
  ;(isLost ? others : failures).forEach(onError)
  if (isLost) throw first
  report = onError
  return parts
}

function hasHeading(parts: readonly HtmlPart[]): boolean {
  const ready = parts.filter((part) => !(part instanceof Promise))
  return /<h1[ >]/.test(new TextDecoder().decode(joinHtml(ready)))
}

// Scripts do not run in HTML that is swapped in, so there the content frame shows it.
function inlineHtmlOf({ side, mode, nonce, inlineHtmlIds = [] }: RenderOptions): BlockSettings['inlineHtml'] {
  return mode === 'document' && inlineHtmlIds.length > 0 && side === 'public' ? { ids: inlineHtmlIds, nonce } : null
}

function withEditorsTools(page: Page): Page {
  const { styles, scripts = [] } = page.head
  return { ...page, head: { ...page.head, styles: [...styles, 'preview'], scripts: [...scripts, 'preview'] } }
}

function documentStart(page: Page, options: RenderOptions): string {
  const { market, shell, side, sites, nonce, mode, previewed, thirdPartyScripts = {}, hasSpeculation } = options
  const { hasExpressWallet, freeDeliveryFrom, consent } = shell.features
  const htmlAttributes = attributes({
    lang: market.iso,
    'data-market': market.code,
    'data-prefix': market.prefix,
    'data-currency': market.currency,
    'data-channel': String(options.channelId),
    'data-promotions': shell.features.hasPromotions,
    'data-certificates': shell.features.hasGiftCertificates,
    'data-wallet': hasExpressWallet,
    'data-free-from': freeDeliveryFrom === null ? null : String(freeDeliveryFrom),
    'data-consent': asksForConsent(consent) ? consent.rule : nothingToAsk,
    'data-consent-service': consent.service && (consent.service.domainId ?? ''),
    'data-no-ratings': thirdPartyScripts.ratings === undefined,
    'data-analytics': mode === 'document' ? analyticsOf(thirdPartyScripts) : null,
    'data-document-side': mode === 'document' ? documentSide(options) : null,
    'data-build': manifest.buildId,
  })
  const speculation = hasSpeculation && side === 'public' && mode === 'document' ? speculationRules(market, nonce) : ''
  const scripts = scriptsOn(thirdPartyScripts, { side, pageType: page.pageType }).filter(
    // Only the default layout has the bag panel and pages with the wallets' buttons.
    ([name]) => thirdParties[name].pages !== 'wallet' || page.layout === 'default',
  )
  const mayPay = hasExpressWallet && side !== 'personal' && page.layout === 'default'
  const hint = mayPay && mode === 'document' ? walletHint(market, thirdPartyScripts, nonce) : ''
  const lazyScript = mode === 'document' ? inlineScript(nonce, buildLazyMarkup) : ''
  const repeats = mode === 'document' ? inlineScript(nonce, repeatStylesheets) : ''
  const share = options.reportsShare ?? 0
  const reports =
    mode === 'document' && !previewed && share > 0
      ? inlineScript(nonce, startReporting, {
          share,
          to: marketPath(market, endpoints.browserReports.path),
          page: page.pageType,
          file: manifest.scripts.reports,
        })
      : ''
  const bodyAttributes = attributes({
    'data-page-type': page.pageType,
    'data-layout': page.layout,
    'data-side': side,
    'data-header': page.pageType === 'home' && shell.isHeaderTransparent ? 'transparent' : null,
    'data-preview': Boolean(previewed),
    'data-list': page.listName ?? null,
    'data-title': page.listName === undefined ? null : pageTitle(page.listName),
    ...Object.fromEntries(scripts.map(([name, address]) => [`data-script-${name}`, address])),
  })
  const paths = mode === 'document' ? pathsOf(market, { hasWallet: hasExpressWallet }) : ''
  // The HTML standard wants the character encoding within the first 1,024 bytes.
  return `<!doctype html><html${htmlAttributes}><head><meta charset="utf-8">${reports}${repeats}${paths}${renderHead(page.head, { market, sites, nonce })}${hint}${lazyScript}${speculation}</head><body${bodyAttributes}>`
}

/**
 * The configured services that receive events, each with the purpose that visitors must agree to. Personal pages have
 * it too: their events wait for a page that may run the service's script.
 */
function analyticsOf(scripts: ThirdPartyScripts): string | null {
  const services = thirdPartyNames.filter((name) => thirdParties[name].loads === 'analytics' && scripts[name])
  return services.map((name) => `${name}:${thirdParties[name].consent}`).join(' ') || null
}

/**
 * The side that the document is bound to, because its content security policy blocks the other side's scripts, or
 * because it holds code that must not be carried over to a personal page. Links to the other side load a new document.
 * `null` if pages of both sides may be swapped in.
 */
function documentSide(options: RenderOptions): Side | null {
  const { side, thirdPartyScripts = {} } = options
  if (side === 'public') return inlineHtmlOf(options) ? side : null
  return scriptsOn(thirdPartyScripts, { side: 'public' }).length > 0 ? side : null
}

/** Sends what is there before each late part, then that part. A late part that fails is left out. */
function streamOf(parts: readonly HtmlPart[], { onError }: RenderOptions): ReadableStream<Uint8Array> {
  const rest = [...parts]
  const takeReady = () => {
    const late = rest.findIndex((part) => part instanceof Promise)
    return joinHtml(rest.splice(0, late < 0 ? rest.length : late))
  }
  return new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(takeReady()),
    async pull(controller) {
      try {
        rest.unshift(...((await rest.shift()) as HtmlPart[]))
      } catch (cause) {
        onError(cause)
      }
      controller.enqueue(takeReady())
      if (rest.length === 0) controller.close()
    },
  })
}

/**
 * The parts of the path table that the browser needs, as regular expression alternatives on a `<meta>`: the path
 * starts, without market prefix, of paths that are separate documents, also in other markets, of personal pages, and of
 * pages where the wallet may run (`client/navigation/navigation-policy.ts`).
 */
function pathsOf(market: Market, { hasWallet }: { hasWallet: boolean }): string {
  const values = attributes({
    name: 'paths',
    content: '',
    'data-documents': [...documentPaths, ...sitesBelow(market)].join('|'),
    'data-personal': (hasWallet ? personalPaths : [...walletPaths, ...personalPaths]).join('|'),
    'data-wallet-pages': hasWallet ? walletPaths.join('|') : null,
  })
  return `<meta${values}>`
}
