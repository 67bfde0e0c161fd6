import { Hono } from 'hono'
import type { SandboxContext, SandboxRequest } from '../../env.ts'
import { Refusal } from '../commerce/refusal.ts'
import { commaList, envelope } from '../rest.ts'
import { idFilter, textFilter, timeFilters, type Condition } from './conditions.ts'
import { ChangedCustomerBody, NewCustomerBody } from './customer-bodies.ts'
import { deleteCustomers } from './customer-store.ts'
import { customerIncludes, customersToWire, type CustomerInclude } from './customer-wire.ts'
import type { CustomerRow } from './customer.ts'
import { listByPageOrCursor } from './list-page.ts'
import { readItems } from './refusals.ts'
import { createFailed, updateFailed, createCustomers, updateCustomers } from './save-customers.ts'

const sortColumns: Readonly<Record<string, string>> = {
  date_created: 'created_at',
  date_modified: 'modified_at',
  last_name: 'last_name',
}

/** `/v3/customers`. Without a filter it lists every customer of the store, as the vendor does. */
export const customerRoutes = new Hono<SandboxContext>()
  .get('/', async (c) => {
    const sort = sortOf(c.req.query('sort'))
    const { rows, meta } = await listByPageOrCursor<CustomerRow>(c, c.env.DB, {
      table: 'customers',
      conditions: filtersOf(c),
      ...(sort && { sort }),
    })
    return c.json(envelope(await customersToWire(c.env.DB, rows, includeOf(c)), meta))
  })
  .post('/', async (c) => {
    const bodies = await readItems(c, NewCustomerBody, createFailed)
    const rows = await createCustomers(c.env, bodies)
    return c.json(envelope(await customersToWire(c.env.DB, rows, includesFor(bodies))))
  })
  .put('/', async (c) => {
    const bodies = await readItems(c, ChangedCustomerBody, updateFailed)
    const rows = await updateCustomers(c.env.DB, bodies)
    return c.json(envelope(await customersToWire(c.env.DB, rows, includesFor(bodies))))
  })
  .delete('/', async (c) => {
    const ids = commaList(c, 'id:in')
    if (!ids.every((id) => /^\d{1,15}$/.test(id)))
      throw new Refusal(422, 'Delete customers failed.', { 'id:in': 'Not a list of ids' })
    await deleteCustomers(c.env.DB, ids.map(Number))
    return c.body(null, 204)
  })

// Write requests return what they wrote, regardless of the query.
function includesFor(bodies: readonly { form_fields?: unknown }[]): CustomerInclude[] {
  const always: CustomerInclude[] = ['addresses', 'storecredit', 'shopper_profile_id', 'segment_ids']
  return bodies.some(({ form_fields }) => form_fields !== undefined) ? [...always, 'formfields'] : always
}

function includeOf(c: SandboxRequest): CustomerInclude[] {
  const names = commaList(c, 'include')
  return customerIncludes.filter((name) => names.includes(name))
}

function filtersOf(c: SandboxRequest): Condition[] {
  const likes = commaList(c, 'name:like')
  return [
    ...idFilter(c, 'id:in', 'id'),
    ...idFilter(c, 'customer_group_id:in', 'customer_group_id'),
    ...textFilter(c, 'email:in', 'email'),
    ...textFilter(c, 'company:in', 'company'),
    ...textFilter(c, 'phone:in', 'phone'),
    ...textFilter(c, 'registration_ip_address:in', 'registration_ip_address'),
    ...textFilter(c, 'name:in', "first_name || ' ' || last_name"),
    ...(likes.length === 0
      ? []
      : [
          {
            sql: likes.map(() => "instr(lower(first_name || ' ' || last_name), lower(?)) > 0").join(' OR '),
            values: likes,
          },
        ]),
    ...timeFilters(c, 'date_created', 'created_at'),
    ...timeFilters(c, 'date_modified', 'modified_at'),
  ]
}

function sortOf(text: string | undefined) {
  if (text === undefined) return undefined
  const [name = '', direction = 'asc'] = text.split(':')
  const column = sortColumns[name]
  if (!column || (direction !== 'asc' && direction !== 'desc'))
    throw new Refusal(422, "The field 'sort' is invalid.", { sort: 'Unknown order' })
  return { column, direction: direction === 'desc' ? ('DESC' as const) : ('ASC' as const) }
}
