import type { Context } from 'hono'
import * as v from 'valibot'
import { type AppEnv, factory } from '../context/app-env.ts'
import { bareShell } from '../pages/content/load-shell.ts'
import { renderPage } from '../pages/render-page.ts'
import { unlistedHead } from '../pages/ssr/head.ts'
import type { RenderMode } from '../pages/ssr/render-mode.ts'
import { parsePreviewDomain } from '../preview/preview-domain.ts'
import { previewQuery, requirePreviewToken } from '../preview/preview.ts'
import { blockStylesheets } from '#client/blocks/define-block.tsx'
import { fieldIssuesOf } from '#client/blocks/registry.ts'
import { VisualisationPage } from '#client/pages/visualisation-page.tsx'
import { NotFoundError } from '#shared/errors.ts'
import { brand } from '#shared/merchant.ts'
import { routes } from '#shared/routes.ts'
import type { ContentItem } from '#shared/views.ts'

const idPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12,13}$/i

const ModelSchema = v.object({
  content: v.looseObject({
    _meta: v.looseObject({ schema: v.string(), name: v.optional(v.string()), deliveryId: v.optional(v.string()) }),
  }),
})

/** One content item by its id, as an editor's staging host has it. The content service's app frames this page (D-05). */
export const visualizationPage = factory.createHandlers(async function showContentItem(c) {
  const services = c.get('services')
  const { domain, id } = await parseAddress(c)
  const item = await services.stagedContent.item({ domain, id })
  if (!item) throw new NotFoundError(`The staging host has no item ${id}.`)
  c.set('allowedFrameAncestors', c.get('configuration').preview.frameAncestors)
  c.set('isStaged', true)
  return respondWithPreview(c, item, 'document')
})

/**
 * The same item as the editor's form has it, before it is saved. Responds with 422 and the issues if a page would leave
 * the item out. Nothing is stored.
 */
export const previewForm = factory.createHandlers(async function showUnsavedItem(c) {
  await parseAddress(c)
  const { content } = v.parse(ModelSchema, await c.req.json().catch(() => null))
  const item = content as ContentItem
  const faults = fieldIssuesOf(item)
  if (faults.length > 0) return c.json({ faults }, 422)
  return respondWithPreview(c, item, 'navigation')
})

/** @throws InvalidPreviewError, NotFoundError */
async function parseAddress(c: Context<AppEnv>): Promise<{ domain: string; id: string }> {
  const { domain = '', contentId = '' } = c.req.param() as { domain?: string; contentId?: string }
  const configuration = c.get('configuration').preview
  const host = parsePreviewDomain(domain, configuration)
  await requirePreviewToken(c.req.query(previewQuery.token) ?? null, { host, configuration, now: Date.now() })
  if (!idPattern.test(contentId)) throw new NotFoundError('The URL has no valid content item id.')
  return { domain: host.domain, id: contentId }
}

async function respondWithPreview(c: Context<AppEnv>, item: ContentItem, mode: RenderMode): Promise<Response> {
  const { market, configuration } = c.get('visit')
  const { pageType, layout } = routes.visualization
  const body = await renderPage(c, {
    status: 200,
    pageType,
    layout,
    head: {
      ...unlistedHead({ title: item._meta.name ?? brand, path: '/', styles: ['later', ...blockStylesheets] }),
      scripts: ['visualisation'],
    },
    body: <VisualisationPage market={market} item={item} />,
    shell: bareShell(market, configuration),
    side: 'personal',
    mode,
    thirdPartyScripts: {},
    previewed: null,
    isForEditors: true,
  })
  return c.body(body, 200, { 'content-type': 'text/html; charset=utf-8', 'x-robots-tag': 'noindex' })
}
