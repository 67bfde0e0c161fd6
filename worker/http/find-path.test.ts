import { expect, test } from 'vitest'
import { isReturnable, rowOf } from './find-path.ts'
import { pathRows } from '#shared/paths.ts'
import { endpoints, routes } from '#shared/routes.ts'

const pageOf = (path: string, method?: string) => {
  const row = rowOf(path, method)
  return row.kind === 'page' ? Object.entries(routes).find(([, page]) => page === row.page)?.[0] : row.kind
}

test.each([
  ['/', 'home'],
  ['/browse/collection/11', 'collection'],
  ['/browse/womens/dresses', 'category'],
  ['/P/101/Wrap-Dress/Red', 'product'],
  ['/p/101/wrap-dress/red/recommendations', 'recommendations'],
  ['/updatepassword', 'updatePassword'],
  ['/my-account', 'myAccount'],
  ['/my-account/order-history/100', 'accountOrder'],
  ['/newsletter', 'newsletter'],
  ['/size-guide/dresses', 'content'],
  ['/bagatelle', 'content'],
])('%s is the page %s', (path, name) => {
  expect(pageOf(path)).toBe(name)
})

test('a path below a personal path is personal, also if it is no page', () => {
  for (const path of ['/my-account/x/y', '/bag/items/x', '/order-confirmation/1'])
    expect([path, rowOf(path).access]).toEqual([path, 'personal'])
})

test('a post finds the target of a form, and a read of the same path the page', () => {
  expect([pageOf('/bag', 'POST'), pageOf('/bag', 'HEAD'), pageOf('/shop-finder', 'POST')]).toEqual([
    'form',
    'bag',
    'shopFinder',
  ])
})

test('every row that is not a page with parameters is found by its own path', () => {
  for (const row of pathRows) {
    if (row.kind === 'page' && row.page.pattern !== row.path) continue
    expect(rowOf(row.path, row.kind === 'form' ? 'POST' : 'GET')).toEqual(row)
  }
  expect(rowOf(`${endpoints.contentFrame.path}/x`).path).toBe(endpoints.contentFrame.path)
})

test('the login does not lead back to a path that only begins like a page', () => {
  const isReturned = (path: string) => isReturnable(new URL(path, 'https://shop.example'))
  expect(['/us/P/101/Dress/Red', '/my-account/my-profile', '/bag?added=1', '/us//bag'].map(isReturned)).toEqual(
    Array.from({ length: 4 }, () => true),
  )
  expect(['/p', '/my-account/a/b', '/login', '/bag?logout=true', '/api/visitor'].map(isReturned)).toEqual(
    Array.from({ length: 5 }, () => false),
  )
})
