import type { Context } from 'hono'
import type { AppEnv } from '../context/app-env.ts'
import { servicesUntil } from '../context/bind-services.ts'
import type { PageContext } from '../context/public-context.ts'
import type { Preview } from '../preview/preview.ts'
import { loadShell } from './content/load-shell.ts'
import type { PageOfRoute } from './loaders/page-loader.ts'
import { pageContextOf } from './page-context.ts'
import { renderPage } from './render-page.ts'
import { sideOfRequest } from './side-of-request.ts'

const maxRenderMs = 20_000

/** The context of a page in an editor's preview: its services read the staging host. No page made from it can be cached. */
export type PreviewContext = PageContext & { readonly audience: 'editor'; readonly preview: Preview }

/** Responds with a page as the editor's staging host has it: complete, rendered again, and without any cache. */
export async function respondWithPreviewPage(
  c: Context<AppEnv>,
  page: PageOfRoute,
  preview: Preview,
): Promise<Response> {
  const signal = AbortSignal.timeout(maxRenderMs)
  const context: PreviewContext = {
    ...pageContextOf(c, page, { services: servicesUntil(c.get('visit'), signal) }),
    audience: 'editor',
    preview,
  }
  const [shell, loaded] = await Promise.all([
    loadShell(context),
    page.load(context, c.req.param() as Record<string, string>),
  ])
  const body = await renderPage(c, {
    ...loaded,
    pageType: page.pageType,
    layout: page.layout,
    head: { ...loaded.head, isIndexable: false },
    shell,
    side: sideOfRequest(c),
  })
  return c.body(body, loaded.status as 200, { 'content-type': 'text/html; charset=utf-8', 'x-robots-tag': 'noindex' })
}
