import type { Context } from 'hono'
import * as v from 'valibot'
import type { AppEnv } from '../context/app-env.ts'
import { defineCookie, sealedJson } from './define-cookie.ts'

/** The content of a mailed link: the customer's id and the platform's single-use token. */
export type PasswordReset = v.InferOutput<typeof ResetSchema>

const maxAge = 1800

const ResetSchema = v.object({
  customerId: v.pipe(v.number(), v.integer(), v.minValue(1)),
  token: v.pipe(v.string(), v.minLength(8), v.maxLength(500)),
})

const cookie = defineCookie({
  name: '__Host-sv-reset',
  purpose: 'password-reset',
  maxAge,
  format: sealedJson(v.object({ ...ResetSchema.entries, until: v.number() })),
})

/** The password reset in the query, or `null`: `c` is the customer, `t` the token. */
export function resetOfQuery(query: URLSearchParams): PasswordReset | null {
  const parsed = v.safeParse(ResetSchema, { customerId: Number(query.get('c')), token: query.get('t') })
  return parsed.success ? parsed.output : null
}

/** Moves the token from the URL into a cookie: for half an hour only this browser has it (D-20). */
export async function writeReset(c: Context<AppEnv>, reset: PasswordReset): Promise<void> {
  await cookie.write(c, { ...reset, until: Date.now() + maxAge * 1000 })
}

/** The password reset that this browser started, or `null` if there is none or it has expired. */
export async function readReset(c: Context<AppEnv>): Promise<PasswordReset | null> {
  const value = await cookie.read(c)
  return value && value.until > Date.now() ? { customerId: value.customerId, token: value.token } : null
}

export const forgetReset = cookie.forget
