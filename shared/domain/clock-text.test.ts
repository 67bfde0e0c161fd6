import { expect, test } from 'vitest'
import { clockText } from './clock-text.ts'

test.each([
  ['2026-11-30T18:00:00+00:00', 'en-GB', 'Monday 30 November at 18:00'],
  ['2026-07-05T16:00:00+01:00', 'en-GB', 'Sunday 5 July at 16:00'],
  ['2026-07-05T16:30:00-07:00', 'en-GB', 'Sunday 5 July at 16:30'],
  ['2026-11-30T18:00:00+01:00', 'de-DE', 'Montag, 30. November um 18:00'],
  ['soon', 'en-GB', 'soon'],
])('the time %s in %s reads as the clocks of its place show it: %s [RSV-04]', (time, language, text) => {
  expect(clockText(time, language)).toBe(text)
})
