import { afterEach, expect, test, vi } from 'vitest'
import { isMissing } from './island-loader.ts'

afterEach(() => void vi.unstubAllGlobals())

const answers = (status: number) => vi.stubGlobal('fetch', async () => new Response(null, { status }))

test.each([
  'error loading dynamically imported module: https://shop.example/assets/search-panel-x1.js',
  'Failed to fetch dynamically imported module: https://shop.example/assets/search-panel-x1.js',
  'Unable to preload CSS for /assets/search-panel-x1.css',
])(
  'a chunk of which an import fails with "%s" is missing only if the server has it no more [LAY-39]',
  async (message) => {
    answers(404)
    expect(await isMissing(message)).toBe(true)
    answers(200)
    expect(await isMissing(message)).toBe(false)
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('NetworkError')))
    expect(await isMissing(message)).toBe(false)
  },
)

test('a chunk that the error does not name is missing [LAY-39]', async () => {
  expect(await isMissing('Importing a module script failed.')).toBe(true)
})
