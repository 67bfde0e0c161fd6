import { env } from 'cloudflare:workers'
import { seedCatalogue } from '../../catalogue/seed-d1.ts'
import { applications } from '../applications.ts'
import { resetTalononeStatements } from '../reset.ts'
import { talonone } from '../routes.ts'

// oxlint-disable-next-line typescript/no-explicit-any -- tests look into wire JSON and assert what they find there
export type Json = any
export type Answer = { status: number; headers: Headers; body: Json }

const keys = applications.map(({ name }) => `${name}=key-of-${name}`).join(',')

export const everything = [
  'customerSession',
  'customerProfile',
  'coupons',
  'triggeredCampaigns',
  'referral',
  'loyalty',
  'event',
  'awardedGiveaways',
  'ruleFailureReasons',
  'previousReturns',
]

type CallOptions = {
  key?: string
  body?: unknown
  headers?: Record<string, string>
  authorization?: string | null
  db?: D1Database
}

export async function call(
  method: string,
  path: string,
  { key = 'key-of-uk', body, headers, authorization = `ApiKey-v1 ${key}`, db = env.DB }: CallOptions = {},
): Promise<Answer> {
  const response = await talonone.request(
    path,
    {
      method,
      headers: { 'content-type': 'application/json', ...(authorization !== null && { authorization }), ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    },
    { ...env, DB: db, TALONONE_API_KEYS: keys },
  )
  return {
    status: response.status,
    headers: response.headers,
    body: response.status === 204 ? {} : apart(await response.json()),
  }
}

/** Separates the messages for shoppers from the effects that change prices: `notifications` beside `effects`. */
function apart(body: Json): Json {
  if (!Array.isArray(body.effects)) return body
  const isNotification = ({ effectType }: Json) => effectType === 'showNotification'
  const notifications = body.effects.filter(isNotification)
  const rest = { ...body, effects: body.effects.filter((effect: Json) => !isNotification(effect)) }
  return notifications.length > 0 ? { ...rest, notifications } : rest
}

type PutOptions = {
  query?: string
  responseContent?: string[]
  market?: string
  headers?: Record<string, string>
  db?: D1Database
}

export function putSession(
  id: string,
  customerSession: object,
  { query = '', responseContent = everything, market = 'uk', ...rest }: PutOptions = {},
): Promise<Answer> {
  return call('PUT', `/v2/customer_sessions/${id}${query}`, {
    key: `key-of-${market}`,
    body: { customerSession, responseContent },
    ...rest,
  })
}

export const getSession = (id: string): Promise<Answer> => call('GET', `/v2/customer_sessions/${id}`)

/** SKUs of the seeded catalogue whose products are in a category. */
export async function skusIn(path: string, count: number): Promise<string[]> {
  const { results } = await env.DB.prepare(
    `SELECT v.sku FROM products p JOIN variants v ON v.id = p.base_variant_id JOIN product_categories pc ON pc.product_id = p.id JOIN categories c ON c.id = pc.category_id
     WHERE c.path = ? AND p.sale_gbp IS NULL ORDER BY p.id LIMIT ?`,
  )
    .bind(path, count)
    .all<{ sku: string }>()
  return results.map(({ sku }) => sku)
}

export const seed = () => seedCatalogue(env.DB)
export const reset = () => env.DB.batch(resetTalononeStatements(env.DB))

/** All rows of the engine's tables. */
export async function snapshot() {
  const tables = ['talonone_profiles', 'talonone_sessions', 'talonone_redemptions', 'talonone_responses']
  const results = await env.DB.batch(tables.map((table) => env.DB.prepare(`SELECT * FROM ${table} ORDER BY 1, 2`)))
  return results.map(({ results: rows }) => rows)
}
