import type { Visit } from '../context/visit.ts'
import { ownMail } from '../mails/own-mail.ts'
import type { OwnMail } from '../ports/marketing-port.ts'
import { cancelUrl } from './cancel-link.ts'
import { clockText } from '#shared/domain/clock-text.ts'
import { reservations as messages } from '#shared/messages/reservations.ts'
import { siteIn, siteUrl } from '#shared/sites.ts'

export type ReservationMail = {
  id: string
  email: string
  /** The product, and the piece with what was chosen of it. */
  name: string
  piece: string
  town: string
  until: string
  /** The shop as one line. */
  address: string
}

/** The mail about a reservation, in the language of the page, with the link that cancels it. */
export async function reservationMail(
  visit: Visit,
  { id, email, name, piece, town, until, address }: ReservationMail,
): Promise<OwnMail> {
  const { market, configuration } = visit
  const site = siteIn(configuration.sites, market)
  const { mail } = messages
  return ownMail({
    email,
    locale: market.iso,
    home: siteUrl(site, '/'),
    subject: mail.subject(name),
    before: [mail.kept(piece, town, clockText(until, market.iso)), mail.shop(address)],
    button: { label: mail.cancel, href: await cancelUrl(visit, site, { id, piece, town }) },
    after: [mail.over, mail.notAsked],
  })
}
