import * as v from 'valibot'
import { servicesUntil } from '../context/bind-services.ts'
import { channelIdOf } from '../context/channel-id.ts'
import { isMailWithinLimit, isWithinLimit, withinNetwork } from '../context/rate-limit.ts'
import { requireMarketing } from '../context/require-marketing.ts'
import type { Visit } from '../context/visit.ts'
import { defineMailedLink } from '../mailed-links/define-mailed-link.ts'
import { ownMail } from '../mails/own-mail.ts'
import { writeGuestOrder } from '../session/guest-order-cookie.ts'
import { mailedOrderPath } from '#shared/links.ts'
import { markets } from '#shared/markets.ts'
import * as messages from '#shared/messages/guest-order.ts'
import { siteIn, siteUrl } from '#shared/sites.ts'

/** What the form asks for. */
type OrderClaim = { orderId: number; email: string }

const timeoutMs = 10_000

/** The link to one order, which proves that its reader gets the mails about the order. */
export const orderLink = defineMailedLink({
  purpose: 'order',
  lifetimeSeconds: 1800,
  subject: v.object({ orderId: v.number() }),
})

/**
 * Mails a link to the order, if it was placed with this e-mail address. The order is looked up after the response, so
 * neither the response nor its time says if it exists.
 *
 * @throws NotFoundError if the shop has no e-mail marketing
 */
export async function requestOrderLink(visit: Visit, claim: OrderClaim): Promise<'requested' | 'throttled'> {
  requireMarketing(visit)
  // Counted within the network, so that a stranger does not keep the owner from asking.
  const session = withinNetwork(visit, claim.email.toLowerCase())
  if (!(await isWithinLimit(visit, 'order-link', { session }))) return 'throttled'
  visit.later(mailOrderLink(visit, claim).catch((cause: unknown) => visit.log.error('order-link', cause)))
  return 'requested'
}

/** Uses the link of a mail and opens its order to this browser. False if the link cannot be used. @throws ServiceError */
export async function openMailedOrder(visit: Visit, token: string): Promise<boolean> {
  const link = await orderLink.open(visit, token)
  if (!link || !(await link.use())) return false
  await writeGuestOrder(visit, link.subject.orderId)
  return true
}

async function mailOrderLink(visit: Visit, { orderId, email }: OrderClaim): Promise<void> {
  const { marketing, orders } = servicesUntil(visit, AbortSignal.timeout(timeoutMs))
  const order = await orders.recipient({ orderId })
  const isRightAddress = order !== null && order.email.trim().toLowerCase() === email.toLowerCase()
  if (!isRightAddress || order.stage === 'unfinished') return
  const sold = Object.values(markets).find((market) => channelIdOf(visit, market) === order.channelId)
  // An address of the order may be mailed only so often, whoever asks.
  if (!marketing || !sold || !(await isMailWithinLimit(visit, email))) return
  const site = siteIn(visit.configuration.sites, { code: sold.code, language: visit.market.language })
  const token = await orderLink.create(visit, sold, { orderId })
  const mail = ownMail({
    // As the order has it, so that no other spelling of it gets the mail.
    email: order.email.trim(),
    locale: visit.market.iso,
    home: siteUrl(site, '/'),
    subject: messages.guestOrder.mailSubject(orderId),
    before: [messages.guestOrder.mailText(orderId)],
    button: {
      label: messages.guestOrder.mailButton,
      href: siteUrl(site, `${mailedOrderPath}?link=${token}`),
    },
    after: [messages.guestOrder.mailTerm, messages.guestOrder.mailNotAsked],
  })
  await marketing.sendMail({ ...mail, market: sold })
}
