import { expect, test } from 'vitest'
import { nextOption, suggestionHref } from './search-options.ts'

test.each([
  ['ArrowDown', null, 0],
  ['ArrowDown', 1, 2],
  ['ArrowDown', 2, null],
  ['ArrowUp', null, 2],
  ['ArrowUp', 0, null],
  ['Home', 2, 0],
  ['End', 0, 2],
  ['Home', null, undefined],
  ['End', null, undefined],
  ['a', 1, undefined],
] as const)('pressing %s at option %s of three moves to %s', (key, active, next) => {
  expect(nextOption(key, active, 3)).toBe(next)
})

test('without options every key keeps its default behaviour in the field', () => {
  expect(nextOption('ArrowDown', null, 0)).toBeUndefined()
})

test('a term links to its results page, trimmed, encoded and in the market [SRCH-02]', () => {
  expect(suggestionHref('/eu', ' tea & cake ')).toBe('/eu/search?query=tea%20%26%20cake')
})
