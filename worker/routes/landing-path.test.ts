import { expect, test } from 'vitest'
import { landingPath } from './locale-form.ts'
import { markets } from '#shared/markets.ts'

test.each([
  [{ status: 200 }, '/us/browse/womens'],
  [{ status: 503 }, '/us/browse/womens'],
  [{ status: 404 }, '/us'],
  [null, '/us'],
] as const)('a change of market whose check responds with %o leads to %s [LOC-32, LOC-33]', (response, path) => {
  expect(landingPath(markets.us, '/browse/womens', response)).toBe(path)
})
