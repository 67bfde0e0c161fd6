import { expect, test } from 'vitest'
import { sandboxServices } from '../test/sandbox.ts'
import { openShop, textOf } from '../test/shop.ts'
import { smallShop } from '../test/small-shop.ts'
import { ServiceError } from '#shared/errors.ts'

const { services } = smallShop()

test('recently viewed renders the cards of products in the colours that were viewed, without a reference to the visitor [NET-18]', async () => {
  const response = await openShop({ broken: services }).get('/us/fragments/recently-viewed?item=102.Red&item=101.red')
  expect([response.status, response.headers.get('cache-control'), response.headers.getSetCookie()]).toEqual([
    200,
    'public, max-age=60',
    [],
  ])
  const html = await response.text()
  // Product 102 is only in the UK.
  expect(html.split('<article').length - 1).toBe(1)
  expect(html).toContain('href="/us/p/101/wrap-dress/Red"')
})

test.each([
  '',
  '?item=',
  '?item=x.Red',
  '?item=1',
  `?${Array.from({ length: 9 }, (_, index) => `item=${index}.Red`).join('&')}`,
  `?item=1.${'x'.repeat(200)}`,
])('recently viewed refuses the query %s', async (query) => {
  expect((await openShop({ broken: services }).get(`/fragments/recently-viewed${query}`)).status).toBe(400)
})

test('recently viewed renders nothing if no product is sold any more, and an error during an outage', async () => {
  expect(await textOf(openShop({ broken: services }).get('/fragments/recently-viewed?item=999.Red'))).toBe('')
  const down = () => Promise.reject(new ServiceError('commerce', 'unavailable'))
  const real = sandboxServices().services
  const outage = await openShop({ broken: { catalogue: { ...real.catalogue, summaries: down } } }).get(
    '/fragments/recently-viewed?item=1000.Hedgerow',
  )
  expect(outage.status).toBe(503)
})

test('the platform returns the products in the order of the ids [NET-18]', async () => {
  const html = await textOf(openShop().get('/fragments/recently-viewed?item=1001.Hedgerow&item=1000.Hedgerow'))
  expect([...html.matchAll(/data-product="(\d+)"/g)].map(([, id]) => id)).toEqual(['1001', '1000'])
})
