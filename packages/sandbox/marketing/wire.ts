import type { Context } from 'hono'
import * as v from 'valibot'
import type { SandboxContext } from '../env.ts'
import { logFailure } from '../log-failure.ts'

type MarketingContext = Context<SandboxContext>
type Failure = { code: string; message: string; fields?: Record<string, string> }

/** A request that is refused because of its content. */
export class InvalidBody extends Error {
  override readonly name = 'InvalidBody'
  readonly status: 400 | 422
  readonly failure: Failure
  constructor(status: 400 | 422, failure: Failure) {
    super(failure.message)
    this.status = status
    this.failure = failure
  }
}

export function invalidFields(fields: Record<string, string>) {
  return new InvalidBody(422, { code: 'invalid', message: 'The request is not valid', fields })
}

/**
 * Reads the request's body.
 *
 * @throws InvalidBody if it is not JSON (400) or a field is invalid (422).
 */
export async function readBody<Schema extends v.GenericSchema>(
  c: MarketingContext,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const body: unknown = await c.req.json().catch(() => undefined)
  if (body === undefined) throw new InvalidBody(400, { code: 'malformed', message: 'The body is not valid JSON' })
  const parsed = v.safeParse(schema, body)
  if (parsed.success) return parsed.output
  throw invalidFields(Object.fromEntries(parsed.issues.map((issue) => [v.getDotPath(issue) ?? '', issue.message])))
}

export function refuse(c: MarketingContext, status: 400 | 401 | 404 | 422 | 500, error: Failure) {
  return c.json({ error }, status)
}

export function respondWithError(error: Error, c: MarketingContext) {
  if (error instanceof InvalidBody) return refuse(c, error.status, error.failure)
  logFailure('marketing', error, c)
  return refuse(c, 500, { code: 'internal_server_error', message: 'Internal Server Error' })
}
