import { describe, expect, test } from 'vitest'
import { languages } from './languages.ts'
import { marketPath } from './links.ts'
import { atHost, everyMarket, hreflangOf, inLanguages, marketOfPath, markets, withoutMarketPrefix } from './markets.ts'
import { pathRows } from './paths.ts'

describe('markets', () => {
  test.each([
    [
      'en',
      {
        code: 'en',
        label: 'United Kingdom',
        language: 'en',
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
        language: 'en',
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
        language: 'en',
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
    const { languages: _others, ...settings } = markets[code]
    expect({ ...settings, hreflang: hreflangOf(markets[code]) }).toEqual(row)
  })

  test('reads the market of a path from its first segment only [LOC-10]', () => {
    expect(marketOfPath('/us/bag')?.code).toBe('us')
    expect(marketOfPath('/eu')?.code).toBe('eu')
    expect(marketOfPath('/used-goods')).toBeNull()
    expect(marketOfPath('/')).toBeNull()
  })

  test.each([
    ['/eu/de', 'de', '/eu/de'],
    ['/eu/de/bag', 'de', '/eu/de'],
    ['/eu/de/p/1/a/b', 'de', '/eu/de'],
    ['/eu/delivery', 'en', '/eu'],
    ['/eu/en/bag', 'en', '/eu'],
    ['/eu/browse/de', 'en', '/eu'],
    ['/us/de/bag', 'en', '/us'],
  ])('%s is in the language %s, below %s', (path, language, prefix) => {
    expect(marketOfPath(path)).toMatchObject({ language, prefix })
  })

  test('a path that begins with a language is in no market: at the shop’s own address the default market has no other', () => {
    expect(marketOfPath('/de/bag')).toBeNull()
  })

  test('the languages of a market differ in address, texts, content and index, and share what belongs to its code', () => {
    const [english, german] = inLanguages(markets.eu)
    expect(english).toBe(markets.eu)
    expect(german).toEqual({
      ...markets.eu,
      language: 'de',
      iso: 'de-DE',
      prefix: '/eu/de',
      contentPrefix: 'eu/de/',
      searchIndex: 'eu-de',
    })
    expect(everyMarket).toContainEqual(german)
    expect(german && hreflangOf(german)).toEqual(['de-de', 'de-at'])
  })

  test('a further language of a market at its own host has its name as prefix', () => {
    expect(inLanguages(markets.eu).map((market) => atHost(market).prefix)).toEqual(['', '/de'])
    expect(withoutMarketPrefix('/de/bag')).toBe('/bag')
  })

  test('no market lists its default language again', () => {
    for (const { language, languages: further } of Object.values(markets))
      expect(Object.keys(further)).not.toContain(language)
  })

  test('no language and no prefix of a market is the first segment of a path of the shop', () => {
    const segments = new Set(pathRows.map(({ path }) => path.split('/')[1]?.toLowerCase()))
    const names = [...languages, ...everyMarket.flatMap(({ prefix }) => prefix.split('/')[1] || [])]
    expect(names.filter((name) => segments.has(name))).toEqual([])
  })

  test('no two prefixes are the same', () => {
    const prefixes = everyMarket.map(({ prefix }) => prefix)
    expect([...new Set(prefixes)]).toEqual(prefixes)
  })

  test('removing the market prefix undoes adding it, for every market and path [RTE-01, SEO-03]', () => {
    for (const market of everyMarket) {
      for (const path of ['/', '/bag', '/p/1/a/b', '/usa'])
        expect(withoutMarketPrefix(marketPath(market, path))).toBe(path)
    }
  })
})
