import { describe, expect, test } from 'vitest'
import type { Services } from '../context/bind-services.ts'
import { visitWith } from '../test/visit.ts'
import { addAddress, deleteAddresses, updateAddress } from './own-addresses.ts'
import type { Address } from '#shared/domain/address.ts'
import { NotFoundError, ServiceError } from '#shared/errors.ts'

const customer = { id: 7, sessionId: 's', startedAt: 0 }
const home: Address = {
  firstName: 'Ada',
  lastName: 'Marlowe',
  phone: '',
  address1: '14 Loom Street',
  address2: '',
  city: 'Leeds',
  region: 'West Yorkshire',
  postalCode: 'LS1 4AP',
  country: 'GB',
}
const work = { ...home, address1: '3 Weaver Row' }
const lost = new ServiceError('commerce', 'timeout')

/** A customer with these addresses, whose ids count from 1. A write fails with `failure` after it was done, if it is. */
function openAddresses(
  saved: Address[],
  { failure, isDone = true }: { failure?: ServiceError; isDone?: boolean } = {},
) {
  let own = saved.map((address, index) => ({ ...address, id: index + 1 }))
  const writes: string[] = []
  async function write(name: string, change: () => void): Promise<{ status: 'saved' }> {
    writes.push(name)
    if (isDone) change()
    if (failure) throw failure
    return { status: 'saved' }
  }
  const customers: Partial<Services['customers']> = {
    addresses: async () => own,
    addAddress: ({ address }) => write('add', () => (own = [...own, { ...address, id: own.length + 1 }])),
    updateAddress: ({ addressId, address }) =>
      write('update', () => (own = own.map((each) => (each.id === addressId ? { ...address, id: addressId } : each)))),
    removeAddresses: async ({ addressIds }) =>
      void (await write('remove', () => (own = own.filter(({ id }) => !addressIds.includes(id))))),
  }
  const { visit } = visitWith({ customer, services: { customers } })
  return { visit, writes, streets: () => own.map(({ address1 }) => address1) }
}

describe('addresses of the customer', () => {
  test('an address is added, changed and deleted [ACC-33, ACC-36, ACC-37]', async () => {
    const { visit, streets, writes } = openAddresses([home])
    await addAddress(visit, work)
    await updateAddress(visit, 1, { ...home, address1: '15 Loom Street' })
    expect(streets()).toEqual(['15 Loom Street', '3 Weaver Row'])
    await deleteAddresses(visit, [1, 2])
    expect([streets(), writes]).toEqual([[], ['add', 'update', 'remove']])
  })

  test.each<[string, (visit: Parameters<typeof addAddress>[0]) => Promise<unknown>]>([
    ['is not changed', (visit) => updateAddress(visit, 9, work)],
    ['is not deleted, nor is another one beside it', (visit) => deleteAddresses(visit, [1, 9])],
  ])('an address of another customer %s [ACC-37, D-07]', async (_what, change) => {
    const { visit, streets, writes } = openAddresses([home])
    await expect(change(visit)).rejects.toThrow(NotFoundError)
    expect([streets(), writes]).toEqual([['14 Loom Street'], []])
  })

  test('a guest has no addresses [ACC-41]', async () => {
    await expect((async () => addAddress(visitWith().visit, home))()).rejects.toThrow(NotFoundError)
  })
})

describe('a change of addresses whose response was lost', () => {
  test('it is reported as done if the list shows that it was [ACC-33, ACC-37]', async () => {
    const { visit, streets } = openAddresses([home], { failure: lost })
    expect(await addAddress(visit, work)).toEqual({ status: 'saved' })
    await deleteAddresses(visit, [1])
    expect(streets()).toEqual(['3 Weaver Row'])
  })

  test('it fails if the list shows that it was not', async () => {
    const { visit } = openAddresses([home], { failure: lost, isDone: false })
    await expect(addAddress(visit, work)).rejects.toBe(lost)
    await expect(deleteAddresses(visit, [1])).rejects.toBe(lost)
  })

  test('a refusal is thrown without a look at the list', async () => {
    const refused = new ServiceError('commerce', 'rejected', { status: 422 })
    const { visit } = openAddresses([home, work], { failure: refused })
    await expect(addAddress(visit, work)).rejects.toBe(refused)
  })
})
