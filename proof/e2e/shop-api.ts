import { type APIRequestContext, expect } from '@playwright/test'
import type { ProductOffer } from '#shared/domain/offer.ts'
import { operationPath } from '#shared/links.ts'
import { type Market, markets } from '#shared/markets.ts'

/** Calls an operation of the shop's API, as the visitor whose cookies `request` has. */
export async function callApi<Body>(
  request: APIRequestContext,
  operation: string,
  { data = {}, market = markets.en }: { data?: object; market?: Market } = {},
): Promise<Body> {
  const response = await request.post(market.prefix + operationPath('bigcommerce', operation), {
    headers: {
      origin: process.env['SHOP'] ?? '',
      'x-bigcommerce-channel-id': String(market.defaultChannelId),
    },
    data: [data],
  })
  expect(response.ok(), await response.text()).toBe(true)
  return (await response.json()) as Body
}

/** Posts a form to the shop, as a browser without scripts does. */
export async function postForm(
  request: APIRequestContext,
  path: string,
  form: Record<string, string>,
): Promise<string> {
  const response = await request.post(path, { headers: { origin: process.env['SHOP'] ?? '' }, form })
  expect(response.ok(), await response.text()).toBe(true)
  return response.url()
}

/**
 * The product in one colour as the shop's API returns it now. For a few seconds after a change the API may return the
 * old response.
 */
export async function offerNow(
  request: APIRequestContext,
  { id, colour }: { id: number; colour: string },
  market: Market = markets.en,
): Promise<ProductOffer> {
  const data = { entityId: id, color: colour }
  return (await callApi<{ offer: ProductOffer }>(request, 'getProductById', { data, market })).offer
}
