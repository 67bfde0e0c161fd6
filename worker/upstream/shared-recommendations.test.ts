import { expect, test } from 'vitest'
import type { SearchPort } from '../ports/search-port.ts'
import { untilDone } from '../test/recorded-fetch.ts'
import { createSharedReads, shareRecommendations } from './shared-reads.ts'
import { markets } from '#shared/markets.ts'
import { platformSummary } from '#shared/test/products.ts'

function setUp() {
  const clock = { at: 0 }
  const requested: string[] = []
  let isDown = false
  const search = {
    recommendations: async ({ market, kind, itemId }) => {
      requested.push(`${market.code} ${kind} ${itemId}`)
      if (isDown) throw new Error('down')
      return [platformSummary({ id: requested.length })]
    },
  } satisfies Partial<SearchPort>
  const shared = shareRecommendations(search as unknown as SearchPort, {
    reads: createSharedReads(() => clock.at),
    waitUntil: () => {},
  })
  const ask = (change: Partial<Parameters<SearchPort['recommendations']>[0]> = {}) =>
    shared.recommendations({ market: markets.en, kind: 'recommendation', itemId: '100200-Red', ...change }, untilDone())
  return { clock, requested, ask, fail: () => (isDown = true) }
}

test('loads recommendations at most once a minute for each market, kind and item [PDP-48]', async () => {
  const { clock, requested, ask } = setUp()
  await ask()
  await ask()
  await ask({ market: markets.us })
  await ask({ kind: 'complete-the-look' })
  await ask({ itemId: '100200-Navy' })
  expect(requested).toHaveLength(4)
  clock.at = 61_000
  await ask()
  expect(requested).toHaveLength(5)
})

test('serves cached recommendations while search is down, and throws if there are none [PDP-48]', async () => {
  const { clock, ask, fail } = setUp()
  const [cached] = await ask()
  fail()
  clock.at = 61_000
  expect((await ask())[0]).toEqual(cached)
  await expect(ask({ itemId: 'new' })).rejects.toThrow('down')
})
