import { describe, expect, test } from 'vitest'
import { openShop } from '../test/shop.ts'
import { keepCampaign, keepQuery } from './keep-query.ts'

const from = (search: string) => `https://shop.example/old${search}`

describe('the query of a redirect', () => {
  test.each([
    ['/new', '?utm_source=google&gclid=T', '/new?utm_source=google&gclid=T'],
    ['/new?a=1', '?a=2&b=3', '/new?a=1&b=3'],
    ['/new#part', '?a=1&a=2', '/new?a=1&a=2#part'],
    ['/new?q=%C3%A9', '', '/new?q=%C3%A9'],
    ['/new', '?logout=true&coupon=X&a=1', '/new?a=1'],
  ])('a redirect to %s keeps %s of the request: %s [RTE-43]', (target, search, expected) => {
    expect(keepQuery(target, from(search))).toBe(expected)
  })

  test('a redirect of a personal page keeps only the values of a campaign [RTE-43]', () => {
    expect(keepCampaign('/login', from('?token=secret&utm_medium=mail&fbclid=x'))).toBe(
      '/login?utm_medium=mail&fbclid=x',
    )
  })
})

test.each([
  ['/my-account?utm_campaign=may&x=1', '/?utm_campaign=may'],
  ['/checkout-identity?gclid=T', '/bag?gclid=T'],
  ['/Login?msclkid=1', '/login?msclkid=1'],
])('%s redirects to %s and keeps its campaign [RTE-43]', async (path, location) => {
  expect((await openShop().get(path)).headers.get('location')).toBe(location)
})

test('the old name of a product redirects to the new one with every value of the query [RTE-43]', async () => {
  const shop = openShop()
  const [, id = '', slug = '', colour = ''] =
    /href="\/p\/(\d+)\/([^/"]+)\/([^/"?]+)/.exec(await (await shop.get('/browse/womens/clothing')).text()) ?? []
  const response = await shop.get(`/p/${id}/old-name/${colour}?utm_source=google&Size=10&gclid=T&own=1`)
  expect([response.status, response.headers.get('location')]).toEqual([
    301,
    `/p/${id}/${slug}/${colour}?utm_source=google&Size=10&gclid=T&own=1`,
  ])
})
