import { VisualizationPage } from '../../client/pages/visualization-page.tsx'
import { NotFoundError } from '../../shared/errors.ts'
import { factory } from '../app-env.ts'
import { bareShell } from '../load-shell.ts'
import { parsePreviewDomain } from '../preview/preview-domain.ts'
import { renderPage } from '../ssr/render-page.tsx'
import { unlistedHead } from '../ssr/head.ts'

const idPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12,13}$/i

/** One content item by its id, as an editor's staging host has it, for the content service's app to frame (D-05). */
export const visualizationPage = factory.createHandlers(async function showContentItem(c) {
  const { market, services, configuration, nonce, log } = c.var
  const { domain = '', contentId = '' } = c.req.param() as { domain?: string; contentId?: string }
  const host = parsePreviewDomain(domain, configuration.preview)
  if (!idPattern.test(contentId)) throw new NotFoundError('The address names no content item.')
  const { signal } = c.req.raw
  const item = await services.stagedContent.item({ market, domain: host, id: contentId }, signal)
  if (!item) throw new NotFoundError(`The staging host has no item ${contentId}.`)
  const stream = await renderPage(
    {
      status: 200,
      pageType: 'visualization',
      layout: 'empty',
      head: unlistedHead({ title: item._meta.name ?? 'Selvedge', path: '/', styles: ['content'] }),
      body: <VisualizationPage market={market} item={item} />,
    },
    {
      market,
      shell: bareShell(market, configuration),
      publicOrigin: configuration.publicOrigin,
      nonce,
      mode: 'document',
      isWhole: true,
      signal,
      onError: (cause) => log.error('render', cause, { path: c.req.path }),
      previewed: null,
    },
  )
  c.set('framedBy', configuration.preview.frameAncestors)
  return c.body(stream, 200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
})
