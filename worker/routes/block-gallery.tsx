import { factory } from '../context/app-env.ts'
import { bareShell } from '../pages/content/load-shell.ts'
import { renderPage } from '../pages/render-page.ts'
import { unlistedHead } from '../pages/ssr/head.ts'
import { blockStylesheets } from '#client/blocks/define-block.tsx'
import { NotFoundError } from '#shared/errors.ts'
import { marketPath } from '#shared/links.ts'
import { endpoints } from '#shared/routes.ts'

/**
 * Shows every block with its samples, for developers. It is off unless BLOCK_GALLERY is on, and its code is loaded with
 * its first page.
 */
export const gallery = factory.createHandlers(async function showGallery(c, next) {
  const { configuration, market } = c.get('visit')
  if (!configuration.isGalleryOn) return next()
  const { galleryPage } = await import('#client/gallery/pages.tsx')
  const { block, view, sample } = c.req.param() as { block?: string; view?: string; sample?: string }
  const mediaHost = configuration.media.url.replace(/^https?:\/\//, '')
  const body = galleryPage({
    market,
    base: marketPath(market, endpoints.gallery.path),
    mediaHost,
    block,
    view,
    sample,
  })
  if (!body) throw new NotFoundError('The gallery has no such page.')
  const html = await renderPage(c, {
    status: 200,
    pageType: 'visualization',
    layout: 'empty',
    head: unlistedHead({
      title: [block ?? 'Block gallery', sample].filter(Boolean).join(', '),
      path: endpoints.gallery.path,
      styles: ['later', ...blockStylesheets, 'preview'],
    }),
    body,
    shell: bareShell(market, configuration),
    side: 'personal',
    mode: 'document',
    thirdPartyScripts: {},
    previewed: null,
  })
  c.set('allowedFrameAncestors', ["'self'"])
  return c.body(html, 200, { 'content-type': 'text/html; charset=utf-8', 'x-robots-tag': 'noindex' })
})
