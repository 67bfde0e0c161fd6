import { Hono } from 'hono'
import * as v from 'valibot'
import { envelope, respondWithPage } from '../../rest.ts'
import { readBody } from '../carts/cart-bodies.ts'
import { Refusal, respondToError } from '../refusal.ts'
import { findOrder } from './order-store.ts'
import type { SandboxContext, SandboxRequest } from '#sandbox/env.ts'

const Name = v.pipe(v.string(), v.minLength(1), v.maxLength(64))

const MetafieldBody = v.object({
  permission_set: v.picklist(['app_only', 'read', 'write', 'read_and_sf_access', 'write_and_sf_access']),
  namespace: Name,
  key: Name,
  value: v.pipe(v.string(), v.minLength(1), v.maxLength(65_535)),
  description: v.optional(v.pipe(v.string(), v.maxLength(255)), ''),
})

const mostOfAnOrder = 250

type Row = v.InferOutput<typeof MetafieldBody> & { id: number; order_id: number; created_at: number }

/**
 * `/v3/orders/{order_id}/metafields` (orders.v3.yml): the list with its filters `key` and `namespace`, and a new one. A
 * key that the namespace of the order has is a 409.
 */
export const orderMetafieldRoutes = new Hono<SandboxContext>()
  .get('/:orderId/metafields', async (c) => {
    const orderId = await requireOrderId(c)
    const { results } = await c.env.DB.prepare(
      'SELECT * FROM order_metafields WHERE order_id = ?1 AND (?2 IS NULL OR namespace = ?2) AND (?3 IS NULL OR key = ?3) ORDER BY id',
    )
      .bind(orderId, c.req.query('namespace') ?? null, c.req.query('key') ?? null)
      .all<Row>()
    return respondWithPage(c, results, toWire)
  })
  .post('/:orderId/metafields', async (c) => {
    const orderId = await requireOrderId(c)
    const { permission_set, namespace, key, value, description } = await readBody(c, MetafieldBody)
    const row = await c.env.DB.prepare(
      `INSERT INTO order_metafields (order_id, namespace, key, value, permission_set, description, created_at)
       SELECT ?1, ?2, ?3, ?4, ?5, ?6, ?7 WHERE (SELECT COUNT(*) FROM order_metafields WHERE order_id = ?1) < ${mostOfAnOrder}
       ON CONFLICT (order_id, namespace, key) DO NOTHING RETURNING *`,
    )
      .bind(orderId, namespace, key, value, permission_set, description, Date.now())
      .first<Row>()
    if (!row) throw new Refusal(409, 'The metafield conflicts with another metafield.')
    return c.json(envelope(toWire(row)))
  })
  .onError(respondToError)

async function requireOrderId(c: SandboxRequest): Promise<number> {
  const id = Number(c.req.param('orderId'))
  if (!Number.isSafeInteger(id) || !(await findOrder(c.env.DB, id)))
    throw new Refusal(404, 'The requested resource was not found.')
  return id
}

function toWire({ id, order_id, created_at, ...field }: Row) {
  const date = new Date(created_at).toISOString().replace(/\.\d{3}Z$/, '+00:00')
  return {
    id,
    ...field,
    resource_type: 'order',
    resource_id: order_id,
    date_created: date,
    date_modified: date,
    owner_client_id: 'storefront',
  }
}
