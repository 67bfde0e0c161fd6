import { describe, expect, test } from 'vitest'
import type { SearchPort } from '../ports/search-port.ts'
import { usedUp } from '../test/limits.ts'
import { quietServices } from '../test/quiet-services.ts'
import { openShop } from '../test/shop.ts'
import type { SearchResponse } from '#shared/domain/search.ts'
import { ServiceError } from '#shared/errors.ts'
import { markets } from '#shared/markets.ts'

const quiet = quietServices()

describe.each(Object.values(markets))('the search suggestions of market $code', ({ prefix, currency }) => {
  test('the search suggestions of a market have at most 10 products and 5 terms of the market, the same for every visitor [SRCH-11, SRCH-16]', async () => {
    const response = await openShop().get(`${prefix}/api/search?query=${encodeURIComponent(' dress ')}`)
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'public, max-age=60'])
    expect(response.headers.get('set-cookie')).toBeNull()
    const { products, suggestions } = await response.json<SearchResponse>()
    expect(products).toHaveLength(10)
    expect(suggestions.length).toBeGreaterThan(0)
    expect(suggestions.length).toBeLessThanOrEqual(5)
    for (const { href, picture, price } of products) {
      expect(href).toMatch(new RegExp(`^${prefix}/p/\\d+/`))
      expect(picture).toMatch(/^http:\/\/localhost:8788\/media\/i\/selvedge\/\d{6}_.+_1$/)
      expect(price?.price.currency).toBe(currency)
    }
    expect((await openShop().get(products[0]!.href)).status).toBe(200)
  })
})

test('ask for the term as it was meant, without marks that cannot be seen [SRCH-09]', async () => {
  const asked: string[] = []
  const suggest: SearchPort['suggest'] = async (request, signal) => {
    asked.push(request.query)
    return quiet.search!.suggest(request, signal)
  }
  await openShop({ broken: { search: { ...quiet.search!, suggest } } }).get(
    `/api/search?query=${encodeURIComponent('\u202a linen\u00a0\u00a0shi\u00adrt\u200b ')}`,
  )
  expect(asked).toEqual(['linen shirt'])
})

test('report a service that fails, and are never empty instead', async () => {
  const search = { ...quiet.search!, suggest: () => Promise.reject(new ServiceError('search', 'timeout')) }
  const response = await openShop({ broken: { search } }).get('/api/search?query=dress')
  expect([response.status, response.headers.get('content-type'), response.headers.get('cache-control')]).toEqual([
    503,
    'application/problem+json',
    'private, no-store',
  ])
})

test('are refused after too many requests [D-15]', async () => {
  const response = await openShop({ bindings: usedUp }).get('/api/search?query=dress', {
    headers: { 'cf-connecting-ip': '203.0.113.7' },
  })
  expect(response.status).toBe(429)
})
