import { expect, test } from 'vitest'
import { preOrderNote } from './pre-order.ts'

const now = Date.parse('2026-11-28T12:00:00Z')
const noteOf = (message: string | null, releasedAt: string | null) =>
  preOrderNote({ message, releasedAt }, { language: 'en-GB', now })

test.each([
  ['Expected release date is %%DATE%%', '2027-03-12T09:00:00Z', 'Pre-order: Expected release date is 12 March 2027'],
  ['Reprinted in Devon', '2027-03-12T09:00:00Z', 'Pre-order: Reprinted in Devon · Expected on 12 March 2027'],
  ['Reprinted in Devon', null, 'Pre-order: Reprinted in Devon'],
  ['Expected release date is %%DATE%%', null, 'Pre-order: We send it as soon as it is here'],
  [null, '2027-03-12T09:00:00Z', 'Pre-order: Expected on 12 March 2027'],
  ['  ', null, 'Pre-order: We send it as soon as it is here'],
  [null, 'soon', 'Pre-order: We send it as soon as it is here'],
  ['Expected release date is %%DATE%%', '2026-11-01T09:00:00Z', 'Pre-order: We send it as soon as it is here'],
])('the message %j with the day %j is %j [D-262]', (message, releasedAt, note) => {
  expect(noteOf(message, releasedAt)).toBe(note)
})
