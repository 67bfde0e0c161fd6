import { createMiddleware } from 'hono/factory'
import type { TalononeContext } from './context.ts'
import { Refusal } from './refusal.ts'

const lifetimeMs = 24 * 60 * 60 * 1000
const maxLength = 255

/** Returns the same response to a write whose `Idempotency-Key` was used in the last day, without carrying it out again. */
export const withIdempotencyKey = createMiddleware<TalononeContext>(async function withIdempotencyKey(c, next) {
  const key = c.req.header('idempotency-key')
  if (key === undefined || c.req.method === 'GET' || c.req.query('dry') === 'true') return next()
  if (key === '' || key.length > maxLength)
    throw new Refusal(400, `The Idempotency-Key header must have 1 to ${maxLength} characters`)
  const url = new URL(c.req.url)
  const identity = [c.var.application.id, key, `${c.req.method} ${url.pathname}${url.search}`]
  const kept = await c.env.DB.prepare(
    'SELECT body FROM talonone_responses WHERE application_id = ? AND idempotency_key = ? AND request = ? AND created_at > ?',
  )
    .bind(...identity, Date.now() - lifetimeMs)
    .first<string>('body')
  if (kept !== null) return c.body(kept, 200, { 'content-type': 'application/json' })
  await next()
  if (c.res.status !== 200) return
  await c.env.DB.prepare(
    'INSERT OR REPLACE INTO talonone_responses (application_id, idempotency_key, request, body, created_at) VALUES (?, ?, ?, ?, ?)',
  )
    .bind(...identity, await c.res.clone().text(), Date.now())
    .run()
})
