import type { Context } from 'hono'
import * as v from 'valibot'
import { type AppEnv, factory } from '../context/app-env.ts'
import { RateLimitedError } from '../context/rate-limit.ts'
import { respondWithAccountScreen } from '../pages/account-screen.tsx'
import { parseForm, readForm } from '../pages/parse-form.ts'
import { cancelByLink, cancelLink } from '../reservations/cancel-link.ts'
import { requireShops } from '../reservations/require-shops.ts'
import {
  CancelReservationPage,
  ReservationCancelledPage,
  ReservationOverPage,
  UnusableReservationLinkPage,
} from '#client/pages/reservations/reservation-pages.tsx'
import { cancelReservationPath, marketPath } from '#shared/links.ts'
import { reservations as messages } from '#shared/messages/reservations.ts'
import { routes } from '#shared/routes.ts'

const maxTokenLength = 2000
export const CancelSchema = v.object({ link: v.fallback(v.pipe(v.string(), v.maxLength(maxTokenLength)), '') })

/** Where the link in the mail of a reservation leads, and what its button says afterwards. Opening it cancels nothing. */
export const cancelReservationPage = factory.createHandlers(async function showCancelReservation(c) {
  const visit = c.get('visit')
  requireShops(visit)
  if (c.req.query('cancelled') !== undefined)
    return respond(c, { title: messages.cancelledTitle, body: <ReservationCancelledPage /> })
  const { link } = v.parse(CancelSchema, { link: c.req.query('link') })
  const opened = await cancelLink.open(visit, link)
  if (!opened) return respondWithUnusable(c)
  const { piece, town } = opened.subject
  return respond(c, {
    title: messages.cancelTitle,
    body: <CancelReservationPage market={visit.market} token={link} piece={piece} town={town} />,
  })
})

export const cancelReservationForm = factory.createHandlers(async function postCancelReservation(c) {
  const { link } = parseForm(CancelSchema, await readForm(c.req.raw))
  const outcome = await cancelByLink(c.get('visit'), link)
  if (outcome === 'throttled') throw new RateLimitedError('cancel-reservation')
  if (outcome === 'unusable') return respondWithUnusable(c)
  if (outcome === 'over') return respond(c, { title: messages.overTitle, status: 410, body: <ReservationOverPage /> })
  return c.redirect(`${marketPath(c.get('market'), cancelReservationPath)}?cancelled`, 303)
})

/** The same for a link that is forged, damaged, expired or of another market. */
function respondWithUnusable(c: Context<AppEnv>) {
  return respond(c, { title: messages.unusableTitle, status: 410, body: <UnusableReservationLinkPage /> })
}

function respond(c: Context<AppEnv>, screen: Omit<Parameters<typeof respondWithAccountScreen>[1], 'route'>) {
  return respondWithAccountScreen(c, { route: routes.cancelReservation, referrerPolicy: 'no-referrer', ...screen })
}
