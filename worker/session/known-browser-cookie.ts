import * as v from 'valibot'
import type { Visit } from '../context/visit.ts'
import { sha256, toBase64 } from '../lib/crypto.ts'
import { defineCookie, sealedJson } from './define-cookie.ts'

const maxAge = 15_552_000

const KnownBrowserSchema = v.object({
  /** Names this browser's own counter of attempts. */
  id: v.pipe(v.string(), v.uuid()),
  /** Hash of the account's e-mail address. */
  account: v.string(),
  until: v.number(),
})

const cookie = defineCookie({
  name: '__Host-sv-known',
  purpose: 'known-browser',
  maxAge,
  format: sealedJson(KnownBrowserSchema),
})

/** Remembers for 180 days that the account was opened with this browser. Gives access to nothing. */
export async function rememberBrowser(visit: Visit, email: string): Promise<void> {
  const account = await hashOfAccount(email)
  await cookie.write(visit, { id: crypto.randomUUID(), account, until: Date.now() + maxAge * 1000 })
}

/** The name of this browser's counter if the account was opened with it before, otherwise `null`. */
export async function knownBrowserOf(visit: Visit, email: string): Promise<string | null> {
  const known = await cookie.read(visit)
  if (!known || known.until < Date.now()) return null
  return known.account === (await hashOfAccount(email)) ? known.id : null
}

export const forgetBrowser = cookie.forget

async function hashOfAccount(email: string): Promise<string> {
  return toBase64(await sha256(email.toLowerCase()))
}
