import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxCustomerMessage, readPresentNote, withPresentNote } from './present-note.ts'
import { maxPresentMessage, type Present } from '#shared/domain/present.ts'
import { typedText } from '#shared/domain/typed-text.ts'

const tricky = fc.constantFrom(
  '[Present]',
  'Wrap: Gold',
  '> ',
  'Message:',
  'Packing slip: without prices',
  '\n',
  '\n\n',
)
const words = fc
  .array(fc.oneof(tricky, fc.string({ unit: 'grapheme', maxLength: 20 })), { maxLength: 8 })
  .map((parts) => typedText(parts.join('')).slice(0, maxPresentMessage).trim())
const presents: fc.Arbitrary<Present> = fc.record({
  message: words,
  hidesPrices: fc.boolean(),
  wrap: fc.constantFrom(null, 'Meadow', 'Herbarium'),
})
const comments = fc.constantFrom('', 'Please ring twice.', 'First line\n\n> a quote\nWrap: mine')

test('reads back each present as it was written, also if its words look like lines of the note [PRES-04]', () => {
  fc.assert(
    fc.property(presents, comments, (present, comment) => {
      const note = withPresentNote(comment, present)
      expect(readPresentNote(note ?? '')).toEqual({ present, rest: comment })
    }),
  )
})

test('a change replaces the present and keeps the comments, before and after it [PRES-03]', () => {
  const before = 'For the porter.\n[Present]\nWrap: Meadow\nMessage:\n> Hello\n\nLeave it at No. 4.'
  const changed = withPresentNote(before, { message: 'Hi', hidesPrices: true, wrap: null })
  expect(changed).toBe(
    '[Present]\nPacking slip: without prices\nMessage:\n> Hi\n\nFor the porter.\n\nLeave it at No. 4.',
  )
  expect(withPresentNote(changed ?? '', null)).toBe('For the porter.\n\nLeave it at No. 4.')
})

test('reads a note that the shopper has changed at the checkout, with its lines as they are [PRES-03]', () => {
  const { present, rest } = readPresentNote('[Present] \r\nwrap it well\r\n> not ours')
  expect(present).toEqual({ message: '', hidesPrices: false, wrap: null })
  expect(rest).toBe('wrap it well\n> not ours')
  expect(readPresentNote('[Present]\n>Hi\n>  Tom\n').present?.message).toBe('Hi\n Tom')
})

test('comments without a note are no present [PRES-03]', () => {
  expect(readPresentNote('A [Present] for Ada')).toEqual({ present: null, rest: 'A [Present] for Ada' })
})

test('does not write a message that the platform would refuse as too long [PRES-04]', () => {
  const comment = 'a'.repeat(maxCustomerMessage - 20)
  expect(withPresentNote(comment, { message: 'Happy birthday', hidesPrices: false, wrap: null })).toBeNull()
})
