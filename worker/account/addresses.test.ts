import { describe, expect, test } from 'vitest'
import { openAccountShop, otherAddressFields } from '../test/accounts.ts'
import { openShop, textOf } from '../test/shop.ts'
import { ServiceError } from '#shared/errors.ts'
import * as messages from '#shared/messages/shop.ts'

const path = '/my-account/saved-addresses'
const fields = {
  ...otherAddressFields,
  'address.postCode': 'ls1 4ap',
}
const address = {
  country: 'GB',
  houseNumber: '9',
  addressLine1: 'Spindle Lane',
  addressLine2: '',
  city: 'York',
  county: 'North Yorkshire',
  postCode: 'YO1 7HH',
}
const argument = { first_name: 'Zoë', last_name: 'O’Neill', phone: '07700 900111', address }

type Listed = { data: { id: number; address1: string; postal_code: string }[] }
const read = async (response: Promise<Response>) => (await response).json<Listed>()

describe('saved addresses through the API', () => {
  test('saved addresses are listed, added, changed and deleted through the API, and each response has the list as `data` [ACC-33, ACC-34, ACC-35, ACC-36, ACC-37]', async () => {
    const { shop } = await openAccountShop()
    const before = await read(shop.call('getCustomerAddress', {}))
    expect(before.data.map(({ address1 }) => address1)).toEqual(['14 Loom Street'])
    const added = await read(shop.call('createCustomerAddress', { address: argument }))
    expect(added.data.map(({ address1 }) => address1)).toEqual(['14 Loom Street', '9 Spindle Lane'])
    const id = added.data[1]!.id
    const changed = await read(
      shop.call('updateCustomerAddress', { id, address: { ...argument, address: { ...address, houseNumber: '10' } } }),
    )
    expect(changed.data.map(({ address1 }) => address1)).toEqual(['14 Loom Street', '10 Spindle Lane'])
    expect((await read(shop.call('deleteCustomerAddress', { 'id:in': [id] }))).data).toHaveLength(1)
  })

  test('saved addresses are not available through the API to other customers or guests [ACC-37, ACC-41]', async () => {
    const [owner, otherCustomer] = [await openAccountShop(), await openAccountShop()]
    const { data } = await read(owner.shop.call('getCustomerAddress', {}))
    const { id } = data[0]!
    for (const [operation, input] of [
      ['updateCustomerAddress', { id, address: argument }],
      ['deleteCustomerAddress', { 'id:in': [id] }],
    ] as const) {
      expect((await otherCustomer.shop.call(operation, input)).status).toBe(404)
      expect((await openShop().call(operation, input)).status).toBe(401)
    }
    expect((await openShop().call('getCustomerAddress', {})).status).toBe(401)
    expect((await read(owner.shop.call('getCustomerAddress', {}))).data).toEqual(data)
  })

  test.each([
    ['a postcode of another country', { address: { ...address, postCode: '90210' } }],
    ['markup', { first_name: '<script>' }],
    ['nothing', { address: {} }],
  ])('the API refuses an address with %s', async (_what, changes) => {
    const { shop } = await openAccountShop()
    expect((await shop.call('createCustomerAddress', { address: { ...argument, ...changes } })).status).toBe(400)
  })
})

