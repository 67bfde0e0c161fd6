import * as v from 'valibot'
import type { Visit } from '../context/visit.ts'
import { toBytes } from '../lib/crypto.ts'
import { defineCookie, sealedJson } from './define-cookie.ts'
import { accountNotices, type AccountNotice } from '#shared/forms/account.ts'

const maxItems = 20
/** Sealed and encoded, more would exceed the 4096 bytes of the largest cookie that browsers store. */
const maxItemBytes = 2400

const FlashSchema = v.object({
  notice: v.optional(v.picklist(accountNotices)),
  /** Names of items, for a notice that lists them. */
  items: v.optional(v.array(v.string()), []),
  /** Numbers for a notice such as '2 of 3 items'. */
  count: v.optional(v.object({ done: v.number(), of: v.number() })),
  /** True after a registration, so that analytics records it once. */
  hasSignedUp: v.optional(v.boolean(), false),
  /** Prefills the login form. */
  email: v.optional(v.string(), ''),
})

const cookie = defineCookie({ name: '__Host-sv-flash', purpose: 'flash', maxAge: 300, format: sealedJson(FlashSchema) })

/** The data that one response passes on to the next page. */
export type Flash = v.InferOutput<typeof FlashSchema>

/** What each response passes on. */
const written = new WeakMap<Visit, Flash>()

export async function writeFlash(
  visit: Visit,
  flash: {
    notice?: AccountNotice
    items?: string[]
    count?: { done: number; of: number }
    hasSignedUp?: boolean
    email?: string
  },
): Promise<void> {
  const fitted = { ...flash, items: flash.items && fitting(flash.items) }
  written.set(visit, v.parse(FlashSchema, fitted))
  await cookie.write(visit, fitted)
}

/** Names items that a bag could not take. */
export async function nameLeftOut(visit: Visit, items: readonly string[]): Promise<void> {
  if (items.length > 0) await writeFlash(visit, { notice: 'lines-left-out', items: [...new Set(items)] })
}

/** The first items that fit into a cookie. */
function fitting(items: readonly string[]): string[] {
  let bytes = 0
  return items.slice(0, maxItems).filter((item) => (bytes += toBytes(JSON.stringify(item)).length) <= maxItemBytes)
}

/**
 * The data that the previous response passed on, or that this one was about to. Deletes the cookie, so that it is shown
 * only once.
 */
export async function takeFlash(visit: Visit): Promise<Flash> {
  const own = written.get(visit)
  if (own) cookie.forget(visit)
  else cookie.forgetSent(visit)
  return own ?? (await cookie.read(visit)) ?? v.parse(FlashSchema, {})
}
