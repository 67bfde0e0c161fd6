import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import * as v from 'valibot'
import { logFailure } from '../../log-failure.ts'
import { Refusal } from '../commerce/refusal.ts'
import type { FieldErrors } from '../rest.ts'

const statusCodes = '/api-docs/getting-started/api-status-codes'
const maxItems = 10

/** More items than one call accepts: a 413 without a body. */
export class TooManyItems extends Refusal {
  override readonly name = 'TooManyItems'
  constructor() {
    super(413, 'The request payload is too large')
  }
}

/**
 * Responds with an error in the form of the customer endpoints: `{ status, title, type, errors }`, where `type` has no
 * host.
 */
export function customersProblem(c: Context, status: ContentfulStatusCode, title: string, errors: FieldErrors = {}) {
  return c.json({ status, title, type: statusCodes, errors }, status)
}

/** Responds to a thrown error in the form of the customer endpoints. */
export function respondWithCustomersError(error: Error, c: Context) {
  if (error instanceof TooManyItems) return c.body(null, 413)
  if (error instanceof Refusal) return customersProblem(c, error.status, error.message, error.errors)
  logFailure('customers', error, c)
  return customersProblem(c, 500, 'Internal Server Error')
}

/**
 * Reads a JSON body.
 *
 * @throws Refusal 400 if the body is not JSON, 422 with `title` and a message for each wrong field.
 */
export async function readJson<const Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
  title: string,
): Promise<v.InferOutput<Schema>> {
  return parseJson(schema, await jsonOf(c), title)
}

/**
 * Reads a list of one to ten items.
 *
 * @throws TooManyItems for more.
 * @throws Refusal 400 and 422, as `readJson` does.
 */
export async function readItems<const Item extends v.GenericSchema>(
  c: Context,
  item: Item,
  title: string,
): Promise<v.InferOutput<Item>[]> {
  const body = await jsonOf(c)
  if (Array.isArray(body) && body.length > maxItems) throw new TooManyItems()
  return parseJson(v.pipe(v.array(item), v.minLength(1, 'At least one item is needed')), body, title)
}

/**
 * Reads an id from a path.
 *
 * @throws Refusal with `status` if it is not a whole number above 0.
 */
export function pathId(text: string, status: ContentfulStatusCode = 404) {
  const id = Number(text)
  if (!/^\d{1,15}$/.test(text) || id === 0) throw new Refusal(status, 'The requested resource was not found.')
  return id
}

async function jsonOf(c: Context): Promise<unknown> {
  try {
    return await c.req.json()
  } catch {
    throw new Refusal(400, 'The request body is not valid JSON')
  }
}

function parseJson<const Schema extends v.GenericSchema>(
  schema: Schema,
  body: unknown,
  title: string,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body)
  if (result.success) return result.output
  const errors: Record<string, string> = {}
  for (const issue of result.issues) errors[v.getDotPath(issue) ?? '.'] ??= issue.message
  throw new Refusal(422, title, errors)
}
