import * as v from 'valibot'
import type { Visit } from '../context/visit.ts'
import { redactPersonal } from '../lib/log.ts'
import { problemOf } from '../middleware/on-error.ts'
import { RefusedRequest } from './protocol.ts'

/** Lists that can be too long. */
const listsOfRequests = new Set(['ids', 'line_items', 'discounts.codes'])

type Refusal = { status: number; code: string; content: string; retryAfterSeconds?: number | undefined }

/** What a platform is told of an error; the cause is for the log. */
export function toRefusal(cause: Error, { log, route }: Visit): Refusal {
  if (cause instanceof RefusedRequest) return { status: cause.status, code: cause.code, content: cause.message }
  if (cause instanceof v.ValiError) return refusalOfInput(cause)
  const { status, slug, title, retryAfterSeconds } = problemOf(cause)
  if (status >= 500) log.error('failed', cause, { path: route, status })
  else log.info('refused', { path: route, status, reason: redactPersonal(cause.message) })
  return { status, code: slug.replaceAll('-', '_'), content: title, retryAfterSeconds }
}

function refusalOfInput({ issues }: v.ValiError<v.GenericSchema>): Refusal {
  const isTooLarge = issues.some(
    (issue) => issue.type === 'max_length' && listsOfRequests.has(v.getDotPath(issue) ?? ''),
  )
  // A message of the schema may repeat the value, which is limited in length.
  const content = issues.map((issue) => `${v.getDotPath(issue) ?? 'body'}: ${issue.message}`).join('; ')
  return { status: 400, code: isTooLarge ? 'request_too_large' : 'invalid_request', content: content.slice(0, 500) }
}
