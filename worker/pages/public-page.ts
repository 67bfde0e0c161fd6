import type { Context } from 'hono'
import { pagePolicies } from '../cache/page-policy.ts'
import { serveCached } from '../cache/serve-cached.ts'
import type { PageBody, RenderedPage } from '../cache/serve-page.ts'
import type { AppEnv } from '../context/app-env.ts'
import { servicesUntil } from '../context/bind-services.ts'
import type { PublicContext } from '../context/public-context.ts'
import { Redirect } from '../http/redirect.ts'
import { loadShell } from './content/load-shell.ts'
import { limitRender } from './limit-render.ts'
import type { PageLoader, PageOfRoute } from './loaders/page-loader.ts'
import { pageContextOf } from './page-context.ts'
import { respondWithPreviewPage } from './preview-page.ts'
import { renderPage } from './render-page.ts'
import { sideOfRequest } from './side-of-request.ts'
import { renderModeOf } from './ssr/render-mode.ts'
import { NotFoundError } from '#shared/errors.ts'
import { marketKey } from '#shared/markets.ts'
import type { Route } from '#shared/routes.ts'

const maxRenderMs = 20_000
/** Pages whose head differs for an address with any query (D-165). */
const namesNoAlternates: ReadonlySet<string> = new Set(['plp', 'search'])

type PublicRoute = Extract<Route, { access: 'public' }>

/** `isComplete` is false if a part of the page failed. Such a page is served, but not cached. */
type Outcome = { isComplete: boolean }

/** A handler for a public page: from the page cache, or rendered into it. */
export function publicPage({ pageType, layout }: PublicRoute, loader: PageLoader) {
  const page: PageOfRoute = { pageType, layout, ...loader }
  return async function respondWithPublicPage(c: Context<AppEnv>) {
    const { configuration, market, services } = c.get('visit')
    const preview = c.get('preview')
    const device = c.get('device')
    const timing = c.get('timing')
    if (preview) return respondWithPreviewPage(c, page, preview)
    const outcome: Outcome = { isComplete: true }
    // The page may be cached for other visitors, so it does not end with the request that began it.
    const signal = AbortSignal.timeout(maxRenderMs)
    const context = pageContextOf(c, page, {
      services: servicesUntil(c.get('visit'), signal),
      onFailure: () => (outcome.isComplete = false),
    })
    const mode = renderModeOf(c)
    const render = async () => {
      // Addresses can be invented without end, and each new one costs calls. A page from the cache costs none.
      await limitRender(c.get('visit'))
      const startedAt = Date.now()
      const rendered = await renderPublicPage(c, page, { context, outcome })
      timing.rendered(Date.now() - startedAt)
      return rendered
    }
    const policy = configuration.isPageCacheOn ? pagePolicies[page.pageType] : null
    const key = [
      // The shell has more links for crawlers.
      device.isCrawler ? `${mode} crawler` : mode,
      marketKey(market),
      context.path,
      context.query.toString(),
      ...(context.figure === null ? [] : [`on ${context.figure}`]),
      ...(context.hasQuery && namesNoAlternates.has(page.pageType) ? ['?'] : []),
    ].join(' ')
    const contentVersion = policy ? await services.contentVersion.current() : 0
    const { status, body, state } = await serveCached(c.get('visit'), {
      nonce: c.get('nonce'),
      key,
      policy,
      contentVersion,
      render,
    })
    timing.cache(state)
    return htmlResponse(body, status, state)
  }
}

async function renderPublicPage(
  c: Context<AppEnv>,
  { load, pageType, layout }: PageOfRoute,
  { context, outcome }: { context: PublicContext; outcome: Outcome },
): Promise<RenderedPage> {
  const params = c.req.param() as Record<string, string>
  const [shell, loaded] = await shellAndPage(loadShell(context), load(context, params))
  const body = await renderPage(c, {
    ...loaded,
    pageType,
    layout,
    shell,
    side: sideOfRequest(c),
    hasSpeculation: true,
    inlineHtmlIds: context.configuration.inlineHtmlIds,
    onPartFailed: () => (outcome.isComplete = false),
  })
  return {
    status: loaded.status,
    body,
    nonce: c.get('nonce'),
    isStorable: () => loaded.status === 200 && loaded.isStorable !== false && outcome.isComplete,
    isMadeUp: context.query.size > 0 || context.path !== loaded.head.path,
  }
}

/**
 * Resolves with both. If both fail, rejects with the more important failure, whatever their order in time: first that
 * the page does not exist or has moved, then the failure of the shell, then the failure of the page.
 */
async function shellAndPage<Shell, Loaded>(shell: Promise<Shell>, page: Promise<Loaded>): Promise<[Shell, Loaded]> {
  const [shellOutcome, pageOutcome] = await Promise.allSettled([shell, page])
  const isElsewhere =
    pageOutcome.status === 'rejected' &&
    (pageOutcome.reason instanceof NotFoundError || pageOutcome.reason instanceof Redirect)
  if (isElsewhere) throw pageOutcome.reason
  if (shellOutcome.status === 'rejected') throw shellOutcome.reason
  if (pageOutcome.status === 'rejected') throw pageOutcome.reason
  return [shellOutcome.value, pageOutcome.value]
}

function htmlResponse(body: PageBody, status: number, state: string): Response {
  return new Response(body, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      // The page is cached at the edge. A browser revalidates it, and its back/forward cache still works.
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'x-sv-navigation',
      'x-cache': state,
    },
  })
}
