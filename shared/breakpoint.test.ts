import { expect, test } from 'vitest'
import { mobileBreakpoint } from './breakpoint.ts'

test('phones end at 768 px [CONST-16]', () => {
  expect(mobileBreakpoint).toBe(768)
})
