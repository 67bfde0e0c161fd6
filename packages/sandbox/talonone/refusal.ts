import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { logFailure } from '../log-failure.ts'

/** The position of the error: a JSON pointer into the body, or a query parameter. */
export type Problem = { title: string; details: string; source: { pointer: string } | { parameter: string } }

/** A request that the engine refuses; nothing was changed. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: ContentfulStatusCode
  readonly problems: readonly Problem[]
  constructor(status: ContentfulStatusCode, message: string, problems: readonly Problem[] = []) {
    super(message)
    this.status = status
    this.problems = problems
  }
}

export function invalid(problems: readonly Problem[]) {
  return new Refusal(400, 'The submitted data was invalid', problems)
}

export function invalidBody(title: string, pointer: string, details: string) {
  return invalid([{ title, details, source: { pointer } }])
}

export function invalidParameter(parameter: string, details: string) {
  return invalid([{ title: 'Invalid type', details, source: { parameter } }])
}

/** Another request wrote the session in the meantime. */
export function tooManyUpdates() {
  return new Refusal(409, 'Too many requests are updating this session at the same time')
}

/** Responds with an error in the vendor's format: a 400 has no status in its body, all others have `StatusCode`. */
export function respondToError(error: Error, c: Context) {
  if (!(error instanceof Refusal)) {
    logFailure('talonone', error, c)
    return c.json({ message: 'Internal Server Error', StatusCode: 500 }, 500)
  }
  const { status, message, problems } = error
  const body = {
    message,
    ...((problems.length > 0 || status === 409) && { errors: problems }),
    ...(status !== 400 && { StatusCode: status }),
  }
  return c.json(body, status)
}
