import type { Visit } from '../context/visit.ts'
import { inLanguage } from '../language/language.ts'
import { ownMail } from '../mails/own-mail.ts'
import type { StockAlert, StockAlertMail } from '../ports/marketing-port.ts'
import { alertPath, type AlertVariant } from './request-stock-alert.ts'
import { stopUrl } from './stop-link.ts'
import { platformText } from '#shared/domain/platform-text.ts'
import * as messages from '#shared/messages/stock-alerts.ts'
import { siteIn, siteUrl } from '#shared/sites.ts'

/** The mail to a shopper whose variant can be bought again, in the language in which they asked. */
export async function stockMail(
  visit: Visit,
  { id, email, market }: StockAlert,
  sold: AlertVariant,
): Promise<StockAlertMail> {
  const site = siteIn(visit.configuration.sites, market)
  const stop = await stopUrl(visit, site, email)
  const { colour, size, length } = sold.variant
  const { subject, text, html } = inLanguage(market.language, () => {
    const { stockAlerts } = messages
    const options = [colour, size, length].flatMap((option) => (option === null ? [] : [platformText(option)]))
    return ownMail({
      email,
      locale: market.iso,
      home: siteUrl(site, '/'),
      subject: stockAlerts.mailSubject(sold.product.name),
      before: [stockAlerts.mailText([sold.product.name, ...options].join(', ')), stockAlerts.mailNotKept],
      button: { label: stockAlerts.mailButton, href: siteUrl(site, alertPath(sold)) },
      after: [stockAlerts.mailOnce],
      stop: { label: stockAlerts.mailStop, href: stop },
    })
  })
  return { id, subject, text, html, stopUrl: stop }
}
