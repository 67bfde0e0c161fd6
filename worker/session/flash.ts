import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import * as v from 'valibot'
import { accountNotices, type AccountNotice } from '../../shared/account.ts'
import type { AppEnv } from '../app-env.ts'

const name = '__Host-sv-flash'
const purpose = 'flash'
const maxAge = 300

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

/** What one response passes on to the next page. */
export type Flash = v.InferOutput<typeof FlashSchema>

export async function writeFlash(
  c: Context<AppEnv>,
  flash: {
    notice?: AccountNotice
    items?: string[]
    count?: { done: number; of: number }
    hasSignedUp?: boolean
    email?: string
  },
): Promise<void> {
  const sealed = await c.var.sealer.seal(purpose, JSON.stringify({ ...flash, items: flash.items?.slice(0, 20) }))
  setCookie(c, name, sealed, { path: '/', secure: true, httpOnly: true, sameSite: 'Lax', maxAge })
}

/** What the previous response passed on. Deletes the cookie, so that it is shown only once. */
export async function takeFlash(c: Context<AppEnv>): Promise<Flash> {
  const sealed = getCookie(c, name)
  if (!sealed) return v.parse(FlashSchema, {})
  deleteCookie(c, name, { path: '/', secure: true })
  const opened = await c.var.sealer.open(purpose, sealed)
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), FlashSchema), opened ?? '{}')
  return parsed.success ? parsed.output : v.parse(FlashSchema, {})
}
