import { afterEach, describe, expect, it, vi } from 'vitest'
import { markets } from '../shared/markets.ts'
import { callsOf, waves } from './test/counted-calls.ts'

// Several pages, each made anew.
const longMs = 30_000

afterEach(() => vi.restoreAllMocks())

describe.each(Object.values(markets))('a listing of market $code', ({ prefix }) => {
  it.each(['/browse/womens', '/browse/womens/clothing/dresses?sort=price-asc', '/search?query=dress'])('%s takes at most six calls in two waves, none for a card [PDP-43]', async (path) => {
    const calls = await callsOf(prefix + path, `${prefix}/browse/home`)
    expect(calls.length).toBeGreaterThan(0)
    expect(calls.length).toBeLessThanOrEqual(6)
    expect(waves(calls)).toBeLessThanOrEqual(2)
  }, longMs)

  it('asks nothing of the content service when its content is warm [PLP-55]', async () => {
    const calls = await callsOf(`${prefix}/browse/womens`, `${prefix}/browse/womens`)
    expect(calls.filter(({ path }) => path.startsWith('/amplience'))).toEqual([])
  }, longMs)
})
