import * as v from 'valibot'
import { isWithinLimit } from '../context/rate-limit.ts'
import type { Visit } from '../context/visit.ts'
import { defineMailedLink } from '../mailed-links/define-mailed-link.ts'
import { requireShops } from './require-shops.ts'
import { cancelReservationPath } from '#shared/links.ts'
import { type Site, siteUrl } from '#shared/sites.ts'

/** Longer than shops keep a piece (docs/vendors.md). */
const lifetimeSeconds = 7 * 24 * 60 * 60

/** What the page of the link says without a call. */
const SubjectSchema = v.object({ id: v.string(), piece: v.string(), town: v.string() })

/** The link that cancels one reservation. It needs no record of its use, because the service cancels it once. */
export const cancelLink = defineMailedLink({ purpose: 'reservation', lifetimeSeconds, subject: SubjectSchema })

export async function cancelUrl(
  visit: Visit,
  site: Site,
  reservation: v.InferOutput<typeof SubjectSchema>,
): Promise<string> {
  const token = await cancelLink.create(visit, site.market, reservation)
  return siteUrl(site, `${cancelReservationPath}?link=${token}`)
}

/**
 * Cancels the reservation of the link. `over`: it had ended before.
 *
 * @throws ServiceError after which the link still works
 * @throws NotFoundError if nothing can be reserved in shops of this market
 */
export async function cancelByLink(
  visit: Visit,
  token: string,
): Promise<'cancelled' | 'over' | 'throttled' | 'unusable'> {
  const { shops } = requireShops(visit)
  const link = await cancelLink.open(visit, token)
  if (!link) return 'unusable'
  const { id } = link.subject
  if (!(await isWithinLimit(visit, 'cancel-reservation', { session: id }))) return 'throttled'
  return shops.cancel({ id })
}
