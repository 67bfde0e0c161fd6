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
  getCustomerAddress: defineOperation('customer', v.object({}), async (visit) =>
    toEntity(await loadOwnAddresses(visit)),
  ),

  createCustomerAddress: defineOperation(
    'customer',
    v.object({ address: CustomerAddressSchema }),
    async (visit, { address }) =>
      (await addAddress(visit, address)).status === 'saved' ? toEntity(await loadOwnAddresses(visit)) : refusal(),
  ),

  updateCustomerAddress: defineOperation(
    'customer',
    v.object({ id: PlatformIdSchema, address: CustomerAddressSchema }),
    async (visit, { id, address }) =>
      (await updateAddress(visit, id, address)).status === 'saved'
        ? toEntity(await loadOwnAddresses(visit))
        : refusal(),
  ),

  deleteCustomerAddress: defineOperation(
    'customer',
    v.object({ 'id:in': v.pipe(v.array(PlatformIdSchema), v.minLength(1), v.maxLength(20)) }),
    async (visit, { 'id:in': ids }) => {
      await deleteAddresses(visit, ids)
      return toEntity(await loadOwnAddresses(visit))
    },
  ),
}

function toEntity(addresses: readonly CustomerAddress[]) {
  return { data: addresses.map(({ id, ...address }) => ({ id, ...toAddressEntity(address) })) }
}

function refusal(): Response {
  return problemResponse({ status: 422, slug: 'invalid-address', title: messages.account.refused })
}
