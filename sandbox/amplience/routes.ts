import { type Context, Hono } from 'hono'
import { cors } from 'hono/cors'
import * as v from 'valibot'
import type { SandboxContext } from '../env.ts'
import { deliver, type Lookup, notFound } from './delivery.ts'
import { FetchRequestSchema, FilterRequestSchema, filterContent, schemaOf } from './filter.ts'
import { createContentStore } from './store.ts'

const cacheControl = 'public, max-age=300, stale-while-revalidate=300'

/** Amplience Content Delivery 2, as the hub's host serves it. */
export const amplience = new Hono<SandboxContext>()

amplience.use('/content/*', cors({ origin: '*', allowMethods: ['GET', 'POST', 'OPTIONS'], allowHeaders: ['content-type', 'x-api-key'] }), async (c, next) => {
  await next()
  if (c.res.ok) c.header('cache-control', cacheControl)
})

// Keys hold slashes, escaped or not.
amplience.get('/content/key/:key{.+}', (c) => one(c, { key: c.req.param('key') }))
amplience.get('/content/id/:id', (c) => one(c, { id: c.req.param('id') }))

amplience.post('/content/fetch', async (c) => {
  const parsed = v.safeParse(FetchRequestSchema, await jsonBody(c))
  if (!parsed.success) return c.json(badRequest(parsed.issues), 400)
  const store = createContentStore(c.env)
  const { requests, parameters } = parsed.output
  const responses = await Promise.all(
    requests.map(async (lookup) => {
      const content = await store.find(lookup)
      return content ? deliver(content, parameters) : notFound(lookup)
    }),
  )
  return c.json({ responses })
})

amplience.post('/content/filter', async (c) => {
  const parsed = v.safeParse(FilterRequestSchema, await jsonBody(c))
  if (!parsed.success) return c.json(badRequest(parsed.issues), 400)
  return c.json(filterContent(await createContentStore(c.env).list(schemaOf(parsed.output)), parsed.output))
})

async function one(c: Context<SandboxContext>, lookup: Lookup): Promise<Response> {
  const content = await createContentStore(c.env).find(lookup)
  if (!content) return c.json(notFound(lookup), 404)
  return c.json(deliver(content, { depth: c.req.query('depth'), format: c.req.query('format') }))
}

async function jsonBody(c: Context<SandboxContext>): Promise<unknown> {
  return c.req.json().catch(() => undefined)
}

function badRequest(issues: readonly v.BaseIssue<unknown>[]) {
  return { error: { type: 'BAD_REQUEST', message: 'The request is not valid', data: { issues: issues.map((issue) => `${v.getDotPath(issue) ?? ''} ${issue.message}`.trim()) } } }
}
