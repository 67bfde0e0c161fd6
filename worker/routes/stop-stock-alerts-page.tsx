import type { Context } from 'hono'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { type AppEnv, factory } from '../context/app-env.ts'
import { RateLimitedError } from '../context/rate-limit.ts'
import { requireMarketing } from '../context/require-marketing.ts'
import { inSteps } from '../middleware/in-steps.ts'
import { placeInMarket } from '../middleware/market.ts'
import { respondWithAccountScreen } from '../pages/account-screen.tsx'
import { parseForm, readForm } from '../pages/parse-form.ts'
import { stopByLink, stopLink } from '../stock-alerts/stop-link.ts'
import {
  StockAlertsStoppedPage,
  StopStockAlertsPage,
  UnusableStopLinkPage,
} from '#client/pages/stop-stock-alerts-page.tsx'
import { marketPath, stopStockAlertsPath } from '#shared/links.ts'
import type { Market } from '#shared/markets.ts'
import { stockAlerts } from '#shared/messages/stock-alerts.ts'
import { actions, routes } from '#shared/routes.ts'

const maxTokenLength = 1000
export const StopSchema = v.object({ link: v.fallback(v.pipe(v.string(), v.maxLength(maxTokenLength)), '') })

/** Where the link in a stock alert leads, and what its button says afterwards. Opening it stops nothing. */
export const stopStockAlertsPage = factory.createHandlers(async function showStopStockAlerts(c) {
  requireMarketing(c.get('visit'))
  if (c.req.query('stopped') !== undefined)
    return respond(c, { title: stockAlerts.stoppedTitle, body: <StockAlertsStoppedPage /> })
  const { link } = v.parse(StopSchema, { link: c.req.query('link') })
  if (!(await stopLink.open(c.get('visit'), link))) return respondWithUnusable(c)
  return respond(c, {
    title: stockAlerts.title,
    body: <StopStockAlertsPage market={c.get('market')} token={link} />,
  })
})

export const stopStockAlertsForm = factory.createHandlers(async function postStopStockAlerts(c) {
  const { link } = parseForm(StopSchema, await readForm(c.req.raw))
  const outcome = await stopByLink(c.get('visit'), link)
  if (outcome === 'throttled') throw new RateLimitedError('stop-alerts')
  if (outcome === 'unusable') return respondWithUnusable(c)
  return c.redirect(`${marketPath(c.get('market'), stopStockAlertsPath)}?stopped`, 303)
})

/**
 * A mail program posts to the address in the header `List-Unsubscribe`, without cookies and from no page
 * (https://www.rfc-editor.org/rfc/rfc8058). The link in the address is the authority, so the origin is not checked, and
 * the body is not read. The page's own form has the link in its body, and is left to `stopStockAlertsForm`.
 */
export function stopFromMailProgram(market: Market) {
  return factory.createApp().post(actions.stopStockAlerts, inSteps(placeInMarket(market)), async (c, next) => {
    const { link } = v.parse(StopSchema, { link: c.req.query('link') })
    if (link === '') return next()
    const outcome = await stopByLink(c.get('visit'), link)
    if (outcome === 'throttled') throw new RateLimitedError('stop-alerts')
    return c.body(null, outcome === 'stopped' ? 204 : 410, { 'cache-control': 'private, no-store' })
  })
}

function respondWithUnusable(c: Context<AppEnv>) {
  return respond(c, { title: stockAlerts.unusableTitle, status: 410, body: <UnusableStopLinkPage /> })
}

function respond(c: Context<AppEnv>, screen: { title: string; status?: number; body: ReactNode }) {
  return respondWithAccountScreen(c, { route: routes.stopStockAlerts, referrerPolicy: 'no-referrer', ...screen })
}
