import { expect, test } from 'vitest'
import { stateCode, stateName } from './states.ts'

test.each([
  ['US', 'AE', 'Armed Forces Europe'],
  ['US', 'aa', 'Armed Forces Americas'],
  ['US', 'armed forces pacific', 'Armed Forces Pacific'],
  ['US', 'PR', 'Puerto Rico'],
  ['US', 'Guam', 'Guam'],
  ['US', 'U.S. Virgin Islands', 'Virgin Islands'],
  ['US', 'D.C.', 'District of Columbia'],
  ['CA', 'Québec', 'Quebec'],
])('knows the state of %s that is written as %s [ACC-24]', (country, written, name) => {
  expect(stateName(country, written)).toBe(name)
  expect(stateName(country, stateCode(country, written) ?? '')).toBe(name)
})

test('knows no state of another country or none at all [ACC-24]', () => {
  expect([stateName('US', 'Ontario'), stateName('CA', 'AE'), stateName('US', '')]).toEqual([null, null, null])
})
