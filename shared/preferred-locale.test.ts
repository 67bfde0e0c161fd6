import { expect, test } from 'vitest'
import { parsePreferredLocale, preferredLocaleCookie, serialisePreferredLocale } from './preferred-locale.ts'

test('the preferred locale is stored in wsPreferredLocale for 30 days with path / [LOC-15]', () => {
  expect(preferredLocaleCookie).toMatchObject({ name: 'wsPreferredLocale', path: '/', maxAge: 30 * 24 * 60 * 60 })
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
