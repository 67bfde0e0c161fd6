import { expect, test } from 'vitest'
import { pageServices } from '../atoms/services.ts'
import { createFakeWorker, createTestPage, problemResponse } from '../atoms/test/fake-worker.ts'
import { fetchProduct } from './product.ts'
import { updateStock } from './update-stock.ts'
import { toOffer } from '#shared/domain/offer.ts'
import { product, variant } from '#shared/test/products.ts'

const response = {
  asOf: 1000,
  offer: { currency: 'GBP', sizes: [], lengths: [], variants: [] },
  isOnSale: true,
  sizeNames: {},
  needsDetails: false,
}

function openPage(body: object) {
  const worker = createFakeWorker()
  worker.product = body
  return { worker, services: pageServices(createTestPage(worker).store.get) }
}

test('the product is requested in one colour [PLP-41] [PDP-12]', async () => {
  const { worker, services } = openPage(response)
  expect(await fetchProduct(services, { productId: 118, colour: 'Navy' })).toEqual(response)
  expect(worker.sent('getProductById')).toEqual([{ entityId: 118, color: 'Navy' }])
})

test.each([{}, { ...response, asOf: undefined }, { ...response, offer: {} }])(
  'a response of another shape is a failure: %j',
  async (body) => {
    await expect(fetchProduct(openPage(body).services, { productId: 118, colour: null })).rejects.toMatchObject({
      name: 'ApiError',
      kind: 'malformed',
    })
  },
)

test('a product that the market does not sell has status 404', async () => {
  const { worker, services } = openPage(response)
  worker.before = async () => problemResponse(404, 'not-found')
  await expect(fetchProduct(services, { productId: 118, colour: null })).rejects.toMatchObject({
    name: 'ApiError',
    kind: 'refused',
    status: 404,
  })
})

test('stock that was read later updates its variant and no other [PLP-44]', () => {
  const offer = toOffer(
    product({ variants: [variant({ id: 1, stock: 9 }), variant({ id: 2, stock: 9 })] }),
    null,
    'GBP',
  )
  const updated = updateStock({ ...response, offer }, new Map([[2, { units: 0, tracking: 'variant' as const }]]))
  expect(updated.offer.variants.map(([id, , , , , , units]) => [id, units])).toEqual([
    [1, 9],
    [2, 0],
  ])
})