describe('saved addresses without scripts', () => {
  test('saved addresses are added, changed and deleted without scripts by forms that respond with 303 and one notice [ACC-32, RTE-08]', async () => {
    const { shop } = await openAccountShop()
    expect((await shop.get('/MyAccount/SavedAddresses')).headers.get('location')).toBe(path)
    const added = await shop.post(`${path}/save`, fields)
    expect([added.status, added.headers.get('location')]).toEqual([303, path])
    const page = await textOf(shop.get(path))
    expect(page).toContain(messages.account.notice['address-saved'])
    expect(page).toContain('3 Weaver Row')
    expect(page).toContain('LS1 4AP')
    const ids = [...page.matchAll(/\?edit=(\d+)/g)].map(([, id = '']) => id)
    expect(ids).toHaveLength(2)
    const form = await textOf(shop.get(`${path}?edit=${ids[1]}`))
    expect(form).toContain('value="3 Weaver Row"')
    await shop.post(`${path}/save`, {
      ...fields,
      addressId: ids[1]!,
      'address.houseNumber': '',
      'address.addressLine1': '5 Weaver Row',
    })
    expect(await textOf(shop.get(path))).toContain('5 Weaver Row')
    expect((await shop.post(`${path}/delete`, { addressId: ids[1]! })).status).toBe(303)
    expect(await textOf(shop.get(path))).not.toContain('Weaver Row')
  })

  test('a British address without a county is saved [ACC-24, D-154]', async () => {
    const { shop } = await openAccountShop()
    const added = await shop.post(`${path}/save`, { ...fields, 'address.county': '' })
    expect(added.status).toBe(303)
    expect(await textOf(shop.get(path))).toContain('3 Weaver Row')
  })

  test('the address form is shown again if it is incomplete, with the typed values and the missing fields marked', async () => {
    const { shop } = await openAccountShop()
    const refused = await shop.post(`${path}/save`, { ...fields, 'address.city': '', last_name: 'X' })
    const page = await textOf(refused)
    expect(refused.status).toBe(422)
    for (const text of [messages.account.issue.city, messages.account.issue.lastName, 'value="Weaver Row"'])
      expect(page).toContain(text)
  })

  test('addresses of another customer are not found', async () => {
    const [owner, otherCustomer] = [await openAccountShop(), await openAccountShop()]
    const [, id = ''] = /\?edit=(\d+)/.exec(await textOf(owner.shop.get(path))) ?? []
    expect((await otherCustomer.shop.get(`${path}?edit=${id}`)).status).toBe(404)
    expect((await otherCustomer.shop.post(`${path}/delete`, { addressId: id })).status).toBe(404)
    expect((await otherCustomer.shop.post(`${path}/save`, { ...fields, addressId: id })).status).toBe(404)
  })

  test('the address page shows a separate message for each failure of loading, adding, changing and deleting [ACC-38, ERR-01]', async () => {
    const down = () => Promise.reject(new ServiceError('commerce', 'unavailable'))
    const full = await openAccountShop()
    const [, id = ''] = /\?edit=(\d+)/.exec(await textOf(full.shop.get(path))) ?? []
    const addressPort = {
      addresses: async () => [
        {
          id: Number(id),
          firstName: 'A',
          lastName: 'B',
          phone: '',
          address1: 'C',
          address2: '',
          city: 'D',
          region: '',
          postalCode: 'E',
          country: 'GB',
        },
      ],
    }
    const messagesOf = async (broken: object, post?: [string, Record<string, string>]) => {
      const { shop } = await openAccountShop({ customers: { ...addressPort, ...broken } })
      const response = post ? await shop.post(`${path}/${post[0]}`, post[1]) : await shop.get(path)
      expect(response.status).toBe(503)
      const page = await textOf(response)
      const { loadFailed, addFailed, updateFailed, deleteFailed } = messages.addresses
      return Object.entries({ loadFailed, addFailed, updateFailed, deleteFailed }).flatMap(([name, text]) =>
        page.includes(text) ? [name] : [],
      )
    }
    expect(await messagesOf({ addresses: down })).toEqual(['loadFailed'])
    expect(await messagesOf({ addAddress: down }, ['save', fields])).toEqual(['addFailed'])
    expect(await messagesOf({ updateAddress: down }, ['save', { ...fields, addressId: id }])).toEqual(['updateFailed'])
    expect(await messagesOf({ removeAddresses: down }, ['delete', { addressId: id }])).toEqual(['deleteFailed'])
  })
})

test('an address that the platform refuses is shown again with the refused field marked [ACC-20, ACC-36]', async () => {
  const { shop } = await openAccountShop({
    customers: { addAddress: async () => ({ status: 'refused', fields: ['postalCode'] }) },
  })
  const response = await shop.post('/my-account/saved-addresses/save', fields)
  const page = await response.text()
  expect([response.status, page.includes(messages.account.issue.postCode)]).toEqual([422, true])
  expect(page).toMatch(
    /<input[^>]*name="address.postCode"[^>]*aria-invalid="true"|<input[^>]*aria-invalid="true"[^>]*name="address.postCode"/,
  )
})
