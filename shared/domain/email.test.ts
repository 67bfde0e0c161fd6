import { expect, test } from 'vitest'
import { isEmail } from './email.ts'

test.each(['ada@example.co', 'Ada.Lovelace+shop@Mail.EXAMPLE.MUSEUM', 'o’brien@example.ie'])(
  'accepts the e-mail address %s [ACC-21]',
  (text) => {
    expect(isEmail(text)).toBe(true)
  },
)

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
  `${'a'.repeat(250)}@example.com`,
])('refuses %j as an e-mail address [ACC-21]', (text) => {
  expect(isEmail(text)).toBe(false)
})
