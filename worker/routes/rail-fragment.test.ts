import { expect, test } from 'vitest'
import { openShop, textOf } from '../test/shop.ts'

const idsOf = (html: string) =>
  [...html.matchAll(/<article class="product-card" data-product="(\d+)"/g)].map(([, id]) => id)

test('a rail of the newest products differs from the best sellers, has prices and quick add, and is the same for every visitor', async () => {
  const newest = await openShop().get('/us/fragments/rail?of=newest')
  expect([newest.status, newest.headers.get('cache-control'), newest.headers.getSetCookie()]).toEqual([
    200,
    'public, max-age=60',
    [],
  ])
  const html = await newest.text()
  expect(html).toMatch(/\$\d+/)
  expect(html).toContain('data-quick-add')
  const bestSellers = await textOf(openShop().get('/us/fragments/rail?of=best-sellers'))
  expect(idsOf(html).length).toBe(12)
  expect(idsOf(bestSellers)).not.toEqual(idsOf(html))
})

test('a rail that does not exist is refused', async () => {
  expect((await openShop().get('/fragments/rail?of=cheapest')).status).toBe(400)
  expect((await openShop().get('/fragments/rail')).status).toBe(400)
})
