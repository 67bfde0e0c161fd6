import { createMiddleware } from 'hono/factory'
import { digestHex } from '../crypto.ts'
import type { SandboxContext, SandboxRequest } from '../env.ts'
import { ServiceError } from './service-error.ts'

const maxKey = 64
// A request that was interrupted by a restart of the sandbox does not block its key for longer.
const longestRequestMs = 60_000

/**
 * Carries out requests with the same idempotency key once; a repeated request gets the first response. While the first
 * one is running, and for another request with its key, the response is 422 with the code 704. Failed requests do not
 * use up their key. The request is carried out to the end, even if the caller has gone.
 */
export const withIdempotencyKey = createMiddleware<SandboxContext>(async function idempotencyKey(c, next) {
  const key = c.req.header('idempotency-key')
  const work = key === undefined ? next() : runOnce(c, key, next)
  c.executionCtx.waitUntil(work.catch(() => undefined))
  await work
})

async function runOnce(c: SandboxRequest, key: string, next: () => Promise<void>): Promise<void> {
  if (key === '' || key.length > maxKey)
    throw used(`Idempotency-Key is longer than ${maxKey} characters or empty`, false)
  c.header('idempotency-key', key)
  const fingerprint = await fingerprintOf(c)
  if (!(await claim(c.env.DB, key, fingerprint))) return replay(c, key, fingerprint)
  await next()
  const isDone = c.res.status < 400
  await (
    isDone
      ? c.env.DB.prepare('UPDATE adyen_requests SET status = ?, response = ? WHERE idempotency_key = ?').bind(
          c.res.status,
          await c.res.clone().text(),
          key,
        )
      : c.env.DB.prepare('DELETE FROM adyen_requests WHERE idempotency_key = ?').bind(key)
  ).run()
}

async function claim(db: D1Database, key: string, fingerprint: string): Promise<boolean> {
  const now = Date.now()
  const { meta } = await db
    .prepare(
      `INSERT INTO adyen_requests (idempotency_key, fingerprint, created_at) VALUES (?1, ?2, ?3)
       ON CONFLICT (idempotency_key) DO UPDATE SET fingerprint = ?2, created_at = ?3
       WHERE response IS NULL AND created_at < ?4`,
    )
    .bind(key, fingerprint, now, now - longestRequestMs)
    .run()
  return meta.changes > 0
}

async function replay(c: SandboxRequest, key: string, fingerprint: string): Promise<void> {
  const first = await c.env.DB.prepare(
    'SELECT fingerprint, status, response FROM adyen_requests WHERE idempotency_key = ?',
  )
    .bind(key)
    .first<{ fingerprint: string; status: number | null; response: string | null }>()
  if (first !== null && first.fingerprint !== fingerprint)
    throw used('The Idempotency-Key was used for another request', false)
  if (first?.response == null) throw used('request already processed or in progress', true)
  c.res = new Response(first.response, {
    status: first.status ?? 200,
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
  })
}

function used(message: string, isTransient: boolean) {
  return new ServiceError({ status: 422, errorCode: '704', errorType: 'validation', message, isTransient })
}

async function fingerprintOf(c: SandboxRequest): Promise<string> {
  return digestHex('SHA-256', `${new URL(c.req.url).pathname}\n${await c.req.raw.clone().text()}`)
}
