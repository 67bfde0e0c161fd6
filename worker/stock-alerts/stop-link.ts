import * as v from 'valibot'
import { isWithinLimit } from '../context/rate-limit.ts'
import { requireMarketing } from '../context/require-marketing.ts'
import type { Visit } from '../context/visit.ts'
import { defineMailedLink } from '../mailed-links/define-mailed-link.ts'
import { stopStockAlertsPath } from '#shared/links.ts'
import { type Site, siteUrl } from '#shared/sites.ts'

/** As long as the marketing provider keeps a request, so that the link outlives every request made before it. */
const lifetimeSeconds = 180 * 24 * 60 * 60

/** The link with which an address stops its stock alerts. It can be used again, because that stops nothing more. */
export const stopLink = defineMailedLink({
  purpose: 'stop-stock-alerts',
  lifetimeSeconds,
  subject: v.object({ email: v.string() }),
})

export async function stopUrl(visit: Visit, site: Site, email: string): Promise<string> {
  const token = await stopLink.create(visit, site.market, { email })
  return siteUrl(site, `${stopStockAlertsPath}?link=${token}`)
}

/**
 * Deletes the open requests of the link's address.
 *
 * @throws ServiceError, because a shopper who is told that it stopped must get no more
 * @throws NotFoundError if the shop has no e-mail marketing
 */
export async function stopByLink(visit: Visit, token: string): Promise<'stopped' | 'throttled' | 'unusable'> {
  const marketing = requireMarketing(visit)
  const link = await stopLink.open(visit, token)
  if (!link) return 'unusable'
  const { email } = link.subject
  if (!(await isWithinLimit(visit, 'stop-alerts', { session: email.toLowerCase() }))) return 'throttled'
  await marketing.stopStockAlerts({ email })
  return 'stopped'
}
