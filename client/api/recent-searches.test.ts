import { afterEach, expect, test, vi } from 'vitest'
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts'

afterEach(() => vi.unstubAllGlobals())

function storage(stored: string | null = null) {
  let text = stored
  vi.stubGlobal('localStorage', {
    getItem: () => text,
    setItem: (_: string, value: string) => void (text = value),
    removeItem: () => void (text = null),
  })
}

test('recent searches are the last five terms, the latest first and each once, until they are cleared', () => {
  storage()
  for (const term of ['mug', 'throw', ' Mug ', '', 'x'.repeat(101), 'socks', 'tea dress', 'belt', 'hat'])
    rememberSearch(term)
  expect(recentSearches()).toEqual(['hat', 'belt', 'tea dress', 'socks', 'Mug'])
  forgetSearches()
  expect(recentSearches()).toEqual([])
})

test.each(['{', '{}', '[1, null, "", {}]'])('recent searches are empty if the storage has %s', (stored) => {
  storage(stored)
  expect(recentSearches()).toEqual([])
})

test('a browser that blocks storage has no recent searches', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, removeItem: blocked })
  rememberSearch('mug')
  forgetSearches()
  expect(recentSearches()).toEqual([])
})
