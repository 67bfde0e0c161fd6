import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { markets } from '../shared/markets.ts'
import { sandboxServices } from './test/sandbox.ts'
import { callsOf, type Sent, waves, watchCalls } from './test/counted-calls.ts'
import { textOf } from './test/shop.ts'

// Several pages, each made anew.
const longMs = 30_000
const every = Object.values(markets)

afterEach(() => vi.restoreAllMocks())

const { services } = sandboxServices()
const products = await services.productIndex.page({ market: markets.en, page: 1 }, new AbortController().signal)
const pathOf = (index: number, colour = 0) => {
  const { id = 0, slug = '', colours = [] } = products.filter((product) => product.colours.length > 1)[index] ?? {}
  return `/p/${id}/${slug}/${encodeURIComponent((colours[colour] ?? '').replaceAll(' ', '-'))}`
}
const isOfPods = ({ path }: Sent) => path.includes('/recommendations/')

describe.each(every.map((market, index) => ({ ...market, index })))('a product of market $code that nobody has asked for, with warm content', ({ prefix, index }) => {
  it('takes five calls, in two waves, and one for each pod that streams in [PDP-43, PDP-48]', async () => {
    const calls = await callsOf(prefix + pathOf(index), prefix + pathOf(index + 15))
    expect(calls.filter((call) => !isOfPods(call))).toHaveLength(5)
    expect(calls.filter(isOfPods)).toHaveLength(2)
    expect(waves(calls)).toBeLessThanOrEqual(2)
  }, longMs)

  it('takes at most six, in one wave, when another colour of it was looked at [PDP-44]', async () => {
    const calls = await callsOf(prefix + pathOf(index + 5, 1), prefix + pathOf(index + 5))
    expect(calls.length).toBeLessThanOrEqual(6)
    expect(waves(calls)).toBe(1)
  }, longMs)

  it('asks no other market whether it has the product [SEO-06]', async () => {
    const calls = await callsOf(prefix + pathOf(index + 10), prefix + pathOf(index + 15))
    expect(calls.filter(({ path }) => path.endsWith('/graphql'))).toHaveLength(1)
  }, longMs)
})

describe('an isolate that has just begun', () => {
  beforeEach(() => vi.resetModules())

  it('reads the trees that another isolate has kept: a page of a product or a category has no wave more', async () => {
    await callsOf('/browse/home', '/')
    vi.restoreAllMocks()
    vi.resetModules()
    const { openShop } = await import('./test/shop.ts')
    const { sent } = watchCalls()
    const shop = openShop({ vars: { PAGE_CACHE: 'off' } })
    await textOf(shop.get(pathOf(20)))
    await textOf(shop.get('/browse/womens'))
    expect(sent.filter(({ path }) => path.includes('/trees'))).toEqual([])
    expect(sent.length).toBeGreaterThan(0)
  }, longMs)
})
