import { beforeEach, expect, test, vi } from 'vitest'
import { rememberViewed, viewedFragment } from './viewed-products.ts'

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  })
})

test('the cards of all products that were viewed are one fragment, the latest first and without the page’s own', () => {
  rememberViewed({ id: 9, colour: 'Ink' })
  rememberViewed({ id: 7, colour: 'Dark Navy' })
  expect(viewedFragment(null)).toBe('/fragments/recently-viewed?item=7.Dark+Navy&item=9.Ink')
  expect(viewedFragment(7)).toBe('/fragments/recently-viewed?item=9.Ink')
})

test('there is no fragment if nothing else was viewed, or if storage is blocked', () => {
  rememberViewed({ id: 9, colour: 'Ink' })
  expect(viewedFragment(9)).toBeNull()
  vi.stubGlobal('localStorage', undefined)
  expect(viewedFragment(null)).toBeNull()
})
