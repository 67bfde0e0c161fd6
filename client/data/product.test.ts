import { expect, test } from 'vitest'
import { createFakeWorker, createTestPage, problemResponse } from '../atoms/fake-worker.ts'
import { pageServices } from '../atoms/services.ts'
import { fetchProduct } from './product.ts'

const answer = { asOf: 1000, offer: { currency: 'GBP', sizes: [], lengths: [], variants: [] }, isOnSale: true, needsDetails: false }

function openPage(product: object) {
  const worker = createFakeWorker()
  worker.product = product
  return { worker, services: pageServices(createTestPage(worker).store.get) }
}

test('asks for the product in one colour [PLP-41] [PDP-12]', async () => {
  const { worker, services } = openPage(answer)
  expect(await fetchProduct(services, { productId: 118, colour: 'Navy' })).toEqual(answer)
  expect(worker.sent('getProductById')).toEqual([{ entityId: 118, color: 'Navy' }])
})

test.each([{}, { ...answer, asOf: undefined }, { ...answer, offer: {} }])('an answer of another shape is a failure: %j', async (product) => {
  await expect(fetchProduct(openPage(product).services, { productId: 118, colour: null })).rejects.toMatchObject({ name: 'ApiError', kind: 'malformed' })
})

test('a product that the market does not sell has status 404', async () => {
  const { worker, services } = openPage(answer)
  worker.before = async () => problemResponse(404, 'not-found')
  await expect(fetchProduct(services, { productId: 118, colour: null })).rejects.toMatchObject({ name: 'ApiError', kind: 'refused', status: 404 })
})
