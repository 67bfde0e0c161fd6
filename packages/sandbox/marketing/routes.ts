import { Hono } from 'hono'
import type { SandboxContext } from '../env.ts'
import { mailInsertion } from '../mails/render-mail.ts'
import {
  MailsSchema,
  ConsentSchema,
  MessageSchema,
  OpenNotificationsSchema,
  OwnNotificationsSchema,
  PreferencesSchema,
  StockNotificationSchema,
  SubscriptionSchema,
} from './bodies.ts'
import { confirm, showConfirmation } from './confirm-pages.tsx'
import { optInStatement, findContact, saveConsent, savePreferences } from './contacts.ts'
import { languageOf } from './mail-texts.ts'
import { confirmationMail } from './mail.ts'
import {
  sendNotifications,
  notificationsOf,
  openNotifications,
  stopNotifications,
  wishForStock,
} from './stock-notifications.ts'
import { respondWithError, invalidFields, readBody, refuse } from './wire.ts'

const api = new Hono<SandboxContext>()

api.use(async function bearer(c, next) {
  if (c.req.header('authorization') !== `Bearer ${c.env.MARKETING_API_KEY}`)
    return refuse(c, 401, { code: 'unauthorized', message: 'The API key is missing or wrong' })
  await next()
})

api.post('/subscriptions', async (c) => {
  const { email, market, language } = await readBody(c, SubscriptionSchema)
  const contact = await findContact(c.env.DB, email)
  if (contact?.consents.marketing_email === 'accepted') return c.json({ email: contact.email, status: 'accepted' }, 200)
  const token = crypto.randomUUID()
  const mail = await confirmationMail(c.env, { email, market: market ?? null, language: languageOf(language), token })
  await c.env.DB.batch([optInStatement(c.env.DB, { email, market, token }), mailInsertion(c.env.DB, mail)])
  return c.json({ email, status: 'pending' }, 202)
})

api.post('/messages', async (c) => {
  const { email, subject, text, html } = await readBody(c, MessageSchema)
  await mailInsertion(c.env.DB, { recipient: email, subject, body: text, html }).run()
  return c.json({ id: crypto.randomUUID(), status: 'queued' }, 202)
})

api.post('/consents', async (c) => {
  const { email, category, action } = await readBody(c, ConsentSchema)
  const status = action === 'accept' ? 'accepted' : 'declined'
  await saveConsent(c.env.DB, { email, category, status })
  return c.json({ email, category, status })
})

api.put('/preferences', async (c) => {
  const { email, preferences } = await readBody(c, PreferencesSchema)
  await savePreferences(c.env.DB, email, preferences)
  return c.json(await findContact(c.env.DB, email))
})

api.get('/contacts/:email', async (c) => {
  const contact = await findContact(c.env.DB, c.req.param('email'))
  return contact ? c.json(contact) : refuse(c, 404, { code: 'not_found', message: 'There is no such contact' })
})

api.post('/stock-notifications', async (c) => {
  const { email, sku, market, language } = await readBody(c, StockNotificationSchema)
  const written = await wishForStock(c.env.DB, { email, sku, market, language: languageOf(language) })
  if (!written) throw invalidFields({ sku: 'There is no such SKU' })
  return c.json(written.wish, written.isNew ? 201 : 200)
})
api.post('/stock-notifications/open', async (c) =>
  c.json(await openNotifications(c.env.DB, await readBody(c, OpenNotificationsSchema))),
)
api.post('/stock-notifications/send', async (c) =>
  c.json({ sent: await sendNotifications(c.env.DB, await readBody(c, MailsSchema)) }),
)
api.post('/stock-notifications/list', async (c) => {
  const { email } = await readBody(c, OwnNotificationsSchema)
  return c.json({ notifications: await notificationsOf(c.env.DB, email) })
})
api.post('/stock-notifications/stop', async (c) => {
  const { email } = await readBody(c, OwnNotificationsSchema)
  return c.json({ stopped: await stopNotifications(c.env.DB, email) })
})
api.all('*', (c) => refuse(c, 404, { code: 'not_found', message: 'Not Found' }))

/**
 * The e-mail marketing service, modelled on such providers. Bearer token; JSON; errors are `{ error: { code, message,
 * fields? } }`. `POST /v1/subscriptions` (double opt-in), `POST /v1/consents`, `PUT /v1/preferences`, `GET
 * /v1/contacts/{email}`, `POST /v1/messages` (a service mail in two parts), and `POST /v1/stock-notifications` with
 * `/open`, `/mails`, `/list` and `/stop` below it, as docs/vendors.md describes them. Its mails are in the outbox.
 */
export const marketing = new Hono<SandboxContext>()

marketing.get('/confirm/:token', (c) => showConfirmation(c, languageOf(c.req.query('language'))))
marketing.post('/confirm/:token', (c) =>
  confirm(c, { token: c.req.param('token'), language: languageOf(c.req.query('language')) }),
)
marketing.route('/v1', api)
marketing.onError(respondWithError)
