import * as v from 'valibot'
import type { BigCommerceApi } from '../api/api.ts'
import { WireText } from '../api/wire-text.ts'
import { toWireCustomerAddress } from './customer-wire.ts'
import { refusedFields } from './refused-fields.ts'
import type { CustomerAddress } from '#shared/domain/address.ts'
import { ServiceError } from '#shared/errors.ts'
import type { AddressOutcome, CustomerPort } from '#worker/ports/customer-port.ts'

const wireAddressEntries = {
  first_name: WireText,
  last_name: WireText,
  phone: WireText,
  address1: WireText,
  address2: WireText,
  city: WireText,
  state_or_province: WireText,
  postal_code: WireText,
  country_code: WireText,
}

const path = '/v3/customers/addresses'
const maxAddresses = 250

const AddressSchema = v.object({ id: v.number(), customer_id: v.number(), ...wireAddressEntries })
const AddressesSchema = v.object({ data: v.array(AddressSchema) })

/** Addresses on BigCommerce's REST API. */
export function createBigCommerceAddress({ api }: { api: BigCommerceApi }) {
  // The response omits an address that exists already, so it may be empty.
  const save = async (
    operation: string,
    { method, body }: { method: 'POST' | 'PUT'; body: object[] },
    signal: AbortSignal,
  ): Promise<AddressOutcome> => {
    try {
      await api.rest(operation, v.unknown(), { path, method, body, signal })
      return { status: 'saved' }
    } catch (cause) {
      if (cause instanceof ServiceError && cause.kind === 'rejected' && cause.status === 422)
        return { status: 'refused', fields: refusedFields(cause) }
      throw cause
    }
  }
  return {
    async addresses({ customerId }, signal) {
      // Without the filter the platform would list those of every customer.
      const { data } = await api.rest('addresses', AddressesSchema, {
        path,
        query: { 'customer_id:in': customerId, limit: maxAddresses },
        signal,
      })
      return data.filter((wire) => wire.customer_id === customerId).map(toAddress)
    },
    addAddress: ({ customerId, address }, signal) =>
      save(
        'address-add',
        { method: 'POST', body: [{ customer_id: customerId, ...toWireCustomerAddress(address) }] },
        signal,
      ),
    updateAddress: ({ addressId, address }, signal) =>
      save('address-update', { method: 'PUT', body: [{ id: addressId, ...toWireCustomerAddress(address) }] }, signal),
    async removeAddresses({ addressIds }, signal) {
      await api.rest('address-delete', v.unknown(), {
        path,
        query: { 'id:in': addressIds.join() },
        method: 'DELETE',
        absentOn: [204],
        signal,
      })
    },
  } satisfies Partial<CustomerPort>
}

function toAddress(wire: v.InferOutput<typeof AddressSchema>): CustomerAddress {
  return {
    id: wire.id,
    firstName: wire.first_name,
    lastName: wire.last_name,
    phone: wire.phone,
    address1: wire.address1,
    address2: wire.address2,
    city: wire.city,
    region: wire.state_or_province,
    postalCode: wire.postal_code,
    country: wire.country_code,
  }
}
