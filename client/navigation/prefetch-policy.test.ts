import { expect, test } from 'vitest'
import { mayPrefetch } from './prefetch-policy.ts'

test.each([
  [{ onLine: true }, true],
  [{ onLine: true, connection: { effectiveType: '2g', saveData: false } }, true],
  [{ onLine: false }, false],
  [{ onLine: true, connection: { effectiveType: 'slow-2g' } }, false],
  [{ onLine: true, connection: { effectiveType: '4g', saveData: true } }, false],
])('prefetching is allowed on %o: %s [LAY-38]', (device, expected) => {
  expect(mayPrefetch(device)).toBe(expected)
})
