import type { Context } from 'hono'
import type { AppEnv } from '../context/app-env.ts'
import { contextOf } from '../context/part-context.ts'
import { loadShell } from './content/load-shell.ts'
import { renderPage } from './render-page.ts'
import type { LoadedPage } from './ssr/page.ts'
import type { Route } from '#shared/routes.ts'

export type PersonalRoute = Extract<Route, { access: 'personal' }>

/**
 * Responds with a page for one visitor: never cached, and complete before its first byte. It may be a public page that
 * repeats what the visitor posted.
 */
export async function respondWithPersonalPage(
  c: Context<AppEnv>,
  { pageType, layout, hasWallet }: Pick<Route, 'pageType' | 'layout'> & Pick<PersonalRoute, 'hasWallet'>,
  page: LoadedPage,
): Promise<Response> {
  const startedAt = Date.now()
  const shell = await loadShell(contextOf(c.get('visit')))
  const body = await renderPage(c, {
    ...page,
    pageType,
    layout,
    shell,
    side: hasWallet && shell.features.hasExpressWallet ? 'wallet' : 'personal',
  })
  c.get('timing').rendered(Date.now() - startedAt)
  return c.body(body, page.status as 200, { 'content-type': 'text/html; charset=utf-8' })
}
