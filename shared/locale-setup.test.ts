import { expect, test } from 'vitest'
import { parseLocaleSetup } from './locale-setup.ts'

test('a locale setup with missing fields throws the exact message with their names [LOC-39, ERR-16]', () => {
  expect(() => parseLocaleSetup({})).toThrow(
    /^Following fields are missing in the i18n configuration: locale, currency, country$/,
  )
  expect(() => parseLocaleSetup({ locale: 'en', currency: '', country: 'GB' })).toThrow(
    /^Following fields are missing in the i18n configuration: currency$/,
  )
})

test('a complete locale setup is returned as it is [LOC-39]', () => {
  expect(parseLocaleSetup({ locale: 'en', currency: 'GBP', country: 'GB' })).toEqual({
    locale: 'en',
    currency: 'GBP',
    country: 'GB',
  })
})
