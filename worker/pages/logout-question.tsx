import type { Context } from 'hono'
import type { AppEnv } from '../context/app-env.ts'
import { renderPage } from './render-page.ts'
import { shellWithin } from './shell-within.ts'
import { unlistedHead } from './ssr/head.ts'
import { LogoutQuestion } from '#client/pages/logout-question.tsx'
import { marketOfPath, defaultMarket } from '#shared/markets.ts'
import { pageTitle } from '#shared/merchant.ts'
import { account } from '#shared/messages/shop.ts'

const maxMs = 2000

/** The question whether to log out, for a link of another site that would do it (D-164). Changes nothing by itself. */
export async function respondWithLogoutQuestion(c: Context<AppEnv>): Promise<Response> {
  const market = c.get('market') ?? marketOfPath(c.req.path) ?? defaultMarket
  const body = await renderPage(c, {
    status: 200,
    pageType: 'error',
    layout: 'default',
    head: unlistedHead({ title: pageTitle(account.logOutQuestion), path: '/', styles: ['later'] }),
    body: <LogoutQuestion market={market} />,
    shell: await shellWithin(c, market, maxMs),
    side: 'personal',
  })
  return c.body(body, 200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store' })
}
