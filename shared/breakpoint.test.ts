import { expect, test } from 'vitest'
import { mobileBreakpoint } from './breakpoint.ts'

test('the mobile breakpoint is 768 px [CONST-16]', () => {
  expect(mobileBreakpoint).toBe(768)
})
