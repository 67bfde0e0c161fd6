import { beforeEach, expect, test, vi } from 'vitest'
import { rememberViewed } from './viewed-products.ts'
import { nameCategories, viewedQuery } from './viewed-query.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

test('the cards of all products that were viewed are one query, the latest first and without the page’s own', () => {
  rememberViewed({ id: 9, colour: 'Ink', categories: '' })
  rememberViewed({ id: 7, colour: 'Dark Navy', categories: '' })
  expect(viewedQuery(0)).toBe('item=7.Dark+Navy&item=9.Ink')
  expect(viewedQuery(7)).toBe('item=9.Ink')
})

test('the query is empty if nothing else was viewed, or if storage is blocked', () => {
  rememberViewed({ id: 9, colour: 'Ink', categories: '' })
  expect(viewedQuery(9)).toBe('')
  vi.stubGlobal('localStorage', undefined)
  expect(viewedQuery(0)).toBe('')
})

test('the card of a product that was viewed gets the category that the page of the product named [D-240] [TRK-04]', () => {
  rememberViewed({ id: 9, colour: 'Ink', categories: 'Womens\nDresses' })
  rememberViewed({ id: 7, colour: 'Red', categories: '' })
  const named: [string, string, string][] = []
  const querySelector = (selector: string) => ({
    setAttribute: (name: string, value: string) => named.push([selector, name, value]),
  })
  nameCategories({ querySelector } as unknown as ParentNode)
  expect(named).toEqual([['[data-product="9"]', 'data-categories', 'Womens\nDresses']])
})
