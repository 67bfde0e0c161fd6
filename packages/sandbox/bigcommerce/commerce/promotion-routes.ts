import { Hono } from 'hono'
import type { SandboxContext } from '../../env.ts'
import { envelope, paginationMeta } from '../rest.ts'

const maxLimit = 250

/**
 * `GET /v3/promotions` (https://developer.bigcommerce.com/docs/rest-management/promotions). The sandbox's store has no
 * promotions of its own: its prices come from the promotions engine.
 */
export const promotionRoutes = new Hono<SandboxContext>().get('/', (c) => {
  const limit = Math.min(maxLimit, Number(c.req.query('limit') ?? 50) || 50)
  return c.json(envelope([], paginationMeta(c, { page: 1, limit }, { total: 0, count: 0 })))
})
