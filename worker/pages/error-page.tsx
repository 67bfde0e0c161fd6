import type { Context } from 'hono'
import { mediaBase } from '../configuration/media-base.ts'
import type { AppEnv } from '../context/app-env.ts'
import { asksForPage } from '../http/document-navigation.ts'
import type { Problem } from '../http/problem.ts'
import { bareShell } from './content/load-shell.ts'
import { renderPage } from './render-page.ts'
import { shellWithin } from './shell-within.ts'
import { unlistedHead } from './ssr/head.ts'
import { escapeHtml } from '#client/html/escape-html.ts'
import { ErrorPage, MaintenancePage } from '#client/pages/error-page.tsx'
import { marketPath } from '#shared/links.ts'
import { defaultMarket, type Market, marketOfPath } from '#shared/markets.ts'
import { pageTitle } from '#shared/merchant.ts'
import * as messages from '#shared/messages/shop.ts'

const maxShellMs = 2000

/**
 * Responds with the error page in the shop's shell; without content, in a bare shell; and if that fails too, with the
 * fallback page.
 */
export async function respondWithErrorPage(c: Context<AppEnv>, problem: Problem): Promise<Response> {
  const market = c.get('market') ?? marketOfPath(c.req.path) ?? defaultMarket
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    ...(problem.retryAfterSeconds === undefined ? {} : { 'retry-after': String(problem.retryAfterSeconds) }),
  }
  if (problem.status === 404 && isFile(c.req.path) && !asksForPage(c.req.raw))
    return c.body(fallbackPage(404, market), 404, headers)
  try {
    const { configuration, requestId } = c.get('visit')
    const isClosed = problem.slug === 'maintenance'
    // Every link of the shell leads to the closed market, and its content may be what is being worked on.
    const shell = isClosed ? bareShell(market, configuration) : await shellWithin(c, market, maxShellMs)
    const otherTitle = isClosed ? messages.maintenance.title : messages.error.otherTitle
    const title = problem.status === 404 ? messages.error.notFoundTitle : otherTitle
    const body = await renderPage(c, {
      status: problem.status,
      pageType: 'error',
      layout: isClosed ? 'empty' : 'default',
      head: unlistedHead({
        title: pageTitle(title),
        path: '/',
        styles: problem.status === 404 ? ['later', 'content', 'plp'] : ['later'],
      }),
      body: isClosed ? (
        <MaintenancePage />
      ) : (
        <ErrorPage
          market={market}
          mediaBase={mediaBase(configuration)}
          status={problem.status}
          requestId={requestId}
          {...(problem.isShown && { reason: problem.title })}
          {...(problem.status === 503 && c.req.method === 'GET' && { retryHref: hrefOf(c.req.url) })}
        />
      ),
      shell,
      side: 'personal',
    })
    return c.body(body, problem.status as 404, headers)
  } catch (cause) {
    c.get('log')?.error('error-page', cause)
    return c.body(fallbackPage(problem.status, market), problem.status as 500, headers)
  }
}

/** True if the path names a file. A program that asks for one reads no page, so it gets a small one. */
function isFile(path: string): boolean {
  return /\.[a-z][a-z\d]{1,9}$/i.test(path) || path.startsWith('/.well-known/')
}

// A path that starts with two slashes would be a link to another site.
function hrefOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname.replace(/^\/+/, '/') + search
}

/** Plain HTML with a link home, for when the error page itself fails. */
export function fallbackPage(status: number, market: Market): string {
  const { error } = messages
  const text = status === 404 ? error.notFoundMessage : error.otherMessage
  const title = status === 404 ? error.notFoundTitle : error.otherTitle
  return `<!doctype html><html lang="${market.iso}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="${escapeHtml(marketPath(market, '/'))}">${error.toHome}</a></p></main></body></html>`
}
