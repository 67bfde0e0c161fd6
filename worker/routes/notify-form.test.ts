import { describe, expect, test } from 'vitest'
import { buyable } from '../test/buyable.ts'
import { usedUp } from '../test/limits.ts'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop } from '../test/shop.ts'
import { ServiceError } from '#shared/errors.ts'
import { markets } from '#shared/markets.ts'

const { services } = sandboxServices()
const email = 'grace@example.com'
const down = () => Promise.reject(new ServiceError('marketing', 'unavailable'))

async function wish(change: Record<string, string> = {}, options: Parameters<typeof openShop>[0] = {}) {
  const { product, variant } = await buyable(services.catalogue, markets.us)
  const body = new URLSearchParams({ productId: String(product.id), variantId: String(variant.id), email, ...change })
  const headers = { origin: 'http://localhost:8787', 'cf-connecting-ip': '203.0.113.7' }
  const response = await openShop(options).get('/us/notify-me', { method: 'POST', body, headers })
  return { response, product, variant, location: new URL(response.headers.get('location') ?? '/', 'http://shop') }
}

describe('a stock alert', () => {
  test('a stock alert reaches the provider by form, and redirects back to the PDP [PDP-60] [D-159]', async () => {
    const { response, product, variant, location } = await wish()
    expect(response.status).toBe(303)
    expect(location.pathname).toBe(
      `/us/p/${product.id}/${product.slug}/${encodeURIComponent((variant.colour ?? '').replaceAll(' ', '_'))}`,
    )
    expect([location.searchParams.get('notify'), location.searchParams.get('Size'), location.hash]).toEqual([
      'kept',
      variant.size,
      '#notify-me',
    ])
  })

  test('a stock alert reaches the provider from a script [PDP-60]', async () => {
    const { product, variant } = await buyable(services.catalogue, markets.en)
    const sent: unknown[] = []
    const shop = openShop({
      broken: { marketing: { ...services.marketing, notifyStockLevel: async (request) => void sent.push(request) } },
    })
    const response = await shop.call('notifyStockLevel', {
      productId: product.id,
      variantId: variant.id,
      email: ` ${email} `,
      sku: 'forged',
    })
    expect([response.status, await response.json()]).toEqual([200, null])
    expect(sent).toEqual([{ market: markets.en, email, sku: variant.sku }])
  })

  test.each([
    ['email', { email: 'grace' }, {}],
    ['failed', {}, { broken: { marketing: { ...services.marketing, notifyStockLevel: down } } }],
    ['limit', {}, { bindings: usedUp }],
  ])('a stock alert reports why it was not stored: %s [D-15] [PDP-60]', async (reason, change, options) => {
    expect((await wish(change, options)).location.searchParams.get('notify')).toBe(reason)
  })

  test('a stock alert for an unknown variant is refused, by form or script', async () => {
    const { response } = await wish({ variantId: '999999999' })
    expect([response.status, response.headers.get('location')]).toEqual([303, '/us/bag?error=not-sold'])
    expect((await openShop().call('notifyStockLevel', { productId: 1, variantId: 1, email })).status).toBe(404)
    expect((await openShop().call('notifyStockLevel', { productId: 1, variantId: 1, email: 'nobody' })).status).toBe(
      400,
    )
  })
})
