import type { Visit } from '../context/visit.ts'
import type { MailDraft } from '../mails/mail-draft.ts'
import { ownMail } from '../mails/own-mail.ts'
import type { ReturnMail } from './checked-return.ts'
import { requireReturnTerms } from './return-terms.ts'
import { dayText } from '#shared/domain/day-text.ts'
import { findOrderPath, orderPath } from '#shared/links.ts'
import { returns } from '#shared/messages/returns.ts'
import { siteIn, siteUrl } from '#shared/sites.ts'

type Draft = Omit<MailDraft, 'locale' | 'home'>

/**
 * Mails a request to the help desk and to the address of the order, in the language of the page. If the shopper's copy
 * fails, the log says so.
 *
 * @throws ServiceError if the help desk gets no mail
 */
export async function mailReturn(visit: Visit, mail: ReturnMail): Promise<void> {
  const { services, log, market, configuration } = visit
  const { marketing } = services
  if (!marketing) return
  const site = siteIn(configuration.sites, market)
  const home = siteUrl(site, '/')
  const send = (draft: Draft) => marketing.sendMail(ownMail({ ...draft, locale: market.iso, home }))
  const path = mail.order.customerId === 0 ? findOrderPath : orderPath(mail.order.id)
  const orderId = mail.order.id
  await Promise.all([
    send(toHelpDesk(visit, mail)),
    send(toShopper(mail, siteUrl(site, path))).catch(log.fallback('return-copy', undefined, { orderId })),
  ])
}

function toHelpDesk(visit: Visit, mail: ReturnMail): Draft {
  const { order, noted, lastDay } = mail
  const name = `${order.buyer.firstName} ${order.buyer.lastName}`.trim()
  return {
    email: requireReturnTerms(visit).address,
    subject: returns.mail.deskSubject(order.id, noted.number),
    before: [returns.mail.deskText(order.id, name, order.email), ...requestTexts(mail)],
    button: null,
    after: [returns.mail.deskTerm(dayText(lastDay, visit.market.iso)), returns.mail.deskNext],
  }
}

function toShopper(mail: ReturnMail, href: string): Draft {
  const { order } = mail
  return {
    email: order.email.trim(),
    subject: returns.mail.subject(order.id),
    before: [returns.mail.text(order.id), ...requestTexts(mail)],
    button: { label: returns.mail.button, href },
    after: returns.next,
  }
}

/** The lines of a request in words, each as a paragraph, and each line of the comment. */
function requestTexts({ order, request }: ReturnMail): string[] {
  const lines = request.lines.map(({ lineId, quantity, reason, exchange }) => {
    const line = order.lines.find(({ id }) => id === lineId)
    const resolution = exchange ? returns.exchange(exchange.size) : returns.refund
    return [
      returns.mail.line(quantity, line?.name ?? '', line?.sku ?? ''),
      returns.mail.reason(returns.reasons[reason]),
      returns.mail.resolution(resolution),
    ].join(' · ')
  })
  const comment = request.comment === '' ? [] : returns.mail.comment(request.comment).split(/\n+/)
  return [...lines, ...comment]
}
