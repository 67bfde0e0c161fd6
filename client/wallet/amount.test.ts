import { expect, test } from 'vitest'
import { decimalText } from './amount.ts'

test.each([
  [{ amount: 1095, currency: 'GBP' as const }, '10.95'],
  [{ amount: 5, currency: 'EUR' as const }, '0.05'],
  [{ amount: 1999, currency: 'USD' as const }, '19.99'],
  [{ amount: -250, currency: 'GBP' as const }, '-2.50'],
])('the wallets get %o as the decimal text %s [PAY-22] [D-112]', (money, text) => {
  expect(decimalText(money)).toBe(text)
})

test('the number of decimals is that of the currency [PAY-22] [D-112]', () => {
  expect(decimalText({ amount: 100_000, currency: 'JPY' as 'GBP' })).toBe('1000')
  expect(decimalText({ amount: 1095, currency: 'KWD' as 'GBP' })).toBe('10.950')
})
