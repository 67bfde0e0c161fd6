import type { Context } from 'hono'
import type { Route } from '../../shared/routes.ts'
import type { AppEnv } from '../app-env.ts'
import { loadShell } from '../content/load-shell.ts'
import { deferring, redactPersonal } from '../log.ts'
import { previewedPage } from '../preview/previewed-page.ts'
import type { LoadedPage } from '../ssr/page.ts'
import { renderModeOf } from '../ssr/render-mode.ts'
import { renderPage } from '../ssr/render-page.tsx'

export type PersonalRoute = Extract<Route, { access: 'personal' }>

/** Responds with a page for one visitor: never cached, and complete before its first byte. */
export async function respondWithPersonalPage(
  c: Context<AppEnv>,
  { pageType, layout, hasWallet }: PersonalRoute,
  page: LoadedPage,
): Promise<Response> {
  const { market, services, configuration, nonce, log } = c.var
  const startedAt = Date.now()
  const shell = await loadShell({ market, services, configuration, defer: deferring(log) })
  const stream = await renderPage(
    { ...page, pageType, layout },
    {
      market,
      shell,
      publicOrigin: configuration.publicOrigin,
      side: hasWallet && shell.features.expressWalletScript ? 'wallet' : 'personal',
      thirdPartyScripts: configuration.thirdPartyScripts,
      nonce,
      mode: renderModeOf(c),
      isWhole: true,
      signal: c.req.raw.signal,
      onError: (cause) => log.error('render', cause, { path: redactPersonal(c.req.path) }),
      previewed: previewedPage(c),
    },
  )
  c.var.timing.rendered(Date.now() - startedAt)
  return c.body(stream, page.status as 200, { 'content-type': 'text/html; charset=utf-8' })
}
