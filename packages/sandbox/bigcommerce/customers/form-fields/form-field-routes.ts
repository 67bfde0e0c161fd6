import { Hono } from 'hono'
import * as v from 'valibot'
import { Refusal } from '../../commerce/refusal.ts'
import { envelope } from '../../rest.ts'
import { findAddresses } from '../addresses/address-store.ts'
import { isOneOf, type Condition } from '../conditions.ts'
import { findCustomers } from '../customer-store.ts'
import { listByPageOrCursor } from '../list-page.ts'
import { readItems } from '../refusals.ts'
import {
  FormFieldValue,
  checkFormFields,
  fieldWrites,
  formFieldToWire,
  type FormFieldRow,
} from './form-field-values.ts'
import { customFormFields } from './form-fields.ts'
import type { SandboxContext, SandboxRequest } from '#sandbox/env.ts'

const updateFailed = 'Update form field values failed.'
const Id = v.pipe(v.number(), v.integer(), v.minValue(1))
const ValueBody = v.union([
  v.object({ customer_id: Id, name: v.string(), value: FormFieldValue }),
  v.object({ address_id: Id, name: v.string(), value: FormFieldValue }),
])

/** `/v3/customers/form-field-values`: values of customers and of addresses in one list. */
export const formFieldRoutes = new Hono<SandboxContext>()
  .get('/', async (c) => {
    const { rows, meta } = await listByPageOrCursor<FormFieldRow>(c, c.env.DB, {
      table: 'form_field_values',
      conditions: filtersOf(c),
    })
    return c.json(envelope(rows.map(formFieldToWire), meta))
  })
  .put('/', async (c) => {
    const bodies = await readItems(c, ValueBody, updateFailed)
    const writes = bodies.flatMap((body) => {
      const [owner, ownerId] =
        'customer_id' in body ? (['customer', body.customer_id] as const) : (['address', body.address_id] as const)
      return fieldWrites(c.env.DB, { owner, ownerId, fields: checkFormFields(owner, [body], updateFailed) })
    })
    await requireOwners(c.env.DB, bodies)
    await c.env.DB.batch(writes)
    return c.json(envelope(bodies))
  })

function filtersOf(c: SandboxRequest): Condition[] {
  const name = c.req.query('field_name')
  const kind = c.req.query('field_type')
  const fields = customFormFields.filter(
    (field) => (name === undefined || field.name === name) && (kind === undefined || field.kind === kind),
  )
  return [
    ...['customer_id', 'address_id'].flatMap((column) => {
      const text = c.req.query(column)
      if (text === undefined) return []
      if (!/^\d{1,15}$/.test(text))
        throw new Refusal(422, `The filter '${column}' takes a whole number`, { [column]: 'Not an id' })
      return [{ sql: `${column} = ?`, values: [Number(text)] }]
    }),
    ...(name === undefined && kind === undefined
      ? []
      : [
          isOneOf(
            'field_id',
            fields.map(({ id }) => id),
          ),
        ]),
  ]
}

async function requireOwners(db: D1Database, bodies: readonly v.InferOutput<typeof ValueBody>[]) {
  const customerIds = bodies.flatMap((body) => ('customer_id' in body ? [body.customer_id] : []))
  const addressIds = bodies.flatMap((body) => ('address_id' in body ? [body.address_id] : []))
  const [customers, addresses] = await Promise.all([
    findCustomers(db, [isOneOf('id', customerIds)]),
    findAddresses(db, [isOneOf('id', addressIds)]),
  ])
  const unknownCustomer = customerIds.find((id) => !customers.some((row) => row.id === id))
  if (unknownCustomer !== undefined)
    throw new Refusal(422, updateFailed, { customer_id: `Customer ${unknownCustomer} does not exist` })
  const unknownAddress = addressIds.find((id) => !addresses.some((row) => row.id === id))
  if (unknownAddress !== undefined)
    throw new Refusal(422, updateFailed, { address_id: `Address ${unknownAddress} does not exist` })
}
