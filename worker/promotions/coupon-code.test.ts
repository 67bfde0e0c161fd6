import { expect, test } from 'vitest'
import { parseCouponCode } from './coupon-code.ts'

test.each([
  ' welcome10 ',
  'WELCOME 10',
  '“WELCOME10”',
  '„WELCOME10“',
  "'WELCOME10'",
  '«\u00a0WELCOME10\u00a0»',
  '(WELCOME10)',
  '*WELCOME10*',
  '_WELCOME10_',
  '~WELCOME10~',
  '`WELCOME10`',
  '*_WELCOME10_*',
  '_*WELCOME10*_',
  '_WELCOME10_.',
  'WELCOME10.',
  '“WELCOME10”.',
  'WELCOME10!',
  'ＷＥＬＣＯＭＥ１０',
  'WEL\u00adCOME\u200b10',
])('reads the code WELCOME10 in %j, as it is copied from a mail [D-272]', (text) => {
  expect(parseCouponCode(text)).toBe('WELCOME10')
})

test.each([
  ['SAVE–10%', 'SAVE-10%'],
  ['A.B_C+D', 'A.B_C+D'],
  ['A_B_', 'A_B_'],
])('keeps the signs that a code may have: %j is %s', (text, code) => {
  expect(parseCouponCode(text)).toBe(code)
})

test.each(['', ' ', '“”', '.', '_', '*', '<b>', 'A*B', 'A/B', 'é', 'A'.repeat(51), null, 10])(
  '%j is no code',
  (text) => {
    expect(parseCouponCode(text)).toBeNull()
  },
)
