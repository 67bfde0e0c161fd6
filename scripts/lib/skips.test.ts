import { expect, test } from 'vitest'
import { describeSkips, parseSkips, skipsOf } from './skips.ts'

const [absent, slow] = ['The documents are not here.', 'It is too slow.']

test('counts skipped tests by file and reason, and lists the files below each reason', () => {
  const skips = skipsOf([
    { file: 'a.test.ts', reason: absent },
    { file: 'a.test.ts', reason: absent },
    { file: 'b.test.ts', reason: slow },
    { file: 'b.test.ts', reason: absent },
  ])
  expect(describeSkips(skips)).toEqual([
    `3 skipped: ${absent}`,
    '  2 in a.test.ts',
    '  1 in b.test.ts',
    `1 skipped: ${slow}`,
    '  1 in b.test.ts',
  ])
  expect(parseSkips(JSON.parse(JSON.stringify(skips)))).toEqual(skips)
})

test('reads no skips if there is no report', () => {
  expect(parseSkips(undefined)).toEqual([])
})
