import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import * as v from 'valibot'
import type { AppEnv } from '../context/app-env.ts'
import { RateLimitedError, rateLimitedProblem } from '../context/rate-limit.ts'
import { keepCampaign, keepQuery } from '../http/keep-query.ts'
import { problemResponse, type Problem } from '../http/problem.ts'
import { Redirect } from '../http/redirect.ts'
import { redactPersonal } from '../lib/log.ts'
import { respondWithErrorPage } from '../pages/error-page.tsx'
import { InvalidPreviewError } from '../preview/preview-domain.ts'
import { MaintenanceError } from './maintenance.ts'
import { movedPath } from './moved-path.ts'
import { NotFoundError, ServiceError } from '#shared/errors.ts'
import { maintenance } from '#shared/messages/shop.ts'
import { endpoints } from '#shared/routes.ts'

const retryAfterSeconds = 30

/** The only place where an error becomes a response: a generic message for the visitor, the cause in the log. */
export async function onError(cause: Error, c: Context<AppEnv>): Promise<Response> {
  if (cause instanceof Redirect) {
    const keep = cause.kept === 'query' ? keepQuery : keepCampaign
    return c.redirect(keep(cause.location, c.req.url), cause.status)
  }
  if (cause instanceof HTTPException && cause.status < 400) return cause.getResponse()
  const moved = cause instanceof NotFoundError && !isApi(c) ? await movedPath(c) : null
  if (moved !== null) return c.redirect(keepQuery(moved, c.req.url), 301)
  const problem = problemOf(cause)
  const path = redactPersonal(c.req.path)
  if (problem.status >= 500 && !(cause instanceof MaintenanceError))
    c.get('log')?.error('failed', cause, { path, status: problem.status })
  else c.get('log')?.info('refused', { path, status: problem.status, reason: reasonOf(cause) })
  if (!isApi(c)) return respondWithErrorPage(c, problem)
  const response = problemResponse(problem)
  // With the cookies of this response.
  return c.newResponse(response.body, response)
}

export function notFound(c: Context<AppEnv>): Promise<Response> {
  return onError(new NotFoundError(`No route matches ${c.req.path}.`), c)
}

/** Status and kind of an error. An outage is a 503, never an empty page. */
export function problemOf(cause: unknown): Problem {
  if (cause instanceof NotFoundError) return { status: 404, slug: 'not-found', title: 'This page could not be found' }
  if (cause instanceof InvalidPreviewError)
    return { status: 400, slug: 'invalid-preview', title: cause.message, isShown: true }
  if (cause instanceof RateLimitedError) return rateLimitedProblem()
  if (cause instanceof MaintenanceError) return { ...maintenanceProblem(), retryAfterSeconds: cause.retryAfterSeconds }
  if (cause instanceof v.ValiError)
    return { status: 400, slug: 'invalid-input', title: 'The request is not valid.', detail: fieldsOf(cause) }
  if (cause instanceof ServiceError) return problemOfService(cause)
  // `AbortSignal.timeout` of a handler ended the calls of its services.
  if (cause instanceof DOMException && cause.name === 'TimeoutError') return outage(retryAfterSeconds)
  const status = statusOf(cause)
  if (status < 500)
    return {
      status,
      slug: 'refused',
      title: cause instanceof HTTPException && cause.message ? cause.message : 'The request was refused.',
    }
  return { status, slug: 'failed', title: 'Something went wrong.' }
}

/** Status of an error: `statusCode`, `status`, or the response's status; otherwise 500. */
export function statusOf(cause: unknown): number {
  const parsed = v.safeParse(StatusSchema, cause)
  if (!parsed.success) return 500
  const { statusCode, status, response } = parsed.output
  return statusCode ?? status ?? response?.status ?? 500
}

const HttpStatusSchema = v.fallback(
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599))),
  undefined,
)

const StatusSchema = v.object({
  statusCode: HttpStatusSchema,
  status: HttpStatusSchema,
  response: v.fallback(v.optional(v.object({ status: HttpStatusSchema })), undefined),
})

const maintenanceProblem = () => ({ status: 503, slug: 'maintenance', title: maintenance.title })

function problemOfService(cause: ServiceError): Problem {
  const isPassing = cause.kind !== 'rejected' && cause.kind !== 'unauthorised' && cause.kind !== 'malformed'
  if (!isPassing) return { status: 500, slug: 'failed', title: 'Something went wrong.' }
  return outage(cause.retryAfterSeconds ?? retryAfterSeconds)
}

function outage(seconds: number): Problem {
  return {
    status: 503,
    slug: 'unavailable',
    title: 'The shop cannot answer right now.',
    retryAfterSeconds: seconds,
  }
}

// A schema's message repeats the value, so only the path of the issue is used.
function reasonOf(cause: Error): string {
  return cause instanceof v.ValiError
    ? `invalid ${cause.issues.map((issue) => v.getDotPath(issue) ?? 'body').join(', ')}`
    : redactPersonal(cause.message)
}

function fieldsOf(cause: v.ValiError<v.GenericSchema>): string {
  return cause.issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`).join('; ')
}

function isApi(c: Context<AppEnv>): boolean {
  return c.get('path').startsWith(`${endpoints.api.path}/`)
}
