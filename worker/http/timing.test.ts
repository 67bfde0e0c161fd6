import { describe, expect, test } from 'vitest'
import { openShop, textOf } from '../test/shop.ts'
import { createTiming } from './timing.ts'

describe('the Server-Timing header', () => {
  test('the Server-Timing header sums the time of each service, counts its calls, and names failed ones', () => {
    const timing = createTiming()
    timing.call('commerce', 120, true)
    timing.call('commerce', 30, false)
    timing.call('content', 8, true)
    timing.cache('miss')
    timing.rendered(160)
    expect(timing.header()).toBe(
      'cache;desc="miss", commerce;dur=150;desc="2 calls, 1 failed", content;dur=8;desc="1 call", render;dur=160',
    )
  })

  test.each(['hit', 'stale', 'stale-if-error'] as const)(
    'the Server-Timing header names only the cache entry if the page is a %s',
    (state) => {
      const timing = createTiming()
      timing.call('content', 8, true)
      timing.cache(state)
      expect(timing.header()).toBe(`cache;desc="${state}"`)
    },
  )

  test('the Server-Timing header is on public pages, rendered or cached', async () => {
    const shop = openShop()
    const made = await shop.get('/us/browse/womens')
    await textOf(made)
    await shop.settle()
    const cached = await shop.get('/us/browse/womens')
    expect(made.headers.get('server-timing')).toMatch(
      /^cache;desc="miss", .*commerce;dur=\d+;desc="\d+ calls?".*, render;dur=\d+, clock;desc="\d+"$/,
    )
    expect(cached.headers.get('server-timing')).toMatch(/^cache;desc="hit", clock;desc="\d+"$/)
  })

  test('the Server-Timing header of personal pages and of API responses has only the clock', async () => {
    const shop = openShop()
    for (const response of [await shop.get('/bag'), await shop.call('getProductInventory', { variantIds: [1] })])
      expect(response.headers.get('server-timing')).toMatch(/^clock;desc="\d+"$/)
  })

  test('the Server-Timing header holds only names, counts and milliseconds', async () => {
    const response = await openShop({ vars: { PAGE_CACHE: 'off' } }).get('/search?query=mabel%40example.com')
    expect(response.headers.get('server-timing')).toMatch(
      /^([a-z]+(;dur=\d+)?(;desc="(bypass|\d+|\d+ calls?(, \d+ failed)?)")?(, )?)+$/,
    )
  })
})
