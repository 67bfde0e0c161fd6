import { expect, test } from 'vitest'
import { sizeKind } from './size-kind.ts'

test.each([
  ['XS', 'letters'],
  ['XXL', 'letters'],
  ['3XL', 'letters'],
  ['M', 'letters'],
  ['12', 'numbers'],
  ['5.5', 'numbers'],
  ['32', 'inches'],
  ['3-4', 'ages'],
  ['9-10 years', 'ages'],
  ['King', 'words'],
  ['One Size', 'words'],
])('the size %s is of the kind %s', (size, kind) => {
  expect(sizeKind(size)).toBe(kind)
})
