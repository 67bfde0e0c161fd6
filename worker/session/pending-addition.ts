import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import * as v from 'valibot'
import type { AppEnv } from '../app-env.ts'

const name = '__Host-sv-adding'
const purpose = 'adding'
const maxAge = 600

const UnitsSchema = v.array(v.tuple([v.number(), v.number()]))

const PendingSchema = v.object({
  key: v.string(),
  cartId: v.string(),
  version: v.nullable(v.number()),
  before: UnitsSchema,
  asked: UnitsSchema,
})

/**
 * An addition whose outcome is unknown. `key` identifies the request, `version` is the cart's version at the time,
 * `before` the units of each variant before the addition and `asked` the units to add.
 */
export type PendingAddition = v.InferOutput<typeof PendingSchema>

export async function readPendingAddition(c: Context<AppEnv>): Promise<PendingAddition | null> {
  const sealed = getCookie(c, name)
  const opened = sealed ? await c.var.sealer.open(purpose, sealed) : null
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), PendingSchema), opened)
  return parsed.success ? parsed.output : null
}

export async function writePendingAddition(c: Context<AppEnv>, pending: PendingAddition): Promise<void> {
  const sealed = await c.var.sealer.seal(purpose, JSON.stringify(pending))
  setCookie(c, name, sealed, { path: '/', secure: true, httpOnly: true, sameSite: 'Lax', maxAge })
}

export function forgetPendingAddition(c: Context<AppEnv>): void {
  if (getCookie(c, name) !== undefined) deleteCookie(c, name, { path: '/', secure: true })
}
