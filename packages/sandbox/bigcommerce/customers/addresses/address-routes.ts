import { Hono } from 'hono'
import { Refusal } from '../../commerce/refusal.ts'
import { commaList, envelope } from '../../rest.ts'
import { idFilter, isOneOf, textFilter } from '../conditions.ts'
import { findCustomers } from '../customer-store.ts'
import type { AddressRow } from '../customer.ts'
import { checkFormFields } from '../form-fields/form-field-values.ts'
import { listByPage } from '../list-page.ts'
import { readItems } from '../refusals.ts'
import { ChangedAddressBody, NewAddressBody } from './address-bodies.ts'
import { addressOf, deleteAddresses, insertAddress, updateAddress } from './address-store.ts'
import { addressesToWire } from './address-wire.ts'
import type { SandboxContext } from '#sandbox/env.ts'

const createFailed = 'Create customer addresses failed.'
const updateFailed = 'Update customer addresses failed.'

/** `/v3/customers/addresses`. These endpoints do not check to whom an address belongs; the caller must. */
export const addressRoutes = new Hono<SandboxContext>()
  .get('/', async (c) => {
    const conditions = [
      ...idFilter(c, 'customer_id:in', 'customer_id'),
      ...idFilter(c, 'id:in', 'id'),
      ...textFilter(c, 'company:in', 'company'),
      ...textFilter(c, 'name:in', "first_name || ' ' || last_name"),
    ]
    const { rows, meta } = await listByPage<AddressRow>(c, c.env.DB, { table: 'customer_addresses', conditions })
    const hasFormFields = commaList(c, 'include').includes('formfields')
    return c.json(envelope(await addressesToWire(c.env.DB, rows, { hasFormFields }), meta))
  })
  .post('/', async (c) => {
    const bodies = await readItems(c, NewAddressBody, createFailed)
    const checked = bodies.map(({ customer_id, ...body }) => ({
      customerId: customer_id,
      address: addressOf(body, createFailed),
      fields: checkFormFields('address', body.form_fields ?? [], createFailed),
    }))
    await requireCustomers(
      c.env.DB,
      checked.map(({ customerId }) => customerId),
    )
    const rows: AddressRow[] = []
    for (const one of checked) {
      const row = await insertAddress(c.env.DB, one)
      if (row) rows.push(row)
    }
    return c.json(
      envelope(await addressesToWire(c.env.DB, rows, { hasFormFields: bodies.some((body) => body.form_fields) })),
    )
  })
  .put('/', async (c) => {
    const bodies = await readItems(c, ChangedAddressBody, updateFailed)
    const rows: AddressRow[] = []
    for (const body of bodies) {
      const row = await updateAddress(c.env.DB, body, updateFailed)
      if (row) rows.push(row)
    }
    return c.json(
      envelope(await addressesToWire(c.env.DB, rows, { hasFormFields: bodies.some((body) => body.form_fields) })),
    )
  })
  .delete('/', async (c) => {
    const ids = commaList(c, 'id:in')
    if (ids.length === 0 || !ids.every((id) => /^\d{1,15}$/.test(id)))
      throw new Refusal(422, 'Delete customer addresses failed.', { 'id:in': 'A list of ids is needed' })
    await deleteAddresses(c.env.DB, ids.map(Number))
    return c.body(null, 204)
  })

async function requireCustomers(db: D1Database, ids: readonly number[]) {
  const existingIds = new Set((await findCustomers(db, [isOneOf('id', ids)])).map(({ id }) => id))
  const missingId = ids.find((id) => !existingIds.has(id))
  if (missingId !== undefined)
    throw new Refusal(422, createFailed, { customer_id: `Customer ${missingId} does not exist` })
}
