import * as v from 'valibot'
import { addAddress, deleteAddresses, loadOwnAddresses, updateAddress } from '../account/own-addresses.ts'
import { problemResponse } from '../http/problem.ts'
import { defineOperation } from './operation.ts'
import { type CustomerAddress, toAddressEntity } from '#shared/domain/address.ts'
import { PlatformIdSchema } from '#shared/domain/platform-id.ts'
import { CustomerAddressSchema } from '#shared/forms/customer-address.ts'
import * as messages from '#shared/messages/shop.ts'

/** Operations on the addresses of the session's customer; each responds with all addresses, as `data`. */
export const addressOperations = {
  getCustomerAddress: defineOperation('customer', v.object({}), async (c) => toEntity(await loadOwnAddresses(c))),

  createCustomerAddress: defineOperation(
    'customer',
    v.object({ address: CustomerAddressSchema }),
    async (c, { address }) =>
      (await addAddress(c, address)).status === 'saved' ? toEntity(await loadOwnAddresses(c)) : refusal(),
  ),

  updateCustomerAddress: defineOperation(
    'customer',
    v.object({ id: PlatformIdSchema, address: CustomerAddressSchema }),
    async (c, { id, address }) =>
      (await updateAddress(c, id, address)).status === 'saved' ? toEntity(await loadOwnAddresses(c)) : refusal(),
  ),

  deleteCustomerAddress: defineOperation(
    'customer',
    v.object({ 'id:in': v.pipe(v.array(PlatformIdSchema), v.minLength(1), v.maxLength(20)) }),
    async (c, { 'id:in': ids }) => {
      await deleteAddresses(c, ids)
      return toEntity(await loadOwnAddresses(c))
    },
  ),
}

function toEntity(addresses: readonly CustomerAddress[]) {
  return { data: addresses.map(({ id, ...address }) => ({ id, ...toAddressEntity(address) })) }
}

function refusal(): Response {
  return problemResponse({ status: 422, slug: 'invalid-address', title: messages.account.refused })
}
