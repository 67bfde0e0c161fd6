import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
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

const prefix = '__Host-sv-adding_'
const maxPending = 8

const cookieNamed = (name: string) =>
  defineCookie({ name, purpose: 'adding', maxAge: 600, format: sealedJson(PendingSchema) })

/**
 * An addition whose outcome is unknown. `key` identifies the request, `version` is the cart's version at the time,
 * `before` the units of each variant before the addition and `asked` the units to add.
 */
export type PendingAddition = v.InferOutput<typeof PendingSchema>

/** Each has a cookie of its own, because responses to parallel requests do not know of each other. */
export async function readPendingAdditions(c: Context<AppEnv>): Promise<PendingAddition[]> {
  const found = await Promise.all(
    sentNames(c)
      .slice(-maxPending)
      .map((name) => cookieNamed(name).read(c)),
  )
  return found.filter((pending) => pending !== null)
}

export async function writePendingAddition(c: Context<AppEnv>, pending: PendingAddition): Promise<void> {
  const name = prefix + pending.key
  const others = sentNames(c).filter((sent) => sent !== name)
  for (const oldest of others.slice(0, 1 - maxPending)) cookieNamed(oldest).forget(c)
  await cookieNamed(name).write(c, pending)
}

export function forgetPendingAddition(c: Context<AppEnv>, { key }: Pick<PendingAddition, 'key'>): void {
  const cookie = cookieNamed(prefix + key)
  if (cookie.isSent(c)) cookie.forget(c)
}

/** Browsers send the oldest cookie first. */
function sentNames(c: Context<AppEnv>): string[] {
  return Object.keys(getCookie(c)).filter((name) => name.startsWith(prefix))
}
