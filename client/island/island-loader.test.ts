import { afterEach, expect, test, vi } from 'vitest'
import { isMissing } from './island-loader.ts'

afterEach(() => void vi.unstubAllGlobals())

const answers = (status: number) => vi.stubGlobal('fetch', async () => new Response(null, { status }))

test.each([
  'error loading dynamically imported module: https://shop.example/assets/search-panel-x1.js',
  'Failed to fetch dynamically imported module: https://shop.example/assets/search-panel-x1.js',
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

test('if the error names no chunk, the script of the page tells if its build is still there [LAY-39]', async () => {
  const asked: string[] = []
  vi.stubGlobal('document', { querySelector: () => ({ src: 'https://shop.example/assets/entry-x1.js' }) })
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    return new Response(null, { status: 404 })
  })
  expect(await isMissing('Importing a module script failed.')).toBe(true)
  expect(asked).toEqual(['https://shop.example/assets/entry-x1.js'])
  answers(200)
  expect(await isMissing('Importing a module script failed.')).toBe(false)
})
