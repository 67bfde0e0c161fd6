import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import { createMiddleware } from 'hono/factory'
import * as v from 'valibot'
import type { SandboxContext } from '../env.ts'
import { media } from '../media/routes.ts'
import { deliver, type Lookup, notFound } from './delivery.ts'
import { FetchRequestSchema, FilterRequestSchema, filterContent, schemaOf } from './filter.ts'
import { stagingPath, viewOf } from './staging-host.ts'
import { createContentStore } from './store.ts'

type ContentContext = SandboxContext & { Variables: { store: ReturnType<typeof createContentStore> } }

const publicCache = 'public, max-age=300, stale-while-revalidate=300'
const openToAll = cors({
  origin: '*',
  allowMethods: ['GET', 'POST', 'OPTIONS'],
  allowHeaders: ['content-type', 'x-api-key'],
})

/** Reads published content, which caches may store. */
const withPublished = createMiddleware<ContentContext>(async function published(c, next) {
  c.set('store', createContentStore(c.env))
  await next()
  if (c.res.ok) c.header('cache-control', publicCache)
})

/** Reads what the path's staging host shows. The response must not be cached. */
const withStaged = createMiddleware<ContentContext>(async function staged(c, next) {
  const domain = c.req.param('domain') ?? ''
  const view = viewOf(domain)
  c.header('cache-control', 'no-store')
  if (!view) return c.json({ error: { type: 'DOMAIN_NOT_FOUND', message: 'Not found', data: { domain } } }, 404)
  // A staging host serves media too, and staged content names it: `getHost` of src/lib/media/Media.ts in
  // https://github.com/amplience/dc-delivery-sdk-js.
  c.set('store', createContentStore(c.env, { view, mediaPath: stagingPath(domain) }))
  await next()
  c.header('cache-control', 'no-store')
})

/** Amplience Content Delivery 2, as served from the hub's host. */
export const amplience = new Hono<SandboxContext>()
amplience.use('/content/*', openToAll)
amplience.route('/content', new Hono<ContentContext>().use(withPublished).route('/', createDelivery()))

/** The same API for a staging environment, whose host is the first segment of the path. */
export const amplienceStaging = new Hono<SandboxContext>()
amplienceStaging.use('/:domain/content/*', openToAll)
amplienceStaging.route('/:domain/content', new Hono<ContentContext>().use(withStaged).route('/', createDelivery()))
amplienceStaging.use('/:domain/*', withStaged).route('/:domain', media)

function createDelivery() {
  const delivery = new Hono<ContentContext>()
  // Keys contain slashes, which may be escaped.
  delivery.get('/key/:key{.+}', (c) => one(c, { key: c.req.param('key') }))
  delivery.get('/id/:id', (c) => one(c, { id: c.req.param('id') }))
  delivery.post('/fetch', (c) => fetchMany(c))
  delivery.post('/filter', (c) => filter(c))
  return delivery
}

async function one(c: Context<ContentContext>, lookup: Lookup): Promise<Response> {
  const content = await c.var.store.find(lookup)
  return content ? c.json(deliver(content, c.req.query())) : c.json(notFound(lookup), 404)
}

async function fetchMany(c: Context<ContentContext>): Promise<Response> {
  const parsed = v.safeParse(FetchRequestSchema, await jsonBody(c))
  if (!parsed.success) return c.json(badRequest(parsed.issues), 400)
  const { requests, parameters } = parsed.output
  const responses = await Promise.all(
    requests.map(async ({ overrides, ...lookup }) => {
      const content = await c.var.store.find(lookup)
      return content ? deliver(content, { ...parameters, ...overrides }) : notFound(lookup)
    }),
  )
  return c.json({ responses })
}

async function filter(c: Context<ContentContext>): Promise<Response> {
  const parsed = v.safeParse(FilterRequestSchema, await jsonBody(c))
  if (!parsed.success) return c.json(badRequest(parsed.issues), 400)
  return c.json(filterContent(await c.var.store.list(schemaOf(parsed.output)), parsed.output))
}

async function jsonBody(c: Context<ContentContext>): Promise<unknown> {
  return c.req.json().catch(() => undefined)
}

function badRequest(issues: readonly v.BaseIssue<unknown>[]) {
  return {
    error: {
      type: 'BAD_REQUEST',
      message: 'The request is not valid',
      data: { issues: issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`.trim()) },
    },
  }
}
