import { Hono } from 'hono'
import { cors } from 'hono/cors'
import * as v from 'valibot'
import { findChannel } from '../catalogue/channels.ts'
import { findCategoryIds, findProducts } from '../catalogue/queries/products.ts'
import type { SandboxContext, SandboxRequest } from '../env.ts'
import { badgesOf } from './badges.ts'
import { BadgeQuerySchema, type BadgeQuery } from './body.ts'

/** The badges service. It requires no key; the project is in the path. */
export const promobadger = new Hono<SandboxContext>()

promobadger.use(cors())
promobadger.post('/v1/:project/badges/query/byProductId', async (c) => {
  if (c.req.param('project') !== c.env.PROMOBADGER_PROJECT) return refuse(c, 404, 'Project not found')
  const body: unknown = await c.req.json().catch(() => undefined)
  if (body === undefined) return refuse(c, 400, 'The body is not valid JSON')
  const parsed = v.safeParse(BadgeQuerySchema, body)
  if (!parsed.success)
    return refuse(
      c,
      400,
      parsed.issues.map((issue) => [v.getDotPath(issue), issue.message].filter(Boolean).join(': ')).join('; '),
    )
  return c.json(await badgesFor(c.env.DB, parsed.output))
})
promobadger.all('*', (c) => refuse(c, 404, 'Not found'))

/** Products in the requested order, each with the ids of its badges, and each badge once. Unknown products have none. */
async function badgesFor(db: D1Database, { context, query }: BadgeQuery) {
  const ids = query.products.map(({ id }) => id)
  const [products, categoryIds] = await Promise.all([findProducts(db, ids), findCategoryIds(db, ids)])
  const { channel, currency = channel === undefined ? undefined : findChannel(channel)?.currency } =
    context.bigcommerce ?? {}
  const applicationIds = context.talonone?.applicationIds ?? []
  const badgesById = new Map(
    products.map((product) => [
      product.id,
      badgesOf({ product, categoryIds: categoryIds.get(product.id) ?? [], currency, applicationIds }),
    ]),
  )
  const badges = new Map([...badgesById.values()].flat().map((badge) => [badge.id, badge]))
  return {
    products: query.products.map((asked) => ({
      query: asked,
      badges: (badgesById.get(asked.id) ?? []).map(({ id }) => ({ id })),
    })),
    badges: [...badges.values()],
  }
}

function refuse(c: SandboxRequest, status: 400 | 404, error: string) {
  return c.json({ error }, status)
}
