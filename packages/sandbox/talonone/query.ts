import type { Context } from 'hono'
import { invalidParameter } from './refusal.ts'

const rfc3339 = /^\d{4}-\d{2}-\d{2}[Tt]\d{2}:\d{2}:\d{2}(\.\d+)?([Zz]|[+-]\d{2}:\d{2})$/

/**
 * `true` or `false`; `false` if absent.
 *
 * @throws Refusal 400
 */
export function booleanQuery(c: Context, name: string): boolean {
  const text = c.req.query(name)
  if (text === undefined || text === 'false') return false
  if (text === 'true') return true
  throw invalidParameter(name, `The parameter "${name}" must be true or false.`)
}

/**
 * The future time of a dry run, in Unix milliseconds; the current time if absent.
 *
 * @throws Refusal 400
 */
export function nowQuery(c: Context, isDry: boolean): number {
  const present = Date.now()
  const text = c.req.query('now')
  if (text === undefined) return present
  const at = rfc3339.test(text) ? Date.parse(text) : Number.NaN
  if (!isDry) throw invalidParameter('now', 'The parameter "now" can only be used in a dry request.')
  if (!(at > present)) throw invalidParameter('now', 'The parameter "now" must be an RFC 3339 timestamp in the future.')
  return at
}
