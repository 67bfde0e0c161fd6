import { pause } from './pause.ts'
import { ServiceError } from '#shared/errors.ts'

// Only another system that writes to the cart causes conflicts.
const maxAttempts = 3
const pauseMs = 40

/** The platform refused a write because the version of the cart has changed since it was read. */
export function isConflict(cause: unknown): boolean {
  return isRefused(cause, 409)
}

/** The cart or line that was read no longer exists: it was emptied, ordered or merged in between. */
export function isGone(cause: unknown): boolean {
  return isRefused(cause, 404)
}

/**
 * The platform refused a step of a checkout that another writer crossed: the cart has another version (409), a
 * consignment was removed with a change of the cart (404), or a line that it names is gone or has fewer units (422).
 * GraphQL refuses all of these without a status.
 */
export function isCrossed(cause: unknown): boolean {
  return isConflict(cause) || isGone(cause) || isRefused(cause, 422) || isRefused(cause, null)
}

/**
 * Runs the task. Repeats it after a conflict, or once if the cart it read no longer exists. `null` if every attempt had
 * a conflict.
 */
export async function untilNoConflict<Value extends object>(task: () => Promise<Value>): Promise<Value | null> {
  let wasGone = false
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    try {
      return await task()
    } catch (cause) {
      if (!isConflict(cause) && (wasGone || !isGone(cause))) throw cause
      wasGone ||= isGone(cause)
      if (attempt < maxAttempts) await pause(attempt * pauseMs)
    }
  }
  return null
}

/**
 * The result of the task, which is repeated like that of `untilNoConflict`. `when` completes the message of the
 * failure.
 *
 * @throws ServiceError if every attempt had a conflict
 */
export async function withoutConflict<Value>(when: string, task: () => Promise<Value>): Promise<Value> {
  const done = await untilNoConflict(async () => ({ value: await task() }))
  if (done) return done.value
  throw new ServiceError('commerce', 'unavailable', { message: `commerce: the cart changed each time ${when}` })
}

function isRefused(cause: unknown, status: number | null): boolean {
  return (
    cause instanceof ServiceError &&
    cause.service === 'commerce' &&
    cause.kind === 'rejected' &&
    cause.status === status
  )
}
