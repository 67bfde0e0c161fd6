import type { Context } from 'hono'
import type { PageBody } from '../cache/serve-page.ts'
import { scriptsOfMarket } from '../configuration/third-party-scripts.ts'
import type { AppEnv } from '../context/app-env.ts'
import { redactPersonal } from '../lib/log.ts'
import { reportContent } from './content/report-content.ts'
import type { Page } from './ssr/page.ts'
import { renderHtml, type RenderOptions } from './ssr/render-html.tsx'
import { renderModeOf } from './ssr/render-mode.ts'
import { previewedPage } from './ssr/render-preview-bar.tsx'

/** A page, its shell and how it is rendered. Whatever is left out comes from the request. */
export type PageOfRequest = Page &
  Pick<RenderOptions, 'shell' | 'side'> &
  Partial<
    Pick<
      RenderOptions,
      'mode' | 'thirdPartyScripts' | 'previewed' | 'isForEditors' | 'hasSpeculation' | 'inlineHtmlIds'
    >
  > & {
    /** Called for each part that fails. The failure is logged as well. */
    onPartFailed?(): void
  }

/** Renders a page for the request. Rejects if the page loses its heading with a part that cannot be rendered. */
export function renderPage(c: Context<AppEnv>, page: PageOfRequest): Promise<PageBody> {
  const { configuration, log, tracing, requestFacts } = c.get('visit')
  const nonce = c.get('nonce')
  const device = c.get('device')
  const metrics = c.get('metrics')
  const countLeftOut = ({ schema: name, reason: detail }: { schema: string; reason: string }) => {
    const left = { kind: 'content-left-out', page: page.pageType, name, detail, source: '', navigation: '', value: 1 }
    metrics.write('report', { ...requestFacts, ...left })
  }
  const thirdPartyScripts = scriptsOfMarket(configuration, page.shell.market)
  const options: RenderOptions = {
    market: page.shell.market,
    sites: configuration.sites,
    channelId: configuration.bigCommerce.channelIds[page.shell.market.code],
    thirdPartyScripts,
    nonce,
    reportsShare: configuration.browserReportsShare,
    mode: renderModeOf(c),
    isForCrawler: device.isCrawler,
    previewed: previewedPage(c),
    ...page,
    blocks: {
      videoProfile: configuration.media.contentVideoProfile,
      hasExpressWallet: page.shell.features.hasExpressWallet,
      hasLiveShopping: thirdPartyScripts['live-shopping'] !== undefined,
      report: reportContent(log, countLeftOut),
    },
    onError(cause) {
      page.onPartFailed?.()
      log.error('render', cause, { path: redactPersonal(c.req.path) })
    },
  }
  return tracing.span('render', { pageType: page.pageType, mode: options.mode }, async () => renderHtml(page, options))
}
