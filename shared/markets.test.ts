import { describe, expect, test } from 'vitest'
import { marketPath } from './links.ts'
import { marketOfPath, markets, withoutMarketPrefix } from './markets.ts'

describe('markets', () => {
  test.each([
    [
      'en',
      {
        code: 'en',
        label: 'United Kingdom',
        iso: 'en-GB',
        country: 'GB',
        hreflang: ['en-gb', 'x-default'],
        prefix: '',
        currency: 'GBP',
        contentPrefix: 'uk/',
        searchIndex: 'uk',
        defaultChannelId: 1406818,
        market: 'UK',
        fitLocale: 'en_GB',
      },
    ],
    [
      'us',
      {
        code: 'us',
        label: 'Rest of the World',
        iso: 'en-US',
        country: 'US',
        hreflang: ['en-us'],
        prefix: '/us',
        currency: 'USD',
        contentPrefix: 'us/',
        searchIndex: 'us',
        defaultChannelId: 1421371,
        market: 'US',
        fitLocale: 'en_US',
      },
    ],
    [
      'eu',
      {
        code: 'eu',
        label: 'Ireland',
        iso: 'en-IE',
        country: 'IE',
        hreflang: ['en-ie', 'en-de', 'en-fr'],
        prefix: '/eu',
        currency: 'EUR',
        contentPrefix: 'eu/',
        searchIndex: 'eu',
        defaultChannelId: 1407345,
        market: 'EU',
        fitLocale: 'en_EU',
      },
    ],
  ] as const)('market %s has the required settings [LOC-01, LOC-02, LOC-03, LOC-07, LOC-42, SRCH-16]', (code, row) => {
    expect(markets[code]).toEqual(row)
  })

  test('reads the market of a path from its first segment only [LOC-10]', () => {
    expect(marketOfPath('/us/bag')?.code).toBe('us')
    expect(marketOfPath('/eu')?.code).toBe('eu')
    expect(marketOfPath('/used-goods')).toBeNull()
    expect(marketOfPath('/')).toBeNull()
  })

  test('removing the market prefix undoes adding it, for every market and path [RTE-01, SEO-03]', () => {
    for (const market of Object.values(markets)) {
      for (const path of ['/', '/bag', '/p/1/a/b', '/usa'])
        expect(withoutMarketPrefix(marketPath(market, path))).toBe(path)
    }
  })
})
