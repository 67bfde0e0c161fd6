import { expect, test } from 'vitest'
import {
  localeCookieDefaults,
  parsePreferredLocale,
  preferredLocaleCookie,
  serialisePreferredLocale,
} from './preferred-locale.ts'

test('is kept for 30 days at path / under its name [LOC-15]', () => {
  expect(preferredLocaleCookie).toMatchObject({ name: 'wsPreferredLocale', path: '/', maxAge: 30 * 24 * 60 * 60 })
})

test('leaves other locale cookies path /, lax, for a year [LOC-16]', () => {
  expect(localeCookieDefaults).toEqual({ path: '/', sameSite: 'Lax', maxAge: 365 * 24 * 60 * 60 })
})

test('reads what it writes, and nothing else [LOC-14, LOC-29]', () => {
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
