import { beforeAll, describe, expect, test } from 'vitest'
import { noVendorExamples } from '../../test/no-vendor-documents.ts'
import { call, createCustomer, emptyStore, home, type Json } from './test/customers-app.ts'

const files = import.meta.glob<Json>('../../../../../shared/contracts/bigcommerce/fixtures/*.json', {
  import: 'default',
  eager: true,
})
const cases = (name: string): Json[] =>
  Object.entries(files).find(([path]) => path.endsWith(`/${name}.json`))?.[1] ?? []
const exampleOf = (name: string, status = 200) =>
  cases(name).find((one) => one.response?.status === status && one.response.body)?.response.body
const isHere = Object.keys(files).length > 0

let id: number
beforeAll(async () => {
  await emptyStore()
  id = (
    await createCustomer('ada@selvedge.example', { addresses: [home], form_fields: [{ name: 'Title', value: 'Ms' }] })
  ).id
  await call('POST', '/v3/wishlists', { customer_id: id, name: 'A', items: [{ product_id: 1 }] })
})

describe('responses contain every key of the vendor’s example', () => {
  const requests: [string, () => Promise<Json>][] = [
    [
      'getCustomers',
      () =>
        call('GET', '/v3/customers?include=addresses,storecredit,attributes,formfields,shopper_profile_id,segment_ids'),
    ],
    [
      'registerCustomer',
      () =>
        call('POST', '/v3/customers', [
          { email: 'one@selvedge.example', first_name: 'A', last_name: 'B', addresses: [home] },
        ]),
    ],
    ['updateCustomer', () => call('PUT', '/v3/customers', [{ id, company: 'Engines' }])],
    ['getCustomerAddress', () => call('GET', `/v3/customers/addresses?customer_id:in=${id}`)],
    [
      'loginCustomer',
      () =>
        call('POST', '/v3/customers/validate-credentials', { email: 'ada@selvedge.example', password: 'Harbour1749' }),
    ],
    ['getAllWishlists', () => call('GET', '/v3/wishlists')],
    [
      'createWishlist',
      () => call('POST', '/v3/wishlists', { customer_id: id, name: 'B', items: [{ product_id: 1, variant_id: 1 }] }),
    ],
  ]
  test.for(requests)('returns every key of the vendor’s example for %s', async ([name, request], context) => {
    if (!isHere) return context.skip(noVendorExamples)
    const { status, body } = await request()
    expect(missingKeys(exampleOf(name, status), body)).toEqual([])
  })

  test('returns every key of the vendor’s refusal of a customer', async (context) => {
    if (!isHere) return context.skip(noVendorExamples)
    const { body } = await call('POST', '/v3/customers', [
      { email: 'ada@selvedge.example', first_name: 'A', last_name: 'B' },
    ])
    expect(body).toMatchObject(exampleOf('registerCustomer', 422))
  })
})

// Lists are compared by their first items. Of the page links, only those that are present can be compared.
function missingKeys(example: Json, response: Json, path = ''): string[] {
  if (Array.isArray(example))
    return example.length === 0 || response.length === 0 ? [] : missingKeys(example[0], response[0], `${path}[]`)
  if (typeof example !== 'object' || example === null) return []
  return Object.entries(example).flatMap(([key, value]) => {
    if (key === 'links') return []
    if (!(key in response)) return [`${path}.${key}`]
    return response[key] === null ? [] : missingKeys(value, response[key], `${path}.${key}`)
  })
}
