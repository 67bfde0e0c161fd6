import { expect, type APIRequestContext } from '@playwright/test'
import { offerNow } from './shop-api.ts'
import type { ProductOffer } from '#shared/domain/offer.ts'

const store = '/bigcommerce/stores/sandbox'
const headers = { 'x-auth-token': 'sandbox-access-token' }

/** Sets the stock of variants through the platform's API. */
export async function setStock(
  request: APIRequestContext,
  items: readonly { variantId: number; units: number }[],
): Promise<void> {
  await put(request, '/v3/inventory/adjustments/absolute', {
    items: items.map(({ variantId, units }) => ({ location_id: 1, variant_id: variantId, quantity: units })),
  })
}

/** Sets the prices of a product in pounds through the platform's API; a sale price of 0 ends a sale. */
export async function setPrices(
  request: APIRequestContext,
  productId: number,
  prices: { price?: number; sale_price?: number },
): Promise<void> {
  await put(request, `/v3/catalog/products/${productId}`, prices)
}

/** The prices of a product on the platform, in pounds. */
export async function pricesOf(
  request: APIRequestContext,
  productId: number,
): Promise<{ price: number; sale_price: number }> {
  const response = await request.get(`${process.env['SANDBOX']}${store}/v3/catalog/products/${productId}`, { headers })
  const { data }: { data: { price: number; sale_price: number } } = await response.json()
  return data
}

/** Waits until the shop's API returns the changed product. */
export async function untilOffered(
  request: APIRequestContext,
  product: { id: number; colour: string },
  isKnown: (offer: ProductOffer) => boolean,
): Promise<void> {
  await expect.poll(async () => isKnown(await offerNow(request, product)), { timeout: 20_000 }).toBe(true)
}

async function put(request: APIRequestContext, path: string, data: object): Promise<void> {
  const response = await request.put(`${process.env['SANDBOX']}${store}${path}`, { headers, data })
  expect(response.status(), await response.text()).toBe(200)
}
