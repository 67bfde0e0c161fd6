import { beforeAll, describe, expect, test } from 'vitest'
import { createSandbox } from '../app.ts'
import { noVendorDocuments } from '../test/no-vendor-documents.ts'
import { cartOperations } from './operations/carts.ts'
import { catalogueOperations } from './operations/catalogue.ts'
import { checkoutOperations } from './operations/checkouts.ts'
import { customerOperations } from './operations/customers.ts'
import { wishlistOperations } from './operations/lists.ts'
import type { Operation } from './operations/operation.ts'
import { orderOperations } from './operations/orders.ts'
import { storeOperations } from './operations/store.ts'
import { openShop, type Shop } from './test/shop.ts'
import { toleranceFor, tolerances, type Tolerance } from './tolerances.ts'
import { arePresent, openDocument } from './vendor-documents.ts'

const management = '/bigcommerce/stores/:storeHash'

const families: [string, Operation[]][] = [
  ['catalogue', catalogueOperations],
  ['store', storeOperations],
  ['carts', cartOperations],
  ['checkouts', checkoutOperations],
  ['orders', orderOperations],
  ['customers', customerOperations],
  ['wishlists', wishlistOperations],
]
const used = new Set<Tolerance>()

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})

describe.each(families)('%s', (_, operations) => {
  test.for(operations)(
    '$name responds as in the vendor’s document: $response',
    async ({ document, response, isEmpty, request }, context) => {
      const { status, body } = await request(shop)
      expect({ status, body }).toMatchObject({ status: Number(response.split(' ').at(-1)) })
      const rows = body?.data ?? body
      expect(Array.isArray(rows) && rows.length === 0, 'an empty list').toBe(isEmpty ?? false)
      if (!arePresent) return context.skip(noVendorDocuments)
      const violations = (await openDocument(document)).responseViolations(response, body)
      const kept = violations.filter((violation) => {
        const tolerance = toleranceFor({ document, response, violation })
        if (tolerance) used.add(tolerance)
        return !tolerance
      })
      expect([...new Set(kept.map((violation) => violation.replaceAll(/\/\d+(?=[/:])/g, '/*')))]).toEqual([])
    },
  )
})

test('compares every operation of the REST Management API with a document', () => {
  const held = families.flatMap(([, operations]) =>
    operations.map(({ response }) => response.slice(0, response.lastIndexOf(' '))),
  )
  const mounted = createSandbox().routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith(management))
  expect(mounted.length).toBeGreaterThan(60)
  const uncompared = mounted.filter(({ method, path }) => {
    const pattern = path
      .slice(management.length)
      .replace(/^\/v\d/, '')
      .replace(/\/$/, '')
      .replaceAll(/:\w+(\{[^}]*\})?/g, '[^/]+')
    return !held.some((operation) => new RegExp(`^${method.toLowerCase()} ${pattern}$`).test(operation))
  })
  // These are described only in the vendor's guides.
  const others = [
    '/v3/checkouts/settings/channels/:channelId',
    '/v3/promotions',
    '/v3/orders/:orderId/payment_actions/refunds',
    '/v3/hooks',
    '/v3/hooks/:id',
  ]
  expect(
    [...new Set(uncompared.map(({ path }) => path.slice(management.length)))].filter((path) => !path.endsWith('*')),
  ).toEqual(others)
})

test('lists no tolerance that no response needs', (context) => {
  if (!arePresent) return context.skip(noVendorDocuments)
  expect(tolerances.filter((tolerance) => !used.has(tolerance)).map(({ because }) => because)).toEqual([])
})

test('notices a response that does not match the vendor’s document', async (context) => {
  if (!arePresent) return context.skip(noVendorDocuments)
  const carts = await openDocument('carts.v3')
  expect(carts.responseViolations('get /carts/{cartId} 200', { data: { id: 7, colour: 'Ink' }, meta: {} })).toEqual([
    '/data/id: 7 is not string',
    '/data: colour is not known',
  ])
  expect(carts.responseViolations('delete /carts/{cartId} 204', { data: {} })).toHaveLength(1)
})
