import { isCampaign } from '../http/keep-query.ts'
import { sameSitePath } from '../http/same-site-path.ts'
import { fromBase64, toBase64Url, toBytes } from '../lib/crypto.ts'
import type { Locality } from './site-for.ts'
import { hasActingQuery, actingQueries } from '#shared/acting-queries.ts'
import { isWithin } from '#shared/paths.ts'
import { endpoints } from '#shared/routes.ts'

const maxItems = 20
const maxParameters = 50
const maxQuantityDigits = 3
const maxValueLength = 500

/** Fields of a cart or a checkout of the protocol, and what a permalink adds. Such a parameter is never passed on. */
const protocolRoots = new Set(
  `ucp id line_items buyer context signals attribution status currency totals actions messages links policies expires_at
  continue_url payment order discounts fulfillment`.split(/\s+/),
)
// A link may be anyone's, so nothing that looks like a secret or a person goes on to another page.
const sensitive = /token|secret|passw|session|auth|key|sign|jwt|credential|e-?mail|phone|address/i
const acting: ReadonlySet<string> = new Set(actingQueries)

export type PermalinkLine = { id: string; quantity: number }

/** A link that fills a bag. `kept` is the query that goes on to the next page. */
export type Permalink = {
  lines: PermalinkLine[]
  locality: Locality
  /** A path of the shop, which the link asks to go on to. */
  continueTo: string | null
  coupon: string | null
  kept: URLSearchParams
}

/** The link's parts; `null` if it is malformed, ambiguous or too long, so that nothing of it is used. */
export function readPermalink({ pathname, search }: Pick<URL, 'pathname' | 'search'>): Permalink | null {
  const lines = readItems(pathname.slice(endpoints.permalink.path.length + 1))
  const fields = lines && readFields(search)
  if (!lines || !fields) return null
  const { byPointer, others } = fields
  return {
    lines,
    locality: {
      address_country: byPointer.get('/context/address_country'),
      currency: byPointer.get('/context/currency'),
      language: byPointer.get('/context/language'),
    },
    continueTo: readContinuation(byPointer.get('/continue_to')),
    coupon: byPointer.get('/discounts/codes/0') ?? null,
    kept: keptOf(byPointer, others),
  }
}

/** `token:quantity` pairs; `null` if one is malformed. Without items there are none. */
function readItems(text: string): PermalinkLine[] | null {
  if (text === '') return []
  const pairs = text.split(',')
  if (pairs.length > maxItems) return null
  const lines = pairs.map((pair): PermalinkLine | null => {
    const [, token = '', quantity = ''] = /^(~?[\w.-]{1,400}):([1-9]\d*)$/.exec(pair) ?? []
    const id = token.startsWith('~') ? decodedToken(token.slice(1)) : token
    return id === null || id === '' || quantity.length > maxQuantityDigits ? null : { id, quantity: Number(quantity) }
  })
  return lines.includes(null) ? null : (lines as PermalinkLine[])
}

/** The identifier of a token in canonical base64url without padding, of valid UTF-8 without control characters. */
function decodedToken(token: string): string | null {
  const bytes = fromBase64(token)
  if (!bytes || toBase64Url(bytes) !== token) return null
  const id = new TextDecoder().decode(bytes)
  return toBase64Url(toBytes(id)) !== token || hasControl(id) ? null : id
}

function hasControl(text: string): boolean {
  return /\p{Cc}/u.test(text)
}

type Fields = { byPointer: Map<string, string>; others: [name: string, value: string][] }

/** The query in fields of the protocol and other parameters; `null` if two parameters write one field. */
function readFields(search: string): Fields | null {
  const parameters = [...new URLSearchParams(search)]
  const fields: Fields = { byPointer: new Map(), others: [] }
  if (parameters.length > maxParameters) return null
  for (const [name, value] of parameters) {
    if (hasControl(name) || hasControl(value) || value.length > maxValueLength) return null
    const pointer = name.startsWith('/') ? name : `/${name}`
    const root = pointer.split('/')[1]?.replaceAll('~1', '/').replaceAll('~0', '~') ?? ''
    if (name !== 'continue_to' && !protocolRoots.has(root)) fields.others.push([name, value])
    else if (fields.byPointer.has(pointer)) return null
    else fields.byPointer.set(pointer, value)
  }
  return fields
}

/** The path that `continue_to` names; `null` if it is missing or no safe path of the shop, which has no colon. */
function readContinuation(value: string | undefined): string | null {
  if (value === undefined || /^\/\/|[\\\s\p{Cc}:]/u.test(value)) return null
  const path = sameSitePath(value)
  if (path === null) return null
  const { pathname, searchParams } = new URL(path, 'https://site.invalid')
  return isWithin(pathname, endpoints.permalink.path) || hasActingQuery(searchParams) ? null : path
}

/** Campaign values of the attribution and the other parameters, without those that act or may be secret. */
function keptOf(byPointer: Fields['byPointer'], others: Fields['others']): URLSearchParams {
  const attribution = [...byPointer].flatMap(([pointer, value]): [string, string][] => {
    const [, name = ''] = /^\/attribution\/([\w.-]+)$/.exec(pointer) ?? []
    return isCampaign(name) ? [[name, value]] : []
  })
  const named = new Set(attribution.map(([name]) => name))
  const safe = others.filter(([name]) => !acting.has(name) && !sensitive.test(name) && !named.has(name))
  return new URLSearchParams([...attribution, ...safe])
}
