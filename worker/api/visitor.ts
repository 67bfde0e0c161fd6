import type { Context } from 'hono'
import { type AppEnv, factory } from '../context/app-env.ts'
import { hasAgreed } from '../context/has-agreed.ts'
import { sha256, toHex } from '../lib/crypto.ts'
import { readCustomer } from '../session/read-customer.ts'
import { sessionEmail } from '../session/session-email.ts'
import type { VisitorFacts } from '#shared/analytics/events.ts'
import { endpoints } from '#shared/routes.ts'

/**
 * Facts for analytics that only the Worker knows: the type of the device, and the hash of a customer's e-mail address
 * if they have agreed to targeting (D-19). Pages are the same for every visitor, so this is a separate request: `GET
 * /api/visitor`.
 */
export const visitorFacts = factory.createApp().get(endpoints.visitor.path, async (c) => {
  await readCustomer(c.get('visit'))
  const facts: VisitorFacts = { deviceType: c.get('device').device, hashedEmail: await hashedEmail(c) }
  return c.json(facts)
})

/** `null` without consent or if the platform fails: the view is worth more than the hash. */
async function hashedEmail(c: Context<AppEnv>): Promise<string | null> {
  const email = hasAgreed(c.get('visit'), 'targeting') ? await sessionEmail(c.get('visit'), 'visitor') : null
  return email === null ? null : hashEmail(email)
}

/** The SHA-256 of the trimmed lower-case address, in hexadecimal digits. */
async function hashEmail(email: string): Promise<string> {
  return toHex(await sha256(email.trim().toLowerCase()))
}
