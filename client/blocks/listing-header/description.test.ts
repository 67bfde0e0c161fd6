import { expect, test } from 'vitest'
import { splitDescription } from './description.ts'

const textOf = (length: number) =>
  'Painted on the studio table, printed in small runs, and cut with room for lunch, and for a nap after it.'
    .repeat(2)
    .slice(0, length)

test('in variant 1 a description above 35 characters is long, and the whole words among 30 of them show [PLP-14] [PLP-16] [D-65]', () => {
  expect(splitDescription(textOf(35), 1)).toEqual({ shown: textOf(35), rest: '' })
  expect(splitDescription(textOf(36), 1)).toEqual({ shown: 'Painted on the studio table,', rest: ' printed' })
})

test('in variant 2 a description above 100 characters is long, and the whole words among 100 of them show [PLP-15] [PLP-16] [D-65]', () => {
  expect(splitDescription(textOf(100), 2)).toEqual({ shown: textOf(100), rest: '' })
  expect(splitDescription(textOf(101), 2)).toEqual({ shown: textOf(100), rest: textOf(101).slice(100) })
})

test('an emoji is never cut in two [PLP-16]', () => {
  const parts = splitDescription('🧶'.repeat(40), 1)
  expect(parts).toEqual({ shown: '🧶'.repeat(30), rest: '🧶'.repeat(10) })
})

test.each(['Lorem ipsum dolor sit amet', 'Sample text', 'Placeholder copy goes here', 'Add your description'])(
  'the sample text "%s" does not count as a description [PLP-18]',
  (sample) => {
    expect(splitDescription(sample, 1)).toBeNull()
    expect(splitDescription(null, 2)).toBeNull()
  },
)
