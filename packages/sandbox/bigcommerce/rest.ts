import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { SandboxContext } from '../env.ts'

const statusCodes = 'https://developer.bigcommerce.com/api-docs/getting-started/api-status-codes'
const rateWindowMs = 30_000

type RateWindow = { startedAt: number; used: number }
export type FieldErrors = Readonly<Record<string, string>>
export type PageRequest = { page: number; limit: number }

// Two routers have the same prefix, so a request can pass the middleware twice. It is counted once.
const admitted = new WeakSet<Request>()
const rateWindows = new Map<string, RateWindow>()

/**
 * Guards `/stores/:storeHash/*`. An unknown store or a wrong `X-Auth-Token` is a 401, and a request above the quota
 * (`BIGCOMMERCE_QUOTA` requests in 30 s) a 429. Every response has the four `X-Rate-Limit-*` headers. Mount with
 * `app.use('/stores/:storeHash/*', withManagementApi)`.
 */
export const withManagementApi = createMiddleware<SandboxContext>(async function managementApi(c, next) {
  if (admitted.has(c.req.raw)) return next()
  admitted.add(c.req.raw)
  const isOwnStore = c.req.param('storeHash') === c.env.BIGCOMMERCE_STORE_HASH
  if (!isOwnStore || c.req.header('x-auth-token') !== c.env.BIGCOMMERCE_ACCESS_TOKEN) {
    return problem(c, 401, 'Unauthorized. The X-Auth-Token header is missing or not valid for this store.')
  }
  const quota = Number(c.env.BIGCOMMERCE_QUOTA)
  const window = chargeRateWindow(c.env.BIGCOMMERCE_STORE_HASH, Date.now())
  for (const [name, value] of Object.entries(rateHeaders(window, quota, Date.now()))) c.header(name, value)
  if (window.used > quota) return problem(c, 429, 'Too many requests', {})
  await next()
})

/** The v3 envelope: `{ data, meta }`. */
export function envelope<Data>(data: Data, meta: object = {}) {
  return { data, meta }
}

/** `meta` of a v3 list with offset pagination. Links are relative query strings that keep the other parameters. */
export function paginationMeta(
  c: Context,
  { page, limit }: PageRequest,
  { total, count }: { total: number; count: number },
) {
  const totalPages = Math.max(1, Math.ceil(total / limit))
  const link = (target: number) => {
    const query = new URL(c.req.url).searchParams
    query.set('page', String(target))
    query.set('limit', String(limit))
    return `?${query}`
  }
  const links = {
    ...(page > 1 && { previous: link(page - 1) }),
    current: link(page),
    ...(page < totalPages && { next: link(page + 1) }),
  }
  return { pagination: { total, count, per_page: limit, current_page: page, total_pages: totalPages, links } }
}

/** `page` and `limit` of the query, 1 and 50 by default. `page` is at least 1; `limit` is from 1 to `maximum`. */
export function pageRequest(c: Context, maximum = 250): PageRequest {
  return {
    page: Math.max(1, positive(c.req.query('page')) ?? 1),
    limit: Math.min(maximum, positive(c.req.query('limit')) ?? 50),
  }
}

/** Responds with the requested page of a list, each row in its wire form. */
export function respondWithPage<Row>(c: Context, all: readonly Row[], toWire: (row: Row) => unknown) {
  const { page, limit } = pageRequest(c)
  const rows = all.slice((page - 1) * limit, page * limit)
  const meta = paginationMeta(c, { page, limit }, { total: all.length, count: rows.length })
  return c.json(envelope(rows.map(toWire), meta))
}

/** A comma list of the query (`id:in=1,2`) without blanks; an empty list if absent. */
export function commaList(c: Context, name: string) {
  return (c.req.query(name) ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** The error body that most endpoints share: `{ status, title, type, errors? }`. */
export function problem(c: Context, status: ContentfulStatusCode, title: string, errors?: FieldErrors) {
  return c.json({ status, title, type: statusCodes, ...(errors && { errors }) }, status)
}

/** Catalogue 404: `{ status, title, type, instance }`. */
export function catalogueNotFound(c: Context, title: string) {
  return c.json({ status: 404, title, type: statusCodes, instance: new URL(c.req.url).pathname }, 404)
}

/** Inventory errors: the shared body as `application/problem+json`. */
export function inventoryProblem(c: Context, status: ContentfulStatusCode, title: string) {
  const body = JSON.stringify({ status, title, type: statusCodes, errors: {} })
  return c.body(body, status, { 'content-type': 'application/problem+json' })
}

/** Checkout 404. Only here `errors` is a list. */
export function checkoutNotFound(c: Context, detail: string) {
  return c.json({ errors: [{ status: 404, title: 'Not found', type: statusCodes, detail }] }, 404)
}

/** Cart and checkout 409: the body's `version` is not the current one. */
export function versionConflict(c: Context) {
  const title = 'The request cannot be processed due to a possible conflict. Please review the changes and try again.'
  return problem(c, 409, title)
}

/** v2 errors: a list of `{ status, message }` without an envelope. */
export function v2Problem(c: Context, status: ContentfulStatusCode, message: string) {
  return c.json([{ status, message }], status)
}

/** An empty v2 list: 204 without a body. */
export function v2Empty(c: Context) {
  return c.body(null, 204)
}

/** Restarts the rate windows, for tests and for the reset of the sandbox. */
export function resetRateWindows() {
  rateWindows.clear()
}

function chargeRateWindow(store: string, now: number): RateWindow {
  const open = rateWindows.get(store)
  const isOpen = open !== undefined && now - open.startedAt < rateWindowMs
  const charged = isOpen ? { ...open, used: open.used + 1 } : { startedAt: now, used: 1 }
  rateWindows.set(store, charged)
  return charged
}

function rateHeaders({ startedAt, used }: RateWindow, quota: number, now: number) {
  return {
    'X-Rate-Limit-Time-Window-Ms': String(rateWindowMs),
    'X-Rate-Limit-Time-Reset-Ms': String(Math.max(0, startedAt + rateWindowMs - now)),
    'X-Rate-Limit-Requests-Quota': String(quota),
    'X-Rate-Limit-Requests-Left': String(Math.max(0, quota - used)),
  }
}

function positive(text: string | undefined) {
  const number = Number(text)
  return text !== undefined && Number.isSafeInteger(number) && number > 0 ? number : undefined
}
