import { Hono } from 'hono'
import type { SandboxContext } from '../env.ts'
import { KeySchema, PersonSchema, ReservationSchema, StockSchema } from './bodies.ts'
import { branchesOf } from './branches.ts'
import { forget, putBack, reservationsOf, reserve } from './reservations.ts'
import { shelfUnits, stockOf } from './stock.ts'
import { parsed, readBody, refuse, respondWithError } from './wire.ts'

/**
 * The shops' stock service, which a merchant's till has or a program beside it. Bearer token; JSON; errors are `{
 * error: { code } }`. docs/vendors.md describes it. Its reservations are at `/control/reservations`.
 */
export const shopsService = new Hono<SandboxContext>().basePath('/v1')

shopsService.use(async function bearer(c, next) {
  if (c.req.header('authorization') !== `Bearer ${c.env.SHOPS_API_KEY}`) return refuse(c, 401, 'unauthorized')
  await next()
})

shopsService.get('/stock', async (c) => c.json({ shops: await stockOf(c.env.DB, parsed(StockSchema, c.req.query())) }))

shopsService.post('/reservations', async (c) => {
  const key = parsed(KeySchema, c.req.header('idempotency-key'))
  const request = await readBody(c, ReservationSchema)
  const shop = branchesOf(request.market).find(({ id }) => id === request.shop)
  const known = await c.env.DB.prepare('SELECT 1 FROM variants WHERE sku = ?').bind(request.sku).first()
  if (!shop || !known) return refuse(c, 422, 'invalid')
  const reserved = await reserve(c.env.DB, { ...request, key }, shelfUnits(request.sku, shop))
  if (!reserved) return refuse(c, 409, 'none_left')
  const { id, until, isNew } = reserved
  return c.json({ id, until }, isNew ? 201 : 200)
})

shopsService.post('/reservations/list', async (c) => {
  const { email } = await readBody(c, PersonSchema)
  const reservations = await reservationsOf(c.env.DB, email)
  return c.json({
    reservations: reservations.map(({ id, sku, shop, name, until }) => ({ id, sku, shop, name, until })),
  })
})

shopsService.post('/reservations/forget', async (c) => {
  const { email } = await readBody(c, PersonSchema)
  return c.json({ forgotten: await forget(c.env.DB, email) })
})

shopsService.delete('/reservations/:id', async (c) => {
  const id = c.req.param('id')
  return (await putBack(c.env.DB, id)) ? c.json({ id }) : refuse(c, 404, 'not_found')
})

shopsService.all('*', (c) => refuse(c, 404, 'not_found'))
shopsService.onError(respondWithError)
