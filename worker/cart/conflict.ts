import { ServiceError } from '../../shared/errors.ts'
import { pause } from '../upstream/pause.ts'

const maxAttempts = 5
const pauseMs = 40

/** The platform refused a write: the cart is of another version than the one that was read. */
export function isConflict(cause: unknown): boolean {
  return (
    cause instanceof ServiceError && cause.service === 'commerce' && cause.kind === 'rejected' && cause.status === 409
  )
}

/**
 * The platform does not have the cart, or the line, that was read a moment ago: it was emptied, ordered or merged in
 * between.
 */
function isGone(cause: unknown): boolean {
  return (
    cause instanceof ServiceError && cause.service === 'commerce' && cause.kind === 'rejected' && cause.status === 404
  )
}

/**
 * Runs the task, and runs it again after a conflict, a few times, or once when what it read has gone. `null`: each time
 * another request was quicker.
 */
export async function untilNoConflict<Value extends object>(
  signal: AbortSignal,
  task: () => Promise<Value>,
): Promise<Value | null> {
  let hasGone = false
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    try {
      return await task()
    } catch (cause) {
      if (!isConflict(cause) && (hasGone || !isGone(cause))) throw cause
      hasGone ||= isGone(cause)
      if (attempt < maxAttempts) await pause(attempt * pauseMs * (0.5 + Math.random()), signal)
    }
  }
  return null
}
