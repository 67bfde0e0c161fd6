import { expect, test } from 'vitest'
import { dayText } from './day-text.ts'
import { typedOptionText } from './typed-option.ts'

test.each([
  ['2026-12-03', '3 December 2026'],
  ['2026-12-03T00:30:00Z', '3 December 2026'],
  ['2024-02-29', '29 February 2024'],
])('the day %s is written as %s', (text, expected) => {
  expect(dayText(text, 'en-GB')).toBe(expected)
})

test.each([
  '2026-13-45',
  '1999-99-99',
  '2027-02-30',
  '2026-12-25Twas the night',
  '2026-12-25 or so',
  '2026-02-30T10:00:00Z',
  '',
])('the text "%s" is no day, so it stays as it is', (text) => {
  expect(dayText(text, 'en-GB')).toBe(text)
})

test('only the send date is written as a day; what a shopper typed stays as it is', () => {
  expect(typedOptionText({ name: 'Send date', value: '2026-12-25' }, 'en-GB')).toBe('25 December 2026')
  expect(typedOptionText({ name: 'Message', value: '2026-12-25' }, 'en-GB')).toBe('2026-12-25')
})
