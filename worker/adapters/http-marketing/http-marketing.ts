import * as v from 'valibot'
import type { ConfigurationOf } from '../../configuration/configuration.ts'
import type { MarketingPort, StockAlert } from '../../ports/marketing-port.ts'
import type { Call } from '../../upstream/call.ts'
import { everyMarket, isInDefaultLanguage, type Market } from '#shared/markets.ts'

const StockAlertSchema = v.object({ id: v.string() })
const ContactSchema = v.object({ email: v.string() })
const MessageSchema = v.object({ id: v.string() })
const OpenAlertsSchema = v.object({
  notifications: v.array(
    v.object({
      id: v.string(),
      email: v.string(),
      sku: v.string(),
      market: v.nullish(v.string()),
      language: v.nullish(v.string()),
    }),
  ),
  sent: v.record(v.string(), v.number()),
})
const OwnAlertsSchema = v.object({ notifications: v.array(v.object({ sku: v.string(), created_at: v.string() })) })
const MailsSchema = v.object({ sent: v.number() })
const StoppedSchema = v.object({ stopped: v.number() })

type WireAlert = v.InferOutput<typeof OpenAlertsSchema>['notifications'][number]

/** The market of a mail, and its language if it is not the market's default one. */
function siteOf(market: Market): { market: string; language?: string } {
  return { market: market.code, ...(!isInDefaultLanguage(market) && { language: market.language }) }
}

/** Without a language, the market's default one. None for a market that the shop does not have. */
function toAlert({ id, email, sku, market: code, language }: WireAlert): StockAlert[] {
  const languages = everyMarket.filter((market) => market.code === code)
  const market = languages.find((each) => each.language === language) ?? languages.find(isInDefaultLanguage)
  return market ? [{ id, email, sku, market }] : []
}

/** An e-mail marketing provider over HTTP with JSON. `call` sends the bearer token. */
export function createHttpMarketing({
  configuration,
  call,
}: {
  configuration: ConfigurationOf<'marketing'>
  call: Call
}): MarketingPort {
  return {
    async notifyStockLevel({ market, email, sku }, signal) {
      await call('stock-notification', StockAlertSchema, {
        url: `${configuration.url}/v1/stock-notifications`,
        method: 'POST',
        // Sending it twice creates one request per person and SKU.
        isIdempotent: true,
        body: { email, sku, ...siteOf(market) },
        signal,
      })
    },
    async openStockAlerts({ skus, sentSince, limit }, signal) {
      const { notifications, sent } = await call('stock-notifications-open', OpenAlertsSchema, {
        url: `${configuration.url}/v1/stock-notifications/open`,
        method: 'POST',
        isIdempotent: true,
        body: { skus, sent_since: sentSince.toISOString(), limit },
        signal,
      })
      return { alerts: notifications.flatMap(toAlert), sentOf: new Map(Object.entries(sent)) }
    },
    async sendStockAlerts({ mails }, signal) {
      const { sent } = await call('stock-notifications-send', MailsSchema, {
        url: `${configuration.url}/v1/stock-notifications/send`,
        method: 'POST',
        // A request whose mail was sent is no longer open.
        isIdempotent: true,
        body: { mails: mails.map(({ stopUrl, ...mail }) => ({ ...mail, unsubscribe_url: stopUrl })) },
        signal,
      })
      return sent
    },
    async stockAlertsOf({ email }, signal) {
      const { notifications } = await call('stock-notifications-list', OwnAlertsSchema, {
        url: `${configuration.url}/v1/stock-notifications/list`,
        method: 'POST',
        isIdempotent: true,
        body: { email },
        signal,
      })
      return notifications.map(({ sku, created_at: requestedAt }) => ({ sku, requestedAt }))
    },
    async stopStockAlerts({ email }, signal) {
      await call('stock-notifications-stop', StoppedSchema, {
        url: `${configuration.url}/v1/stock-notifications/stop`,
        method: 'POST',
        isIdempotent: true,
        body: { email },
        signal,
      })
    },
    async requestNewsletter({ market, email }, signal) {
      await call('subscription', ContactSchema, {
        url: `${configuration.url}/v1/subscriptions`,
        method: 'POST',
        body: { email, ...siteOf(market) },
        signal,
      })
    },
    async sendMail({ market, email, subject, text, html }, signal) {
      await call('message', MessageSchema, {
        url: `${configuration.url}/v1/messages`,
        method: 'POST',
        body: { email, subject, text, html, ...siteOf(market) },
        signal,
      })
    },
    async updateMarketingConsent({ email, category, isGiven }, signal) {
      const body = { email, category, action: isGiven ? 'accept' : 'decline' }
      await call('consent', ContactSchema, {
        url: `${configuration.url}/v1/consents`,
        method: 'POST',
        isIdempotent: true,
        body,
        signal,
      })
    },
    async updatePreferences({ email, preferences }, signal) {
      await call('preferences', ContactSchema, {
        url: `${configuration.url}/v1/preferences`,
        method: 'PUT',
        isIdempotent: true,
        body: { email, preferences },
        signal,
      })
    },
  }
}
