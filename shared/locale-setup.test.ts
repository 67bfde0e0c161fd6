import { expect, test } from 'vitest'
import { parseLocaleSetup } from './locale-setup.ts'

test('names the missing fields to the letter [LOC-39, ERR-16]', () => {
  expect(() => parseLocaleSetup({})).toThrow(
    /^Following fields are missing in the i18n configuration: locale, currency, country$/,
  )
  expect(() => parseLocaleSetup({ locale: 'en', currency: '', country: 'GB' })).toThrow(
    /^Following fields are missing in the i18n configuration: currency$/,
  )
})

test('answers the setup that is complete [LOC-39]', () => {
  expect(parseLocaleSetup({ locale: 'en', currency: 'GBP', country: 'GB' })).toEqual({
    locale: 'en',
    currency: 'GBP',
    country: 'GB',
  })
})
