import { toWireNumber } from '../commerce/money.ts'
import { findAddresses } from './addresses/address-store.ts'
import { addressesToWire } from './addresses/address-wire.ts'
import { isOneOf } from './conditions.ts'
import type { CustomerRow } from './customer.ts'
import { findFormFields, formFieldToWire } from './form-fields/form-field-values.ts'

const maxIncluded = 10

/** Parts of a customer that are returned only on request. */
export const customerIncludes = [
  'addresses',
  'storecredit',
  'attributes',
  'formfields',
  'shopper_profile_id',
  'segment_ids',
] as const
export type CustomerInclude = (typeof customerIncludes)[number]

/** Customers in the form of `/v3/customers`, without passwords. At most ten addresses are included. */
export async function customersToWire(
  db: D1Database,
  rows: readonly CustomerRow[],
  include: readonly CustomerInclude[],
) {
  const ids = rows.map(({ id }) => id)
  const hasFormFields = include.includes('formfields')
  const addresses = Map.groupBy(
    await findAddresses(db, [isOneOf('customer_id', ids)]),
    ({ customer_id }) => customer_id,
  )
  const fields = hasFormFields ? await findFormFields(db, 'customer', ids) : undefined
  return Promise.all(
    rows.map(async (row) => {
      const ownAddresses = addresses.get(row.id) ?? []
      return {
        ...customerToWire(row, ownAddresses.length),
        ...(include.includes('addresses') && {
          addresses: await addressesToWire(db, ownAddresses.slice(0, maxIncluded), { hasFormFields }),
        }),
        ...(include.includes('storecredit') && { store_credit_amounts: [{ amount: toWireNumber(row.store_credit) }] }),
        ...(include.includes('attributes') && { attributes: [] }),
        ...(fields && { form_fields: (fields.get(row.id) ?? []).map(formFieldToWire) }),
        ...(include.includes('shopper_profile_id') && {
          shopper_profile_id: `00000000-0000-4000-8000-${String(row.id).padStart(12, '0')}`,
        }),
        ...(include.includes('segment_ids') && { segment_ids: [] }),
      }
    }),
  )
}

/** ISO 8601 to the second, in UTC. */
export function customersTime(time: number) {
  return new Date(time).toISOString().replace(/\.\d{3}Z$/, 'Z')
}

function customerToWire(row: CustomerRow, addressCount: number) {
  return {
    id: row.id,
    authentication: { force_password_reset: row.must_reset_password === 1 },
    company: row.company,
    customer_group_id: row.customer_group_id,
    email: row.email,
    first_name: row.first_name,
    last_name: row.last_name,
    notes: row.notes,
    phone: row.phone,
    registration_ip_address: row.registration_ip_address,
    tax_exempt_category: row.tax_exempt_category,
    date_created: customersTime(row.created_at),
    date_modified: customersTime(row.modified_at),
    accepts_product_review_abandoned_cart_emails: row.accepts_emails === 1,
    origin_channel_id: row.origin_channel_id,
    channel_ids: row.channel_ids === null ? null : (JSON.parse(row.channel_ids) as number[]),
    address_count: addressCount,
    attribute_count: 0,
  }
}
