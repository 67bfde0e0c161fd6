import * as v from 'valibot'
import type { ConfigurationOf } from '../../configuration/configuration.ts'
import type { MarketingPort } from '../../ports/marketing-port.ts'
import type { Call } from '../../upstream/call.ts'
import { isInDefaultLanguage, type Market } from '#shared/markets.ts'

const StockAlertSchema = v.object({ id: v.string() })
const ContactSchema = v.object({ email: v.string() })
const MessageSchema = v.object({ id: v.string() })

/** The market of a mail, and its language if it is not the market's default one. */
function siteOf(market: Market): { market: string; language?: string } {
  return { market: market.code, ...(!isInDefaultLanguage(market) && { language: market.language }) }
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
