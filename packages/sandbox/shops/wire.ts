import { HTTPException } from 'hono/http-exception'
import * as v from 'valibot'
import type { SandboxRequest } from '../env.ts'
import { logFailure } from '../log-failure.ts'

type Status = 400 | 401 | 404 | 409 | 422 | 500

export function refuse(c: SandboxRequest, status: Status, code: string) {
  return c.json({ error: { code } }, status)
}

/** @throws HTTPException 400 if the body is not JSON, 422 if it is not as the schema says */
export async function readBody<Schema extends v.GenericSchema>(c: SandboxRequest, schema: Schema) {
  const body: unknown = await c.req.json().catch(() => {
    throw new HTTPException(400, { message: 'malformed' })
  })
  return parsed(schema, body)
}

/** @throws HTTPException 422 */
export function parsed<Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value)
  if (result.success) return result.output
  throw new HTTPException(422, { message: 'invalid' })
}

export function respondWithError(error: Error, c: SandboxRequest) {
  if (error instanceof HTTPException) return refuse(c, error.status as Status, error.message)
  logFailure('shops', error, c)
  return refuse(c, 500, 'internal_server_error')
}
