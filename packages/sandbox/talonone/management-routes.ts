import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { SandboxContext } from '../env.ts'
import { applications } from './applications.ts'
import { listAttributes, insertAttribute, updateAttribute } from './attribute-store.ts'
import { readBody } from './bodies.ts'
import { NewAttributeBody } from './management-bodies.ts'
import { respondToError, invalidBody, Refusal } from './refusal.ts'

/** `Authorization: ManagementKey-v1 {key}`. The key belongs to the account, not to one application. */
const withManagementKey = createMiddleware<SandboxContext>(async function withManagementKey(c, next) {
  if (c.req.header('authorization') !== `ManagementKey-v1 ${c.env.TALONONE_MANAGEMENT_KEY}`)
    throw new Refusal(401, 'Invalid API key')
  await next()
})

/** `/v1/applications` and `/v1/attributes` of the Management API. */
export const managementRoutes = new Hono<SandboxContext>()
managementRoutes.use('/applications', withManagementKey)
managementRoutes.use('/attributes/*', withManagementKey)
managementRoutes
  .get('/applications', (c) => {
    const found = applications.map(({ id, name, currency }) => ({ id, name, currency }))
    return c.json({ totalResultSize: found.length, data: found })
  })
  .get('/attributes', async (c) => {
    const entity = c.req.query('entity') ?? 'CartItem'
    const all = (await listAttributes(c.env.DB)).filter((attribute) => attribute.entity === entity)
    return c.json({ totalResultSize: all.length, hasMore: false, data: all })
  })
  .post('/attributes', async (c) => {
    const created = await insertAttribute(c.env.DB, await readBody(c, NewAttributeBody))
    if (!created) throw invalidBody('Duplicate', '/name', 'The name and title of an attribute must be unique.')
    return c.json(created, 201)
  })
  .put('/attributes/:id', async (c) => {
    const updated = await updateAttribute(c.env.DB, Number(c.req.param('id')), await readBody(c, NewAttributeBody))
    if (!updated) throw new Refusal(404, 'Not found')
    return c.json(updated)
  })
managementRoutes.onError(respondToError)
