import { expect, test } from 'vitest'
import { isEmail, typedEmail } from './email.ts'

test.each([
  'ada@example.co',
  'Ada.Lovelace+shop@Mail.EXAMPLE.MUSEUM',
  "o'brien@example.ie",
  'a!#$%&*/=?^_`{|}~-b@example.org',
])('accepts the e-mail address %s [ACC-21]', (text) => {
  expect(isEmail(text)).toBe(true)
})

test.each([
  '',
  'ada',
  'ada@',
  '@example.com',
  'ada@example',
  'ada@example.c',
  'a da@example.com',
  'a@b@example.com',
  'ada@example.c0m',
  '<ada@example.com>',
  'ada@example.com,bob@example.com',
  'ada"x"@example.com',
  ...['(', ')', ';', ':', '\\'].flatMap((character) => [`a${character}da@example.com`, `ada@exa${character}mple.com`]),
  `${'a'.repeat(250)}@example.com`,
])('refuses %j as an e-mail address [ACC-21]', (text) => {
  expect(isEmail(text)).toBe(false)
})

test.each([
  ['\u202aada@example.com\u202c', 'direction marks'],
  ['ada@exam\u00adple.com', 'a soft hyphen'],
  ['\ufeff ada@example.com\u00a0', 'a byte order mark and a no-break space'],
  ['ada@\u200dexample.com\u200b', 'zero-width characters'],
  ['ada@exa\u0000mple.com\n', 'control characters'],
])('an e-mail address is read without its invisible characters: %j has %s [ACC-21]', (text) => {
  expect(typedEmail(text)).toBe('ada@example.com')
  expect(isEmail(typedEmail(text))).toBe(true)
})

test('an e-mail address is the same however its accents were typed [ACC-21]', () => {
  expect(typedEmail('rene\u0301@example.com')).toBe('ren\u00e9@example.com')
})
