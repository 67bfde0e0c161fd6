import { describe, expect, test } from 'vitest'
import { addressCountry } from './domain/address-countries.ts'
import { stateName } from './domain/states.ts'
import { currencyOfLocale, guessedLocale, localeOfCountry, localeOptions, siteOf } from './locale-options.ts'
import { parsePreferredLocale } from './preferred-locale.ts'

const germanSite = 'https://www.example.de'

describe('known countries and currencies', () => {
  test.each([
    ['US', 'United States'],
    ['GB', 'United Kingdom'],
    ['AT', 'Austria'],
    ['DE', 'Germany'],
    ['NL', 'Netherlands'],
  ])('the country %s is known as one that the shop delivers to: %s [LOC-08] [D-152]', (code, name) => {
    expect(addressCountry(code)?.name).toBe(name)
  })

  test('addresses in the USA know the states California and Nevada, and a visitor from “UK” is one from GB [LOC-08] [D-152]', () => {
    expect([stateName('US', 'CA'), stateName('US', 'nevada')]).toEqual(['California', 'Nevada'])
    expect(localeOfCountry('UK', null)).toEqual(localeOfCountry('GB', null))
  })

  test('a choice in a currency of a market is known, and one in PLN, which no market has, is not [LOC-09] [D-152]', () => {
    const currencyOf = (currencyCode: string) =>
      parsePreferredLocale(JSON.stringify({ localeCode: 'en', localeName: 'x', currencyCode }))?.currencyCode
    expect(['GBP', 'USD', 'EUR', 'PLN'].map(currencyOf)).toEqual(['GBP', 'USD', 'EUR', undefined])
  })
})

describe('locale options', () => {
  test('a locale option has a name, currencies, site code and site path; Rest of the World has two currencies on two paths [LOC-04, LOC-13]', () => {
    const options = localeOptions(null)
    expect(options).toContainEqual({
      name: 'United Kingdom',
      currencies: [{ code: 'GBP' }],
      siteLocaleCode: 'en',
      siteLocalePath: '',
    })
    const world = options.find(({ name }) => name === 'Rest of the World')
    expect(world?.currencies).toEqual([{ code: 'USD' }, { code: 'EUR' }])
    if (!world) return
    expect([siteOf(world, 'USD'), siteOf(world, 'EUR')]).toEqual([
      { code: 'us', path: '/us' },
      { code: 'eu', path: '/eu' },
    ])
  })

  test('Germany is an option only if its site is configured, and leads to that site [LOC-05]', () => {
    expect(localeOptions(null).map(({ name }) => name)).not.toContain('Germany')
    expect(localeOptions(germanSite)).toContainEqual({
      name: 'Germany',
      currencies: [{ code: 'EUR' }],
      siteLocaleCode: 'de',
      siteLocalePath: germanSite,
    })
  })
})

describe('the country map', () => {
  test.each([
    ['AT', { localeCode: 'de', localeName: 'Germany', currencyCode: 'EUR' }],
    ['DE', { localeCode: 'de', localeName: 'Germany', currencyCode: 'EUR' }],
    ['CA', { localeCode: 'us', localeName: 'Rest of the World', currencyCode: 'USD' }],
    ['US', { localeCode: 'us', localeName: 'Rest of the World', currencyCode: 'USD' }],
    ['GB', { localeCode: 'en', localeName: 'United Kingdom', currencyCode: 'GBP' }],
    ['uk', { localeCode: 'en', localeName: 'United Kingdom', currencyCode: 'GBP' }],
    ['IE', { localeCode: 'eu', localeName: 'Ireland', currencyCode: 'EUR' }],
    ['NL', null],
  ] as const)('country %s maps to %o [LOC-14, LOC-17, LOC-18, LOC-19, LOC-20]', (country, locale) => {
    expect(localeOfCountry(country, germanSite)).toEqual(locale)
  })

  test.each(['AT', 'DE'])(
    'country %s maps to the market of Ireland, in EUR, if the German site is not configured [LOC-17] [D-81]',
    (country) => {
      expect(localeOfCountry(country, null)).toEqual({ localeCode: 'eu', localeName: 'Ireland', currencyCode: 'EUR' })
    },
  )

  test.each([null, 'NL', 'JP'])(
    'for country %s the default site preselects Rest of the World in EUR [LOC-21]',
    (country) => {
      expect(guessedLocale({ siteCode: 'en', country, germanySiteUrl: null })).toEqual({
        localeCode: 'eu',
        localeName: 'Rest of the World',
        currencyCode: 'EUR',
      })
    },
  )

  test('the other sites preselect their own locale if the country is unknown, and otherwise that of the country', () => {
    expect(guessedLocale({ siteCode: 'us', country: null, germanySiteUrl: null })).toMatchObject({
      localeCode: 'us',
      currencyCode: 'USD',
    })
    expect(guessedLocale({ siteCode: 'eu', country: 'GB', germanySiteUrl: null })).toMatchObject({
      localeCode: 'en',
      currencyCode: 'GBP',
    })
  })
})

test.each([
  ['de', 'EUR'],
  ['eu', 'EUR'],
  ['us', 'USD'],
  ['en', 'GBP'],
  ['fr', 'GBP'],
] as const)('the currency of %s is %s [LOC-34, LOC-35]', (code, currency) => {
  expect(currencyOfLocale(code)).toBe(currency)
})
