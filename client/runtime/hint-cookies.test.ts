import { afterEach, expect, test, vi } from 'vitest'
import { hasHint } from './hint-cookies.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['user-authenticated=1', true],
  ['a=1; user-authenticated=1; b=2', true],
  ['', false],
  ['user-authenticated=0', false],
  ['user-authenticated=10', false],
  ['x-user-authenticated=1', false],
])('the sign-in hint counts only with its exact name and value: %j', (cookie, isSet) => {
  vi.stubGlobal('document', { cookie })
  expect(hasHint('user-authenticated')).toBe(isSet)
})
