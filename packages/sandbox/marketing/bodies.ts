import * as v from 'valibot'

const Email = v.pipe(v.string(), v.trim(), v.toLowerCase(), v.maxLength(254), v.rfcEmail())
const Market = v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}$/)))
const Sku = v.pipe(v.string(), v.minLength(1), v.maxLength(64))

/** The language of the page. A language without templates gets English mails. */
const Language = v.optional(v.pipe(v.string(), v.regex(/^[a-z]{2}$/)))

export const SubscriptionSchema = v.object({ email: Email, market: Market, language: Language })
export const ConsentSchema = v.object({
  email: Email,
  category: v.picklist(['marketing_email', 'marketing_post']),
  action: v.picklist(['accept', 'decline']),
})
export const PreferencesSchema = v.object({
  email: Email,
  preferences: v.record(
    v.pipe(v.string(), v.maxLength(60)),
    v.union([v.boolean(), v.pipe(v.string(), v.maxLength(200)), v.array(v.string())]),
  ),
})
export const StockNotificationSchema = v.object({
  email: Email,
  sku: Sku,
  market: Market,
  language: Language,
})
export const OpenNotificationsSchema = v.object({
  skus: v.pipe(v.array(Sku), v.minLength(1), v.maxLength(600)),
  sent_since: v.pipe(v.string(), v.isoTimestamp()),
  limit: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
})
export const OwnNotificationsSchema = v.object({ email: Email })
export const MailsSchema = v.object({
  mails: v.pipe(
    v.array(
      v.object({
        id: v.pipe(v.string(), v.uuid()),
        subject: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
        text: v.pipe(v.string(), v.minLength(1), v.maxLength(20_000)),
        html: v.pipe(v.string(), v.minLength(1), v.maxLength(100_000)),
        unsubscribe_url: v.pipe(v.string(), v.url()),
      }),
    ),
    v.minLength(1),
    v.maxLength(100),
  ),
})
/** A service mail that the sender wrote itself, in both parts. */
export const MessageSchema = v.object({
  email: Email,
  subject: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  text: v.pipe(v.string(), v.minLength(1), v.maxLength(20_000)),
  html: v.pipe(v.string(), v.minLength(1), v.maxLength(100_000)),
  market: Market,
  language: Language,
})
