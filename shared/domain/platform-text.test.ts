import { expect, test } from 'vitest'
import { platformText } from './platform-text.ts'

test('a word of the platform without a text of the shop stays as it is [D-338]', () => {
  expect(['3-4', 'Marbled', 'constructor'].map(platformText)).toEqual(['3-4', 'Marbled', 'constructor'])
})
