import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { callsOfNewIsolate, inWaves, type Sent } from '../counted-calls.ts'
import { sandboxServices } from '../sandbox.ts'
import { markets } from '#shared/markets.ts'

const treeCalls = ['catalog/trees', 'trees/categories']

const { services } = sandboxServices()
const signal = new AbortController().signal
const products = await services.catalogue.productPage({ market: markets.en, page: 1 }, signal)
const tree = await services.catalogue.categoryTree({ market: markets.en }, signal)
const { id = 0, slug = '', colours: [colour = ''] = [] } = products.find(({ colours }) => colours.length > 1) ?? {}

const addresses = {
  listing: '/browse/womens',
  'refined listing': '/browse/womens/clothing/dresses?filters[color]=Ink&sort=price-asc',
  collection: `/browse/collection/${tree[0]?.id}`,
  search: '/search?query=dress',
  'search that finds nothing': '/search?query=drexs',
  product: `/p/${id}/${slug}/${encodeURIComponent(colour.replaceAll(' ', '_'))}`,
}

// Each page in one market: the calls do not depend on the market.
const pages = Object.entries(addresses).map(([page, path], index) => {
  const { code, prefix } = Object.values(markets)[index % 3] ?? markets.en
  return { code, page, path: prefix + path }
})

/** The names of the calls in waves if there are more than the bounds allow, else an empty list. */
function tooMuch(calls: readonly Sent[], bounds: { calls: number; waves: number }): string[][] {
  const found = inWaves(calls)
  expect(calls.length).toBeGreaterThan(0)
  return calls.length > bounds.calls || found.length > bounds.waves ? found : []
}

const ofContent = (calls: readonly Sent[]) =>
  calls.filter(({ path }) => path.startsWith('/amplience')).map(({ name }) => name)

// What was stored stays fresh, however slow the machine is.
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

describe.each(pages)('a $page page of market $code, rendered in a new isolate', ({ page, path }) => {
  test('a cold page makes at most six calls in two waves: none for each card and none to the content service [PDP-43, PLP-55]', async () => {
    const calls = await callsOfNewIsolate(path, 'trees')
    expect(tooMuch(calls, { calls: 6, waves: 2 })).toEqual([])
    expect(ofContent(calls)).toEqual([])
    expect(calls.filter(({ path: requested }) => requested.includes('/trees'))).toEqual([])
  })

  test('a cold page makes no more calls if no isolate has stored the category trees: a listing loads them first', async () => {
    const calls = await callsOfNewIsolate(path, 'no-trees')
    const waitsForTrees = page.includes('listing') || page === 'collection'
    // A refined listing reads its facets without the refinements too.
    const most = page === 'refined listing' ? 7 : 6
    expect(tooMuch(calls, { calls: most, waves: waitsForTrees ? 3 : 2 })).toEqual([])
    const [first = []] = inWaves(calls)
    expect(first.every((name) => treeCalls.includes(name))).toBe(waitsForTrees)
  })
})
