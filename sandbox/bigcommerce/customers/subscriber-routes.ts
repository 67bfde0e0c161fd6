import { Hono } from 'hono'
import * as v from 'valibot'
import { findChannel } from '../../catalogue/channels.ts'
import type { SandboxContext, SandboxRequest } from '../../env.ts'
import { Refusal } from '../commerce/refusal.ts'
import { catalogueNotFound, envelope } from '../rest.ts'
import { idFilter, timeFilters, whereOf, type Condition } from './conditions.ts'
import { listByPage } from './list-page.ts'
import { respondWithCustomersError, pathId, readJson } from './refusals.ts'
import {
  findSubscriber,
  insertSubscriber,
  subscriberToWire,
  updateSubscriber,
  type SubscriberColumns,
  type SubscriberRow,
} from './subscriber-store.ts'
import { withoutUndefined } from './without-undefined.ts'

const createFailed = 'Create subscriber failed.'
const updateFailed = 'Update subscriber failed.'
const Email = v.pipe(v.string(), v.trim(), v.rfcEmail(), v.maxLength(255))
const Name = v.pipe(v.string(), v.maxLength(255))
const Id = v.pipe(v.number(), v.integer(), v.minValue(1))

const entries = {
  first_name: v.optional(Name),
  last_name: v.optional(Name),
  source: v.optional(Name),
  order_id: v.optional(v.nullable(Id)),
  channel_id: v.optional(
    v.pipe(
      Id,
      v.check((id) => findChannel(id) !== undefined, 'Unknown channel'),
    ),
  ),
  consents: v.optional(v.array(v.picklist(['marketing_newsletter', 'abandoned_cart']))),
}
const NewSubscriberBody = v.object({ ...entries, email: Email })
const ChangedSubscriberBody = v.object({ ...entries, email: v.optional(Email) })

/** `/v3/customers/subscribers`: recipients of the newsletter, whether or not they are customers. */
export const subscriberRoutes = new Hono<SandboxContext>()
  .get('/', async (c) => {
    const { rows, meta } = await listByPage<SubscriberRow>(c, c.env.DB, {
      table: 'subscribers',
      conditions: filtersOf(c),
    })
    return c.json(envelope(rows.map(subscriberToWire), meta))
  })
  .post('/', async (c) => {
    const { email, ...rest } = await readJson(c, NewSubscriberBody, createFailed)
    const row = await insertSubscriber(c.env.DB, { ...columnsOf(rest), email })
    if (!row) throw conflict(createFailed, email)
    return c.json(envelope(subscriberToWire(row)))
  })
  .delete('/', async (c) => {
    const where = whereOf(filtersOf(c))
    await c.env.DB.prepare(`DELETE FROM subscribers ${where.sql}`)
      .bind(...where.values)
      .run()
    return c.body(null, 204)
  })
  .get('/:subscriberId', async (c) =>
    c.json(envelope(subscriberToWire(await requireSubscriber(c.env.DB, c.req.param('subscriberId'))))),
  )
  .put('/:subscriberId', async (c) => {
    const { id } = await requireSubscriber(c.env.DB, c.req.param('subscriberId'))
    const body = await readJson(c, ChangedSubscriberBody, updateFailed)
    const row = await updateSubscriber(c.env.DB, id, columnsOf(body))
    if (!row) throw conflict(updateFailed, body.email ?? '')
    return c.json(envelope(subscriberToWire(row)))
  })
  .delete('/:subscriberId', async (c) => {
    await c.env.DB.prepare('DELETE FROM subscribers WHERE id = ?')
      .bind(pathId(c.req.param('subscriberId')))
      .run()
    return c.body(null, 204)
  })

subscriberRoutes.onError((error, c) => {
  // Unlike the other customer endpoints, subscribers respond with a 404 in the catalogue's form.
  return error instanceof Refusal && error.status === 404
    ? catalogueNotFound(c, error.message)
    : respondWithCustomersError(error, c)
})

function filtersOf(c: SandboxRequest): Condition[] {
  const equals = ['email', 'first_name', 'last_name', 'source', 'order_id', 'id'].flatMap((column) => {
    const value = c.req.query(column)
    return value === undefined ? [] : [{ sql: `${column} = ?`, values: [value] }]
  })
  return [
    ...equals,
    ...idFilter(c, 'id:in', 'id'),
    ...timeFilters(c, 'date_created', 'created_at'),
    ...timeFilters(c, 'date_modified', 'modified_at'),
  ]
}

function columnsOf({ consents, ...body }: v.InferOutput<typeof ChangedSubscriberBody>): SubscriberColumns {
  return withoutUndefined({ ...body, consents: consents && JSON.stringify(consents) })
}

function conflict(title: string, email: string) {
  return new Refusal(409, title, { email: `A subscriber with the email ${email} exists already` })
}

async function requireSubscriber(db: D1Database, text: string) {
  const row = await findSubscriber(db, { id: pathId(text) })
  if (!row) throw new Refusal(404, 'The requested resource was not found.')
  return row
}
