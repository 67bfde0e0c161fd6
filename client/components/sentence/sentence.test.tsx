import { expect, test } from 'vitest'
import { htmlOf } from '../../test/html-of.ts'
import { Sentence } from './sentence.tsx'

test('elements replace the placeholders of a text, in the order of the text', () => {
  const parts = { name: <b>Ada</b>, date: <time>1 May</time> }
  expect(htmlOf(<Sentence text="On {date}, {name} wrote." parts={parts} />)).toBe(
    'On <time>1 May</time>, <b>Ada</b> wrote.',
  )
})
