import * as v from 'valibot'
import type { Visit } from '../context/visit.ts'
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

/** The platform does not document its tokens. So far they are this many hexadecimal figures. */
const tokenFigures = 64

/**
 * The password reset in the query of a mailed link: `c` is the customer, `t` the token. What mail programs add to a
 * link is left out. `damaged` if a part is missing, `null` if the query is not one of a link.
 */
export function resetOfQuery(search: string): PasswordReset | 'damaged' | null {
  const query = new URLSearchParams(repaired(search))
  const [customer, text] = [query.get('c'), query.get('t')]
  if (customer === null && text === null) return null
  const parsed = v.safeParse(ResetSchema, {
    customerId: Number(/^\d{1,12}/.exec(customer ?? '')?.[0]),
    token: tokenOf(text ?? ''),
  })
  return parsed.success ? parsed.output : 'damaged'
}

/** Separators as they were before a mail program encoded them, without the blanks where it broke the line. */
function repaired(search: string): string {
  const plain = search
    .replaceAll('&amp;', '&')
    .replace(/%3D/gi, '=')
    .replaceAll('%26', '&')
    .replace(/%20|%0[AD]|\+/gi, '')
  return plain.includes('c=3D') ? plain.replaceAll('=3D', '=') : plain
}

/**
 * The token without what follows it, such as the full stop of a sentence or the token once more. `null` if a part of it
 * is missing.
 */
function tokenOf(text: string): string | null {
  const [written = ''] = /^[\w-]+/.exec(text) ?? []
  const [figures = ''] = /^[\da-f]+/i.exec(written) ?? []
  if (figures.length !== tokenFigures && figures !== written) return written
  return figures.length < tokenFigures ? null : figures.slice(0, tokenFigures)
}

/** Moves the token from the URL into a cookie: for half an hour only this browser has it (D-20). */
export async function writeReset(visit: Visit, reset: PasswordReset): Promise<void> {
  await cookie.write(visit, { ...reset, until: Date.now() + maxAge * 1000 })
}

/** The password reset that this browser started, or `null` if there is none or it has expired. */
export async function readReset(visit: Visit): Promise<PasswordReset | null> {
  const value = await cookie.read(visit)
  return value && value.until > Date.now() ? { customerId: value.customerId, token: value.token } : null
}

export const forgetReset = cookie.forget
