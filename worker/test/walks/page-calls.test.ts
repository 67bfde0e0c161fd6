import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { markets } from '../../../shared/markets.ts'
import { callsOfNewIsolate, inWaves, type Sent } from '../counted-calls.ts'
import { sandboxServices } from '../sandbox.ts'

// Two pages, each made anew, the second by a Worker that was loaded anew.
const longMs = 60_000
const treeCalls = ['catalog/trees', 'trees/categories']

const { services } = sandboxServices()
const signal = new AbortController().signal
const products = await services.productIndex.page({ market: markets.en, page: 1 }, signal)
const tree = await services.catalogue.categoryTree({ market: markets.en }, signal)
const { id = 0, slug = '', colours: [colour = ''] = [] } = products.find(({ colours }) => colours.length > 1) ?? {}

const addresses = {
  listing: '/browse/womens',
  'refined listing': '/browse/womens/clothing/dresses?filters[color]=Black&sort=price-asc',
  collection: `/browse/collection/${tree[0]?.id}`,
  search: '/search?query=dress',
  'search that finds nothing': '/search?query=drexs',
  product: `/p/${id}/${slug}/${encodeURIComponent(colour.replaceAll(' ', '_'))}`,
}

// Each page in one market: what is called does not depend on it.
const pages = Object.entries(addresses).map(([page, path], index) => {
  const { code, prefix } = Object.values(markets)[index % 3] ?? markets.en
  return { code, page, path: prefix + path }
})

/** Says by their names what was called; an empty list where it is within bounds. */
function tooMuch(calls: readonly Sent[], bounds: { calls: number; waves: number }): string[][] {
  const found = inWaves(calls)
  expect(calls.length).toBeGreaterThan(0)
  return calls.length > bounds.calls || found.length > bounds.waves ? found : []
}

const ofContent = (calls: readonly Sent[]) =>
  calls.filter(({ path }) => path.startsWith('/amplience')).map(({ name }) => name)

beforeEach(() => vi.resetModules())
afterEach(() => vi.restoreAllMocks())

describe.each(pages)('a cold $page page of market $code, of an isolate that has just begun', ({ page, path }) => {
  test(
    'takes at most six calls in two waves, none for a card, and none to the content service [PDP-43, PLP-55]',
    async () => {
      const calls = await callsOfNewIsolate(path, 'trees')
      expect(tooMuch(calls, { calls: 6, waves: 2 })).toEqual([])
      expect(ofContent(calls)).toEqual([])
      expect(calls.filter(({ path: asked }) => asked.includes('/trees'))).toEqual([])
    },
    longMs,
  )

  test(
    'takes no more when no isolate has kept the category trees yet: a listing waits for them first',
    async () => {
      const calls = await callsOfNewIsolate(path, 'no-trees')
      const waitsForTrees = page.includes('listing') || page === 'collection'
      expect(tooMuch(calls, { calls: 6, waves: waitsForTrees ? 3 : 2 })).toEqual([])
      const [first = []] = inWaves(calls)
      expect(first.every((name) => treeCalls.includes(name))).toBe(waitsForTrees)
    },
    longMs,
  )
})
