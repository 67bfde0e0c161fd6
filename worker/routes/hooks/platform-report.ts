import type { Context } from 'hono'
import type { AppEnv } from '../../context/app-env.ts'
import { problemResponse } from '../../http/problem.ts'
import { checkStandardSignature, isSameSecret } from './standard-webhook.ts'
import { ServiceError } from '#shared/errors.ts'
import { orderWebhook } from '#shared/order-webhook.ts'

// The platform counts a slow response as a failure.
const timeoutMs = 8000

/** The body of an authentic report of the commerce platform, or the response that refuses it. */
export async function readReport(c: Context<AppEnv>): Promise<ArrayBuffer | Response> {
  const { configuration, log } = c.get('visit')
  const secret = configuration.orderWebhookSecret
  if (secret === null) return problemResponse({ status: 404, slug: 'not-found', title: 'This page could not be found' })
  const body = await c.req.arrayBuffer()
  if (!(await isAuthentic(c, { body, secret }))) {
    log.warn('hook-refused')
    return problemResponse({ status: 401, slug: 'not-signed', title: 'The request is not authenticated.' })
  }
  c.header('cache-control', 'private, no-store')
  return body
}

/** Ends when the platform would no longer wait, or when it hangs up. */
export function untilReportEnds(c: Context<AppEnv>): AbortSignal {
  return AbortSignal.any([c.req.raw.signal, AbortSignal.timeout(timeoutMs)])
}

/** The log's event, and what it says beside the cause. */
type Failed = { event: string; facts: Record<string, number> }

/** The response to a report that could not be applied. @throws what is no failure of a service */
export function retryLater(c: Context<AppEnv>, cause: unknown, { event, facts }: Failed): Response {
  if (!(cause instanceof ServiceError) && !(cause instanceof DOMException)) throw cause
  c.get('log').error(event, cause, facts)
  return problemResponse({ status: 503, slug: 'unavailable', title: 'Please send this again later.' })
}

/** The header was registered with the webhook. The signature is checked if the platform sends one. */
async function isAuthentic(
  c: Context<AppEnv>,
  { body, secret }: { body: ArrayBuffer; secret: string },
): Promise<boolean> {
  if (!(await isSameSecret(c.req.header(orderWebhook.secretHeader) ?? '', secret))) return false
  const signature = await checkStandardSignature(body, {
    headers: c.req.raw.headers,
    secret: c.get('configuration').bigCommerce.login.clientSecret,
  })
  return signature !== 'forged'
}
