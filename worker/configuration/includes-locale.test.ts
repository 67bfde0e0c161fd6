import { expect, test } from 'vitest'
import { includesLocale } from './includes-locale.ts'

test.each([
  ['en', 'en'],
  ['en,us', 'us'],
  ['en us', 'us'],
  ['en, us , eu', 'eu'],
])('the list "%s" turns the engine on for %s [PROMO-01]', (list, code) => {
  expect(includesLocale(list, code)).toBe(true)
})

test.each([
  [undefined, 'en'],
  [null, 'en'],
  [['en'], 'en'],
  [{ en: true }, 'en'],
  ['', 'en'],
  ['us,eu', 'en'],
  ['aus', 'us'],
  ['EN', 'en'],
])('the list %j leaves the engine off for %s [PROMO-02]', (list, code) => {
  expect(includesLocale(list, code)).toBe(false)
})
