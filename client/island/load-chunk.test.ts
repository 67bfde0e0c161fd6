import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadChunk } from './load-chunk.ts'

let links: object[]

beforeEach(() => {
  links = []
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head: { append: (link: object) => links.push(link) },
  })
})
afterEach(() => void vi.unstubAllGlobals())

test('requests the scripts that a module imports before the module has loaded, and each of them once', async () => {
  const module = Promise.withResolvers<string>()
  const loading = loadChunk(() => module.promise, ['assets/shop-1.js', 'assets/cart-2.js'])
  expect(links).toEqual([
    { rel: 'modulepreload', href: '/assets/shop-1.js' },
    { rel: 'modulepreload', href: '/assets/cart-2.js' },
  ])
  module.resolve('cart')
  expect(await loading).toBe('cart')
  await loadChunk(async () => 'panel', ['assets/cart-2.js', 'assets/panel-3.js'])
  expect(links.slice(2)).toEqual([{ rel: 'modulepreload', href: '/assets/panel-3.js' }])
})

test('loads a module without a list of scripts, as Vite writes one of the same script', async () => {
  expect(await loadChunk(async () => 'here')).toBe('here')
  expect(links).toEqual([])
})

test('reports a module that does not load, and rejects with the same error [LAY-39]', async () => {
  const reported: unknown[] = []
  vi.stubGlobal('dispatchEvent', (event: Event & { payload: unknown }) => reported.push([event.type, event.payload]))
  const error = new TypeError('Failed to fetch dynamically imported module')
  await expect(loadChunk(() => Promise.reject(error), [])).rejects.toBe(error)
  expect(reported).toEqual([['vite:preloadError', error]])
})
