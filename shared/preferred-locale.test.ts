import { expect, test } from 'vitest'
import { cookieTable } from '../client/pages/cookies/cookie-table.ts'
import { dismissedLocaleCookie } from './locale-offer.ts'
import { parsePreferredLocale, preferredLocaleCookie, serialisePreferredLocale } from './preferred-locale.ts'

test('the preferred locale is stored in wsPreferredLocale for 30 days with path / [LOC-15]', () => {
  expect(preferredLocaleCookie).toMatchObject({ name: 'wsPreferredLocale', path: '/', maxAge: 30 * 24 * 60 * 60 })
})

test('the only other locale cookie remembers a dismissed offer, for 30 days rather than a year [LOC-16] [D-85] [D-152]', () => {
  const isAboutLocale = (name: string) => /locale/i.test(name)
  expect(cookieTable.map(({ name }) => name).filter(isAboutLocale)).toEqual([
    preferredLocaleCookie.name,
    dismissedLocaleCookie.name,
  ])
  expect(dismissedLocaleCookie.maxAge).toBe(30 * 24 * 60 * 60)
})

test('parses the cookie value that it serialises, and refuses any other [LOC-14, LOC-29]', () => {
  const locale = { localeCode: 'eu', localeName: 'Rest of the World', currencyCode: 'EUR' } as const
  expect(parsePreferredLocale(serialisePreferredLocale(locale))).toEqual(locale)
  for (const value of [
    undefined,
    '',
    'us',
    '{}',
    '{"localeCode":"fr","localeName":"x","currencyCode":"EUR"}',
    '{"localeCode":"__proto__"}',
  ]) {
    expect(parsePreferredLocale(value)).toBeNull()
  }
})
