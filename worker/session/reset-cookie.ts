import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import * as v from 'valibot'
import type { AppEnv } from '../app-env.ts'

/** What a mailed link holds: the customer's id and the platform's single-use token. */
export type PasswordReset = v.InferOutput<typeof ResetSchema>

const name = '__Host-sv-reset'
const purpose = 'password-reset'
const maxAge = 1800

const ResetSchema = v.object({
  customerId: v.pipe(v.number(), v.integer(), v.minValue(1)),
  token: v.pipe(v.string(), v.minLength(8), v.maxLength(500)),
})

/** The password reset in the query, or `null`: `c` is the customer, `t` the token. */
export function resetOfQuery(query: URLSearchParams): PasswordReset | null {
  const parsed = v.safeParse(ResetSchema, { customerId: Number(query.get('c')), token: query.get('t') })
  return parsed.success ? parsed.output : null
}

/** Moves the token from the URL into a cookie: for half an hour only this browser has it (D-20). */
export async function writeReset(c: Context<AppEnv>, reset: PasswordReset): Promise<void> {
  const sealed = await c.var.sealer.seal(purpose, JSON.stringify({ ...reset, until: Date.now() + maxAge * 1000 }))
  setCookie(c, name, sealed, { path: '/', secure: true, httpOnly: true, sameSite: 'Strict', maxAge })
}

/** The password reset that this browser started, or `null` if there is none or it has expired. */
export async function readReset(c: Context<AppEnv>): Promise<PasswordReset | null> {
  const sealed = getCookie(c, name)
  const opened = sealed ? await c.var.sealer.open(purpose, sealed) : null
  const parsed = v.safeParse(
    v.pipe(v.string(), v.parseJson(), v.object({ ...ResetSchema.entries, until: v.number() })),
    opened ?? '{}',
  )
  return parsed.success && parsed.output.until > Date.now()
    ? { customerId: parsed.output.customerId, token: parsed.output.token }
    : null
}

export function forgetReset(c: Context<AppEnv>): void {
  deleteCookie(c, name, { path: '/', secure: true })
}
