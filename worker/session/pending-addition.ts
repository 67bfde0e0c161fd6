import type { Context } from 'hono'
import * as v from 'valibot'
import type { AppEnv } from '../app-env.ts'
import { defineCookie, sealedJson } from './define-cookie.ts'

const UnitsSchema = v.array(v.tuple([v.number(), v.number()]))

const PendingSchema = v.object({
  key: v.string(),
  cartId: v.string(),
  version: v.nullable(v.number()),
  before: UnitsSchema,
  asked: UnitsSchema,
})

const cookie = defineCookie({
  name: '__Host-sv-adding',
  purpose: 'adding',
  maxAge: 600,
  format: sealedJson(PendingSchema),
})

/**
 * An addition whose outcome is unknown. `key` identifies the request, `version` is the cart's version at the time,
 * `before` the units of each variant before the addition and `asked` the units to add.
 */
export type PendingAddition = v.InferOutput<typeof PendingSchema>

export async function readPendingAddition(c: Context<AppEnv>): Promise<PendingAddition | null> {
  return cookie.read(c)
}

export async function writePendingAddition(c: Context<AppEnv>, pending: PendingAddition): Promise<void> {
  await cookie.write(c, pending)
}

export function forgetPendingAddition(c: Context<AppEnv>): void {
  if (cookie.isSent(c)) cookie.forget(c)
}
